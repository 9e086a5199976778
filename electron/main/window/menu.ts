import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { Words } from '../system/words.ts';
import type { ZoomStep } from './zoom.rules.ts';

export type MenuActions = {
  go: (path: string) => void;
  newWindow: () => void;
  zoom: (step: ZoomStep) => void;
  reload: () => void;
  /** Null where IT decided the server. */
  changeServer: (() => void) | null;
  quit: () => void;
  help: { diagnostics: () => void; showLogs: () => void; copyDiagnostics: () => void };
};

/** The menu bar with shortcuts for frequent actions. The keys of the inbox are handled by the page. */
export function setMenu(words: Words, actions: MenuActions): void {
  const isMac = process.platform === 'darwin';
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(isMac ? [appMenu(words, actions)] : []),
      { label: words.file, submenu: fileItems(words, actions, isMac) },
      { role: 'editMenu', label: words.edit },
      { label: words.view, submenu: viewItems(words, actions) },
      { label: words.go, submenu: pages(words, actions) },
      { role: 'windowMenu', label: words.window },
      { role: 'help', label: words.help, submenu: helpItems(words, actions) },
    ]),
  );
}

/** As the role "appMenu", but quitting asks first while guests wait. */
function appMenu(words: Words, { quit }: MenuActions): MenuItemConstructorOptions {
  const roles = ['about', 'separator', 'services', 'separator', 'hide', 'hideOthers', 'unhide', 'separator'] as const;
  const items = roles.map((role) => (role === 'separator' ? { type: role } : { role }));
  return { label: 'Concierge Desk', submenu: [...items, { label: words.quit, accelerator: 'Cmd+Q', click: quit }] };
}

function fileItems(words: Words, { newWindow, go, changeServer, quit }: MenuActions, isMac: boolean) {
  const items: MenuItemConstructorOptions[] = [
    { label: words.newWindow, accelerator: 'CmdOrCtrl+N', click: newWindow },
    { label: words.handover, accelerator: 'CmdOrCtrl+P', click: () => go('/handover') },
  ];
  if (changeServer) items.push({ type: 'separator' }, { label: words.changeServer, click: changeServer });
  if (!isMac) items.push({ type: 'separator' }, { label: words.quit, accelerator: 'CmdOrCtrl+Q', click: quit });
  return items;
}

function helpItems(words: Words, { help }: MenuActions): MenuItemConstructorOptions[] {
  return [
    { label: words.diagnostics, click: help.diagnostics },
    { label: words.copyDiagnostics, click: help.copyDiagnostics },
    { label: words.showLogs, click: help.showLogs },
  ];
}

function viewItems(words: Words, { zoom, reload }: MenuActions): MenuItemConstructorOptions[] {
  return [
    { label: words.reload, accelerator: 'CmdOrCtrl+R', click: reload },
    { type: 'separator' },
    { label: '100 %', accelerator: 'CmdOrCtrl+0', click: () => zoom(0) },
    { label: '+', accelerator: 'CmdOrCtrl+Plus', click: () => zoom(1) },
    // The same shortcut without Shift, as in browsers.
    { label: '+', accelerator: 'CmdOrCtrl+=', visible: false, acceleratorWorksWhenHidden: true, click: () => zoom(1) },
    { label: '−', accelerator: 'CmdOrCtrl+-', click: () => zoom(-1) },
    { type: 'separator' },
    { role: 'togglefullscreen' },
  ];
}

function pages(words: Words, { go }: MenuActions): MenuItemConstructorOptions[] {
  const list: [string, string][] = [
    [words.requests, '/requests'],
    [words.bookings, '/bookings'],
    [words.guests, '/guests'],
    [words.dashboard, '/dashboard'],
    [words.settings, '/settings'],
  ];
  return list.map(([label, path], at) => ({ label, accelerator: `CmdOrCtrl+${at + 1}`, click: () => go(path) }));
}
