; Additions to electron-builder's NSIS script. Usage: docs/desktop-rollout.md.
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define DESK_SCHEME "concierge-desk"
; The same class as in electron/main/system/identity.ts.
!define DESK_TOAST_ACTIVATOR "{7B1D5C0E-6E2A-4B8B-9C52-3A1F0D9E44C7}"
!define DESK_POLICY_FOLDER "Concierge Desk"
; The same key as in electron/main/policy/policy.ts.
!define DESK_SERVER_KEY "server"
; Well-known SIDs: administrators, system, all users.
!define DESK_ADMINISTRATORS "*S-1-5-32-544"
!define DESK_SYSTEM "*S-1-5-18"
!define DESK_USERS "*S-1-5-32-545"

!ifndef BUILD_UNINSTALLER
  !ifdef INSTALL_MODE_PER_ALL_USERS
    Var DeskServer

    ; An invalid address ends a silent installation with code 2 before anything is installed.
    !macro customInit
      ${GetParameters} $R0
      ClearErrors
      ${GetOptions} $R0 "/API=" $DeskServer
      ${If} ${Errors}
        StrCpy $DeskServer ""
      ${Else}
        StrCpy $R1 $DeskServer 8
        StrCpy $R2 $DeskServer 17
        ${If} $R1 != "https://"
        ${AndIf} $R2 != "http://localhost:"
          MessageBox MB_OK|MB_ICONSTOP "/API must be an https address, in quotes: /API=$\"https://concierge.example.com$\"" /SD IDOK
          SetErrorLevel 2
          Quit
        ${EndIf}
      ${EndIf}
    !macroend
  !endif

  !macro customInstall
    ; Registers the link scheme for all users of this installation, before the first start.
    WriteRegStr SHELL_CONTEXT "Software\Classes\${DESK_SCHEME}" "" "URL:${PRODUCT_NAME}"
    WriteRegStr SHELL_CONTEXT "Software\Classes\${DESK_SCHEME}" "URL Protocol" ""
    WriteRegStr SHELL_CONTEXT "Software\Classes\${DESK_SCHEME}\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'

    ; Windows starts the program by this class for a click on a toast, also where the shortcut does not name it.
    WriteRegStr SHELL_CONTEXT "Software\Classes\AppUserModelId\${APP_ID}" "DisplayName" "${PRODUCT_NAME}"
    WriteRegStr SHELL_CONTEXT "Software\Classes\AppUserModelId\${APP_ID}" "CustomActivator" "${DESK_TOAST_ACTIVATOR}"
    WriteRegStr SHELL_CONTEXT "Software\Classes\CLSID\${DESK_TOAST_ACTIVATOR}\LocalServer32" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}"'

    !ifdef INSTALL_MODE_PER_ALL_USERS
      ; The folder must be writable by administrators only; otherwise any user could place a policy.
      SetShellVarContext all
      CreateDirectory "$APPDATA\${DESK_POLICY_FOLDER}"
      ; An existing folder may belong to a user: ownership is given to administrators. A file in it keeps its owner, so that the
      ; program can detect that no administrator wrote it.
      nsExec::ExecToLog '"$SYSDIR\takeown.exe" /F "$APPDATA\${DESK_POLICY_FOLDER}" /A'
      Pop $R0
      nsExec::ExecToLog '"$SYSDIR\icacls.exe" "$APPDATA\${DESK_POLICY_FOLDER}" /reset /L /Q'
      Pop $R0
      nsExec::ExecToLog '"$SYSDIR\icacls.exe" "$APPDATA\${DESK_POLICY_FOLDER}" /inheritance:r /grant "${DESK_ADMINISTRATORS}:(OI)(CI)F" "${DESK_SYSTEM}:(OI)(CI)F" "${DESK_USERS}:(OI)(CI)RX"'
      Pop $R0
      ${If} $DeskServer != ""
      ${AndIfNot} ${FileExists} "$APPDATA\${DESK_POLICY_FOLDER}\config.json"
        FileOpen $R1 "$APPDATA\${DESK_POLICY_FOLDER}\config.json" w
        FileWrite $R1 '{ "${DESK_SERVER_KEY}": "$DeskServer" }$\r$\n'
        FileClose $R1
      ${EndIf}
    !endif
  !macroend
!endif

; This also runs during an update, which must keep the user's start at sign-in.
!macro customUnInstall
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/KEEP_APP_DATA" $R1
  ${If} ${Errors}
  ${AndIfNot} ${isUpdated}
    DeleteRegKey SHELL_CONTEXT "Software\Classes\${DESK_SCHEME}"
    DeleteRegKey SHELL_CONTEXT "Software\Classes\AppUserModelId\${APP_ID}"
    DeleteRegKey SHELL_CONTEXT "Software\Classes\CLSID\${DESK_TOAST_ACTIVATOR}"
    DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Run" "${APP_ID}"
    DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Explorer\StartupApproved\Run" "${APP_ID}"
  ${EndIf}
!macroend
