import path from 'node:path';
import { app } from 'electron';
import { outboxPrefix } from '#shared/desktop.ts';
import { createDiagnostics, type Diagnostics } from './diagnostics/diagnostics.ts';
import { diagnosticsPage } from './diagnostics/diagnostics-page.ts';
import { diagnosticsWords } from './diagnostics/diagnostics.words.ts';
import type { Alarm } from './alarm/alarm.ts';
import { composeAlarm } from './desk-alarm.ts';
import { answerConsole } from './console-calls.ts';
import { policyOfThisComputer } from './policy/computer-policy.ts';
import { createPassThrough, type Fetch } from './protocol/pass-through.ts';
import { servePages } from './protocol/protocol.ts';
import { createTrayNotice } from './notices/tray-notice.ts';
import { trayWords } from './notices/tray.words.ts';
import { openSettings, type Settings } from './settings/settings.store.ts';
import { openStores } from './settings/stores.ts';
import { setupPage } from './setup/setup-page.ts';
import { startedAtLogin } from './system/autostart.ts';
import { watchProcesses } from './system/child-processes.ts';
import { systemClock } from './system/clock.ts';
import { logErrors } from './system/errors.ts';
import { openLog } from './system/log.ts';
import { onReturn } from './system/power.ts';
import { createQuit } from './quit.ts';
import { keepAutostart } from './autostart-entry.ts';
import { offerUpdate, openUpdateLog } from './update/update-offer.ts';
import { startUpdater } from './update/updater.ts';
import { guardContents, guardSession } from './protocol/guards.ts';
import { firstPage } from './window/first-page.ts';
import { setMenu } from './window/menu.ts';
import { setSpelling } from './window/spelling.ts';
import { createWindows, type Windows } from './window/windows.ts';
import { wordsFor, type Words } from './system/words.ts';

/** Calls of a person who signs out, and so knows that alarms end. */
const signingOut = /^\/api\/auth\/(?:sign-out|revoke-sessions)$/;

/** The alarm's first call loads much code, which would hold up the first page; in milliseconds. */
const pageFirstMs = 300;

export type Program = { open(path?: string): void };

/** Composes and starts the desktop program. `route` is the page of the link that started it. */
export function startProgram(route: string | null): Program {
  const log = openLog(path.join(app.getPath('logs'), 'desk.log'));
  logErrors(log);
  const { policy, refused, problems } = policyOfThisComputer(log);
  const userData = app.getPath('userData');
  const settings = openSettings(path.join(userData, 'settings.json'), policy);
  const words = wordsFor(app.getLocale());
  const ofHelp = diagnosticsWords(app.getLocale());
  const clock = systemClock;
  const stores = openStores(userData, clock);
  const { pages, server, forget } = stores;
  const fetch: Fetch = (url, init) => server.current().fetch(url, init);
  const startedHidden = startedAtLogin();

  const sessionChanged = (pathname: string) => {
    if (signingOut.test(pathname)) desk.expectSignOut();
    alarm.again();
  };
  servePages(pages, {
    root: path.join(import.meta.dirname, '../renderer'),
    passOn: createPassThrough({ server: settings.server, fetch, sessionChanged }),
    setupPage: () => setupPage(words, app.getLocale(), settings.server() ?? ''),
    diagnosticsPage: () => diagnosticsPage(ofHelp, app.getLocale()),
  });
  guardSession(pages);
  const checkSpelling = setSpelling(pages, app.getLocale(), policy.dictionaryUrl);

  const mayDrop = () => !Object.keys(stores.privately.all()).some((key) => key.startsWith(outboxPrefix));
  const serverChanged = () => {
    alarm.restart();
    keepAutostart(settings);
  };
  const of = trayWords(app.getLocale());
  const { closed } = createTrayNotice(settings, of, () => windows.open());
  const pageAtStart = (home: string) =>
    firstPage(home, { server: settings.server, fetch, clock, hasSession: server.hasSession });
  const shared = { settings, words, session: pages, clock, log, quit: () => quit() };
  const ofMain = { closed, shown: () => desk.mark(), mayDrop };
  const windows = createWindows({ ...shared, ...ofMain, forget, serverChanged, firstPage: pageAtStart });
  const { quit, mayEnd } = createQuit({ view: () => alarm.view(), holdWork: windows.holdWork, words, of });
  const alarmParts = composeAlarm({ ...shared, windows, fetch, startedHidden });
  const { alarm, bell, desk } = alarmParts;
  app.on('web-contents-created', (_event, contents) =>
    guardContents(contents, { server: settings.server, openPage: windows.openFurther }),
  );
  answerConsole({ ...alarmParts, settings, stores, windows, checkSpelling, policy: { refused, problems }, log });
  const proxyFor = (address: string) => server.current().resolveProxy(address);
  const looks = { server: settings.server, fetch, ring: bell.test, condition: () => alarm.view().condition, proxyFor };
  const help = createDiagnostics({ session: pages, words: ofHelp, policyProblems: problems, looks });
  openMenu({ words, windows, settings, help, quit });
  keepConnected(alarm, windows, (reconnect, wake) => {
    onReturn({ clock, wake, reconnect });
    watchProcesses({ clock, log, networkEnded: () => void server.replace().then(reconnect) });
  });
  keepAutostart(settings);
  startUpdater({ policy, log: openUpdateLog(), ask: async (version) => (await offerUpdate(version)) && mayEnd() });
  windows.start(route, startedHidden);
  clock.after(startedHidden ? 0 : pageFirstMs, alarm.restart);
  return { open: windows.open };
}

type MenuParts = { words: Words; windows: Windows; settings: Settings; help: Diagnostics; quit: () => void };

function openMenu({ words, windows, settings, help, quit }: MenuParts): void {
  setMenu(words, {
    help: { diagnostics: help.open, copyDiagnostics: () => void help.copy(), showLogs: help.showLogs },
    go: windows.go,
    newWindow: () => windows.openFurther('/requests'),
    zoom: windows.zoom,
    reload: windows.reload,
    changeServer: settings.locked().includes('server') ? null : windows.openSetup,
    quit,
  });
}

/** After a break both the alarm and the pages connect again. */
function keepConnected(alarm: Alarm, windows: Windows, watch: (reconnect: () => void, wake: () => void) => void): void {
  const pages = () => windows.tellAll('reconnect', null);
  const reconnect = () => {
    alarm.again();
    pages();
  };
  const wake = () => {
    alarm.wake();
    pages();
  };
  watch(reconnect, wake);
}
