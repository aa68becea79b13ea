// Package widget draws the values of package view as a game table: cards, tokens, sheets and the controls between them.
//
// Every widget has one Set, which compares, assigns and refreshes, and callbacks named OnX. No widget knows a rule, words a
// sentence or keeps anything. All text is laid out by view.Break and drawn by canvas.Text. Widgets own their primitives, so a
// renderer that Fyne throws away and makes anew shows the same, and they read colours and sizes from the theme
// whenever they are arranged.
package widget
