// Package clocale gives Fyne a language where the system's locale is "C": as "C.UTF-8", which servers and containers have, Fyne
// takes it for the name of a language, and complains of it at its start and with each change of language.
//
// It must be initialised before fyne.io/fyne/v2/lang. By the specification of Go, packages that are ready are initialised in
// the order of their paths; lang is ready after text/template only, which comes behind the path of this package.
package clocale
