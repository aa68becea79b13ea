package gui

func (a *App) exportSheet() {}
