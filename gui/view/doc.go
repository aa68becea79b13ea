// Package view says what each window shows, in the words of a language, as plain data: it reads the model's state and
// the bundles, knows every sentence's place, and draws nothing. Widgets compare these values and draw them.
package view
