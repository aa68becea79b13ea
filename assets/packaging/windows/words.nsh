; What the installer says beside NSIS's own words, in both languages: makensis refuses one that is missing in either.

LangString CAMPAIGN ${LANG_ENGLISH} "Plotwright campaign"
LangString CAMPAIGN ${LANG_RUSSIAN} "Кампания Plotwright"

LangString RUNNING ${LANG_ENGLISH} "Plotwright is running. Close it and try again."
LangString RUNNING ${LANG_RUSSIAN} "Plotwright запущен. Закройте его и повторите попытку."

LangString KEPT ${LANG_ENGLISH} "Plotwright will be removed. Your campaigns and settings stay in $LOCALAPPDATA\Plotwright."
LangString KEPT ${LANG_RUSSIAN} "Plotwright будет удалён. Ваши кампании и настройки останутся в $LOCALAPPDATA\Plotwright."

LangString TOO_OLD ${LANG_ENGLISH} "Plotwright needs Windows 10 or newer."
LangString TOO_OLD ${LANG_RUSSIAN} "Для Plotwright нужна Windows 10 или новее."

!define ABOUT_ENGLISH "Plotwright setup"
!define ABOUT_RUSSIAN "Установка Plotwright"
