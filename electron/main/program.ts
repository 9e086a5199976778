import path from 'node:path';
import { app, shell, type Session } from 'electron';
import { outboxPrefix } from '#shared/desktop.ts';
import { createDiagnostics, type Diagnostics } from './diagnostics/diagnostics.ts';
import { diagnosticsPage } from './diagnostics/diagnostics-page.ts';
import { diagnosticsWords, type DiagnosticsWords } from './diagnostics/diagnostics.words.ts';
import type { Alarm } from './alarm/alarm.ts';
import { composeAlarm } from './desk-alarm.ts';
import { answerConsole } from './console-calls.ts';
import { policyOfThisComputer } from './policy/computer-policy.ts';
import { createPassThrough, type Fetch } from './protocol/pass-through.ts';
import { servePages } from './protocol/protocol.ts';
import { createTrayNotice } from './notices/tray-notice.ts';
import { trayWords } from './notices/tray.words.ts';
import { openSettings, type Settings } from './settings/settings.store.ts';
import { openStores, type Stores } from './settings/stores.ts';
import { setupPage } from './setup/setup-page.ts';
import { createCompanySignIn } from './sign-in/company-sign-in.ts';
import type { SignInLink } from './sign-in/sign-in-link.rules.ts';
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

/** Calls after which the person has signed in without the browser, or has passed the second factor. */
const signingIn = /^\/api\/auth\/(?:sign-in|sign-up|verify-email|two-factor)(?:\/|$)/;

/** The alarm's first call loads much code, which would hold up the first page; in milliseconds. */
const pageFirstMs = 300;

export type Program = { open(path?: string): void; arrive(link: SignInLink): void };

/** Composes and starts the desktop program. `route`, `arrival`: of the link that started it. */
export function startProgram({ route, arrival }: { route: string | null; arrival: SignInLink | null }): Program {
  const log = openLog(path.join(app.getPath('logs'), 'desk.log'));
  logErrors(log);
  const readPolicy = policyOfThisComputer(log);
  const { policy, problems } = readPolicy;
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
    if (signingIn.test(pathname)) company.cancel();
    alarm.again();
  };
  const passOn = createPassThrough({ server: settings.server, fetch, sessionChanged });
  serveConsole({ session: pages, passOn, words, ofHelp, settings });
  const checkSpelling = setSpelling(pages, app.getLocale(), policy.dictionaryUrl);

  const mayDrop = () => !Object.keys(stores.privately.all()).some((key) => key.startsWith(outboxPrefix));
  const serverChanged = () => {
    alarm.restart();
    company.cancel();
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
  const company = composeSignIn({ ...shared, stores, windows, fetch, signedIn: alarm.again });
  app.on('web-contents-created', (_event, contents) =>
    guardContents(contents, { server: settings.server, openPage: windows.openFurther }),
  );
  answerConsole({ ...alarmParts, settings, stores, windows, company, checkSpelling, policy: readPolicy, log });
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
  if (arrival) void company.arrive(arrival);
  clock.after(startedHidden ? 0 : pageFirstMs, alarm.restart);
  return { open: windows.open, arrive: (link) => void company.arrive(link) };
}

type ServeParts = {
  session: Session;
  passOn: (request: Request) => Promise<Response>;
  words: Words;
  ofHelp: DiagnosticsWords;
  settings: Settings;
};

function serveConsole({ session, passOn, words, ofHelp, settings }: ServeParts): void {
  servePages(session, {
    root: path.join(import.meta.dirname, '../renderer'),
    passOn,
    setupPage: () => setupPage(words, app.getLocale(), settings.server() ?? ''),
    diagnosticsPage: () => diagnosticsPage(ofHelp, app.getLocale()),
  });
  guardSession(session);
}

type SignInParts = Pick<Parameters<typeof createCompanySignIn>[0], 'clock' | 'fetch' | 'signedIn' | 'log'>;
type SignInPrograms = { settings: Settings; stores: Stores; windows: Windows };

const composeSignIn = ({ settings, stores, windows, ...parts }: SignInParts & SignInPrograms) =>
  createCompanySignIn({
    ...parts,
    server: settings.server,
    kept: stores.signIn,
    openExternal: (url) => shell.openExternal(url),
    tell: (state) => windows.tellAll('company', state),
  });

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
