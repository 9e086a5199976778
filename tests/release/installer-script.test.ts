import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRODUCT } from '#build/installer/product.ts';
import { missingTools, openFolder } from './packaged-program.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../build/installer/installer.nsh');

/** The parts of electron-builder's script that ours depends on: its names, and where it inserts our macros. */
const around = (isForAll: boolean): string => `
Unicode true
OutFile "desk.exe"
InstallDir "$TEMP"
RequestExecutionLevel ${isForAll ? 'admin' : 'user'}
!include LogicLib.nsh
!define PRODUCT_NAME "${PRODUCT.name}"
!define APP_ID "${PRODUCT.appId}"
!define APP_EXECUTABLE_FILENAME "${PRODUCT.name}.exe"
!macro _isUpdated _a _b _t _f
  Goto \`\${_f}\`
!macroend
!define isUpdated \`"" isUpdated ""\`
${isForAll ? '!define INSTALL_MODE_PER_ALL_USERS' : ''}
!include "${SCRIPT}"
Function .onInit
  !ifmacrodef customInit
    !insertmacro customInit
  !endif
FunctionEnd
Section "install"
  SetShellVarContext ${isForAll ? 'all' : 'current'}
  !insertmacro customInstall
  WriteUninstaller "$INSTDIR\\uninstall.exe"
SectionEnd
Section "un.Uninstall"
  !insertmacro customUnInstall
SectionEnd
`;

let folder: string;
beforeAll(() => {
  if (missingTools('makensis').length > 0) throw new Error('Missing: makensis. On Debian: apt-get install nsis');
  folder = openFolder();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test.each([
  ['for one account', false],
  ['for all users of a computer', true],
])("the installers' script compiles without a warning: %s", (_case, isForAll) => {
  const script = path.join(folder, 'setup.nsi');
  fs.writeFileSync(script, around(isForAll));
  const told = execFileSync('makensis', ['-WX', '-V2', script], { encoding: 'utf8', stdio: 'pipe' });
  expect(told.trim()).toBe('');
  expect(fs.readFileSync(path.join(folder, 'desk.exe')).toString('latin1', 0, 2)).toBe('MZ');
});
