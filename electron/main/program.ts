import path from 'node:path';
import { app } from 'electron';
import { hiddenArgument } from './system/autostart.rules.ts';
import { setAutostart } from './system/autostart.ts';
import { createDesk } from './desk.ts';
import { guardContents, guardSession } from './window/guards.ts';
import { answerCalls } from './ipc.ts';
import { setMenu } from './window/menu.ts';
import { createPassThrough } from './protocol/pass-through.ts';
import { policyFile, readPolicy, withRegistry, type ReadPolicy } from './policy/policy.ts';
import { registryPolicy, trustOfFile } from './policy/policy-source.ts';
import { onReturn } from './system/power.ts';
import { servePages } from './protocol/protocol.ts';
import { openSettings } from './settings/settings.store.ts';
import { setupPage } from './setup/setup-page.ts';
import { setSpelling } from './window/spelling.ts';
import { openStores } from './settings/stores.ts';
import { offerUpdate, openUpdateLog } from './update/update-offer.ts';
import { startUpdater } from './update/updater.ts';
import { createWindows } from './window/windows.ts';
import { wordsFor } from './words.ts';

export type Program = { open(path?: string): void };

/** Composes and starts the desktop program. `route` is the page of the link that started it. */
export function startProgram(route: string | null): Program {
  const { policy, refused } = policyOfThisComputer();
  const userData = app.getPath('userData');
  const settings = openSettings(path.join(userData, 'settings.json'), policy);
  const words = wordsFor(app.getLocale());
  const { pages, cookies, offline, forget } = openStores(userData);

  servePages(pages, {
    root: path.join(import.meta.dirname, '../renderer'),
    passOn: createPassThrough(settings.server, (url, init) => cookies.fetch(url, init)),
    setupPage: () => setupPage(words, app.getLocale(), settings.server() ?? ''),
  });
  [pages, cookies].forEach(guardSession);
  const checkSpelling = setSpelling(pages, app.getLocale(), policy.dictionaryUrl);

  const windows = createWindows({ settings, words, session: pages, forget });
  app.on('web-contents-created', (_event, contents) =>
    guardContents(contents, { server: settings.server, openPage: windows.openFurther }),
  );
  const desk = createDesk({ settings, words, windows, forget });
  answerCalls({
    info: () => ({
      kind: 'desktop',
      version: app.getVersion(),
      platform: process.platform,
      locked: settings.locked(),
      policyRefused: refused,
    }),
    showWaiting: (waiting) => desk.showWaiting(waiting),
    settings: () => settings.current(),
    changeSettings: (change) => desk.change(change),
    checkSpelling,
    keepOffline: (snapshot) => offline.keep(snapshot),
    readOffline: () => offline.read(),
    forgetPerson: () => desk.forgetPerson(),
  });
  setMenu(words, {
    go: windows.open,
    newWindow: () => windows.openFurther('/requests'),
    zoom: windows.zoom,
    changeServer: settings.locked().includes('server') ? null : windows.openSetup,
    quit: () => app.quit(),
  });
  onReturn(() => windows.tell('reconnect', null));
  if (app.isPackaged) setAutostart(settings.current().startAtLogin);
  startUpdater({ policy, log: openUpdateLog(), ask: offerUpdate });
  windows.start(route, process.argv.includes(hiddenArgument));
  return { open: windows.open };
}

/** The environment may name another file in development and tests only, not in an installed program. */
function policyOfThisComputer(): ReadPolicy {
  const { platform, env } = process;
  const other = app.isPackaged ? undefined : env['CONCIERGE_DESK_POLICY'];
  const read = other
    ? readPolicy(other, () => ({ ok: true }))
    : withRegistry(
        readPolicy(policyFile(platform, env), (file) => trustOfFile(file, platform)),
        registryPolicy(platform),
      );
  for (const problem of read.problems) console.warn(`policy: ${problem}`);
  return read;
}
