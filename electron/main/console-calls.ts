import { app, ipcMain } from 'electron';
import { desktopOrigin, privateChannel } from '#shared/desktop.ts';
import type { Alarm } from './alarm/alarm.ts';
import type { Attended } from './alarm/attended.ts';
import type { Bell } from './alarm/bell.ts';
import type { Ringer } from './alarm/ringer.ts';
import type { Desk } from './desk.ts';
import { answerCalls } from './ipc.ts';
import type { ReadPolicy } from './policy/policy.ts';
import type { Settings } from './settings/settings.store.ts';
import type { CompanySignInPart } from './sign-in/company-sign-in.ts';
import type { Stores } from './settings/stores.ts';
import { mayCall } from './protocol/guards.rules.ts';
import { print } from './window/print.ts';
import type { Windows } from './window/windows.ts';

type Parts = {
  settings: Settings;
  stores: Stores;
  desk: Desk;
  ringer: Ringer;
  bell: Bell;
  attended: Attended;
  alarm: Alarm;
  windows: Windows;
  company: CompanySignInPart;
  checkSpelling: (written: string | null) => void;
  policy: Pick<ReadPolicy, 'refused' | 'problems'>;
  log: (line: string) => void;
};

/** Answers the calls of the console's pages (shared/desktop.ts). */
export function answerConsole({
  settings,
  stores,
  desk,
  ringer,
  bell,
  attended,
  alarm,
  windows,
  company,
  checkSpelling,
  policy,
  log,
}: Parts): void {
  answerAtStart(stores);
  answerCalls({
    info: (page) => ({
      kind: 'desktop',
      version: app.getVersion(),
      platform: process.platform,
      locked: settings.locked(),
      policyRefused: policy.refused,
      policyBroken: policy.problems.length > 0,
      isFurtherWindow: !windows.isMain(page),
    }),
    alarm: () => ringer.state(),
    attend: (page, conversationId) => attended.set(page, conversationId),
    showsHotel: (page, hotelId) => windows.showsHotel(page, hotelId),
    openHotel: (_page, hotelId) => windows.open('/requests', hotelId),
    silence: () => ringer.silence(() => true),
    testSound: () => bell.test(),
    print: (page) => print(page, log),
    keepPrivate(page, key, value) {
      stores.privately.set(key, value);
      windows.tellOthers(page, 'stored', { key, value });
    },
    settings: () => settings.current(),
    changeSettings: (_page, change) => desk.change(change),
    checkSpelling: (_page, written) => checkSpelling(written),
    // A further window may show another hotel; offline, the main window's data is shown.
    keepOffline: (page, snapshot) => windows.isMain(page) && stores.offline.keep(snapshot),
    readOffline: () => stores.offline.read(),
    /** Removes everything of the person: notices, count, session, offline data. */
    async forgetPerson() {
      desk.expectSignOut();
      desk.clearNotices();
      company.cancel();
      await stores.forget();
      alarm.restart();
    },
    companySignIn: () => company.state(),
    beginCompanySignIn: (_page, email) => company.begin(email),
    enterCompanyCode: (_page, code) => company.enter(code),
    cancelCompanySignIn: () => company.cancel(),
  });
}

/** A page's stores are filled before its first line runs, so this one call is synchronous. */
function answerAtStart({ privately }: Stores): void {
  ipcMain.on(privateChannel, (event) => {
    event.returnValue = mayCall(event.senderFrame, desktopOrigin) ? privately.all() : {};
  });
  app.on('before-quit', () => privately.flush());
}
