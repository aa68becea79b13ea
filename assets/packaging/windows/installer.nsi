; Installs Plotwright for the user who starts it, without an administrator's rights, and takes it away again. What the user has
; made, campaigns, settings and own decks, lies elsewhere (%LocalAppData%\Plotwright) and is never touched.
;
; .ci/package-windows defines VERSION and VERSION_NUMBERS, the folder FILES with what is installed, ICON, BANNER and OUT.
; /S installs and removes without a question.

Unicode true
Target amd64-unicode
RequestExecutionLevel user
ManifestDPIAware true
SetCompressor /SOLID lzma

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh

!define PROGRAM "plotwright.exe"
!define CAMPAIGN "Plotwright.Campaign" ; the type of the files of one campaign
!define TYPES "Software\Classes"
!define REMOVAL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Plotwright"

Name "Plotwright"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Plotwright"
InstallDirRegKey HKCU "${REMOVAL}" "InstallLocation"
BrandingText "Plotwright ${VERSION}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${BANNER}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(KEPT)"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is for everybody whose Windows speaks neither.
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE Russian
!include words.nsh

VIProductVersion "${VERSION_NUMBERS}"
!macro about LANGUAGE DESCRIPTION
	VIAddVersionKey /LANG=${LANGUAGE} ProductName "Plotwright"
	VIAddVersionKey /LANG=${LANGUAGE} ProductVersion "${VERSION}"
	VIAddVersionKey /LANG=${LANGUAGE} FileVersion "${VERSION}"
	VIAddVersionKey /LANG=${LANGUAGE} FileDescription "${DESCRIPTION}"
	VIAddVersionKey /LANG=${LANGUAGE} LegalCopyright "© 2026 Plotwright contributors"
!macroend
!insertmacro about ${LANG_ENGLISH} "${ABOUT_ENGLISH}"
!insertmacro about ${LANG_RUSSIAN} "${ABOUT_RUSSIAN}"

; A running program cannot be replaced: its user closes it, or nothing is done. Without a question nothing is done.
!macro waitUntilClosed
	${If} ${FileExists} "$INSTDIR\${PROGRAM}"
		${Do}
			ClearErrors
			FileOpen $0 "$INSTDIR\${PROGRAM}" a
			${IfNot} ${Errors}
				FileClose $0
				${Break}
			${EndIf}
			${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDCANCEL`
				Abort
			${EndIf}
		${Loop}
	${EndIf}
!macroend

!macro filesOfTypesHaveChanged
	System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
!macroend

Function .onInit
	${IfNot} ${AtLeastWin10}
		MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
		Abort
	${EndIf}
FunctionEnd

Section
	!insertmacro waitUntilClosed
	SetOutPath "$INSTDIR"
	File "${FILES}/plotwright.exe"
	File "${FILES}/LICENSES.txt"
	SetOutPath "$INSTDIR\docs"
	File "${FILES}/docs/*.*"
	SetOutPath "$INSTDIR"
	WriteUninstaller "$INSTDIR\uninstall.exe"

	CreateShortCut "$SMPROGRAMS\Plotwright.lnk" "$INSTDIR\${PROGRAM}"

	WriteRegStr HKCU "${TYPES}\${CAMPAIGN}" "" "$(CAMPAIGN)"
	WriteRegStr HKCU "${TYPES}\${CAMPAIGN}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
	WriteRegStr HKCU "${TYPES}\${CAMPAIGN}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
	WriteRegStr HKCU "${TYPES}\.plotwright" "" "${CAMPAIGN}"
	WriteRegStr HKCU "${TYPES}\.plotwright\OpenWithProgids" "${CAMPAIGN}" ""
	!insertmacro filesOfTypesHaveChanged

	WriteRegStr HKCU "${REMOVAL}" "DisplayName" "Plotwright"
	WriteRegStr HKCU "${REMOVAL}" "DisplayVersion" "${VERSION}"
	WriteRegStr HKCU "${REMOVAL}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
	WriteRegStr HKCU "${REMOVAL}" "Publisher" "Plotwright contributors"
	WriteRegStr HKCU "${REMOVAL}" "InstallLocation" "$INSTDIR"
	WriteRegStr HKCU "${REMOVAL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
	WriteRegStr HKCU "${REMOVAL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
	WriteRegDWORD HKCU "${REMOVAL}" "NoModify" 1
	WriteRegDWORD HKCU "${REMOVAL}" "NoRepair" 1
	${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
	WriteRegDWORD HKCU "${REMOVAL}" "EstimatedSize" $0 ; kilobytes
SectionEnd

Section Uninstall
	!insertmacro waitUntilClosed
	Delete "$INSTDIR\${PROGRAM}"
	Delete "$INSTDIR\LICENSES.txt"
	Delete "$INSTDIR\docs\own-decks.md"
	Delete "$INSTDIR\docs\translating.md"
	Delete "$INSTDIR\docs\drowned-bell.toml"
	Delete "$INSTDIR\docs\drowned-bell.en.toml"
	Delete "$INSTDIR\docs\drowned-bell.ru.toml"
	Delete "$INSTDIR\docs\unstable-forces.ru.toml"
	RMDir "$INSTDIR\docs"
	Delete "$INSTDIR\uninstall.exe"
	RMDir "$INSTDIR" ; what is not ours keeps it

	Delete "$SMPROGRAMS\Plotwright.lnk"

	DeleteRegKey HKCU "${TYPES}\${CAMPAIGN}"
	DeleteRegValue HKCU "${TYPES}\.plotwright\OpenWithProgids" "${CAMPAIGN}"
	DeleteRegKey /ifempty HKCU "${TYPES}\.plotwright\OpenWithProgids"
	ReadRegStr $0 HKCU "${TYPES}\.plotwright" ""
	${If} $0 == "${CAMPAIGN}"
		DeleteRegValue HKCU "${TYPES}\.plotwright" ""
	${EndIf}
	DeleteRegKey /ifempty HKCU "${TYPES}\.plotwright"
	!insertmacro filesOfTypesHaveChanged
	DeleteRegKey HKCU "${REMOVAL}"
SectionEnd
