import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { app, BrowserWindow, clipboard, ipcMain, Notification, shell, type Session } from 'electron';
import { mayCall } from '../protocol/guards.rules.ts';
import { programIcon } from '../system/images.ts';
import { bringUp, safely } from '../window/window.ts';
import { runChecks, type CheckResult, type Looks } from './checks.ts';
import { diagnosticsOrigin } from '../protocol/own-pages.ts';
import type { DiagnosticsWords } from './diagnostics.words.ts';

const logLines = 60;

type Parts = {
  session: Session;
  words: DiagnosticsWords;
  looks: Omit<Looks, 'notice' | 'now' | 'hasTray'>;
  policyProblems: readonly string[];
};
export type Diagnostics = { open(): void; copy(): Promise<void>; showLogs(): void };

/** The diagnostics page and its text for support, which holds no guests' data. */
export function createDiagnostics({ session, words, looks, policyProblems }: Parts): Diagnostics {
  let window: BrowserWindow | null = null;
  const run = () => runChecks({ ...looks, now: Date.now, notice: () => testNotice(words), hasTray });
  const copy = async () => clipboard.writeText(report(await run(), policyProblems));
  const answer = (channel: string, work: () => Promise<unknown>) =>
    ipcMain.handle(channel, (event) => {
      if (!mayCall(event.senderFrame, diagnosticsOrigin)) throw new Error('refused: not the diagnostics page');
      return work();
    });
  answer('diagnostics:run', run);
  answer('diagnostics:copy', copy);
  return {
    copy,
    showLogs: () => void shell.openPath(app.getPath('logs')),
    open() {
      if (window) return bringUp(window);
      const preferences = safely('diagnostics', session);
      const look = { width: 680, height: 720, title: words.title, icon: programIcon() };
      window = new BrowserWindow({ ...look, webPreferences: preferences });
      window.removeMenu();
      window.on('closed', () => (window = null));
      void window.loadURL(`${diagnosticsOrigin}/`);
    },
  };
}

/** True once the system showed it; it closes by itself. */
function testNotice(words: DiagnosticsWords): Promise<boolean> {
  if (!Notification.isSupported()) return Promise.resolve(false);
  const notice = new Notification({ title: 'Concierge Desk', body: words.title, silent: true });
  return new Promise((resolve) => {
    notice.once('show', () => resolve(true));
    notice.once('failed', () => resolve(false));
    setTimeout(() => resolve(false), 5000).unref();
    notice.show();
  });
}

/** On Linux a tray icon needs a host, which registers a name on the session bus. Windows and macOS always have one. */
async function hasTray(): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const { execFile } = await import('node:child_process');
  const args = ['--session', '--print-reply', '--dest=org.freedesktop.DBus', '/', 'org.freedesktop.DBus.ListNames'];
  const names = await new Promise<string>((resolve, reject) =>
    execFile('dbus-send', args, { timeout: 5000 }, (error, output) => (error ? reject(error) : resolve(output))),
  );
  return names.includes('org.kde.StatusNotifierWatcher');
}

function report(results: readonly CheckResult[], policyProblems: readonly string[]): string {
  const log = path.join(app.getPath('logs'), 'desk.log');
  const lines = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').trimEnd().split('\n').slice(-logLines) : [];
  return [
    `Concierge Desk ${app.getVersion()}, Electron ${process.versions.electron}, ${os.type()} ${os.release()} ${process.arch}`,
    ...results.map(({ name, works, detail }) => `${works ? 'ok  ' : 'FAIL'} ${name} ${detail}`),
    ...policyProblems.map((problem) => `policy: ${problem}`),
    '',
    ...lines,
  ].join('\n');
}
