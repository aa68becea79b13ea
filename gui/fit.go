package gui

// within is where something from one place to another begins, and how long it is, when it must not leave an area.
func within(from, to, least, most int32) (begin, length int32) {
	length = min(to-from, most-least)
	return min(max(from, least), most-length), length
}
