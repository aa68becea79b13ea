package located

import "reflect"

// Decode fills the struct that out points to, by its toml tags. What does not fit is left out, and is a fault: a key
// that no field has, a value of another type. The fields are strings, whole numbers, truth values, structs, lists and
// maps of these.
func Decode(v *Value, out any) []Fault {
	var d decoder
	d.decode(v, reflect.ValueOf(out).Elem(), "")
	Sort(d.faults)
	return d.faults
}

type decoder struct{ faults []Fault }

// kinds are the kinds of value that fill a field of a Go kind.
var kinds = map[reflect.Kind]Kind{
	reflect.String: String, reflect.Int: Int, reflect.Bool: Bool, reflect.Slice: List, reflect.Struct: Table, reflect.Map: Table,
}

func (d *decoder) decode(v *Value, to reflect.Value, name string) {
	if want := kinds[to.Kind()]; v.Kind != want {
		d.faults = append(d.faults, Fault{Line: v.Line, Code: WrongType, What: name, Wanted: []string{string(want)}})
		return
	}
	switch to.Kind() {
	case reflect.String:
		to.SetString(v.Text)
	case reflect.Int:
		to.SetInt(int64(v.Int))
	case reflect.Bool:
		to.SetBool(v.Bool)
	case reflect.Slice:
		to.Set(reflect.MakeSlice(to.Type(), len(v.List), len(v.List)))
		for i, x := range v.List {
			d.decode(x, to.Index(i), name)
		}
	case reflect.Map:
		to.Set(reflect.MakeMap(to.Type()))
		for _, key := range v.keys {
			x := reflect.New(to.Type().Elem()).Elem()
			d.decode(v.values[key], x, key)
			to.SetMapIndex(reflect.ValueOf(key), x)
		}
	case reflect.Struct:
		d.fields(v, to)
	}
}

func (d *decoder) fields(v *Value, to reflect.Value) {
	fields := map[string]reflect.Value{}
	for i := range to.NumField() {
		if tag := to.Type().Field(i).Tag.Get("toml"); tag != "" && tag != "-" {
			fields[tag] = to.Field(i)
		}
	}
	for _, key := range v.keys {
		if field, ok := fields[key]; ok {
			d.decode(v.values[key], field, key)
		} else {
			d.faults = append(d.faults, Fault{Line: v.values[key].Line, Code: UnknownKey, What: key})
		}
	}
}
