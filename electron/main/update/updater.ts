import fs from 'node:fs';
import path from 'node:path';
import { app, BrowserWindow } from 'electron';
import type { AppUpdater } from 'electron-updater';
import {
  askAgainMs,
  nextCheckMs,
  planUpdates,
  readBuild,
  type UpdatePlan,
  type UpdateSetting,
} from './update.rules.ts';
import { isSignedBy } from './update-signature.rules.ts';

type Parts = {
  /** From the policy file. */
  policy: UpdateSetting;
  log(line: string): void;
  /** Offers a downloaded version; true restarts now. Otherwise it is installed when the program is closed. */
  ask(version: string): Promise<boolean>;
};

/**
 * Keeps an installed program up to date, or logs why it does not. New versions are downloaded in the background and
 * installed when the program is closed. It never restarts unasked, because a person may be writing to a guest.
 */
export function startUpdater({ policy, log, ask }: Parts): UpdatePlan {
  const plan = planUpdates(policy, {
    platform: process.platform,
    isPackaged: app.isPackaged,
    appImage: process.env['APPIMAGE'],
    build: readBuild(fs.readFileSync(path.join(app.getAppPath(), 'package.json'), 'utf8')),
  });
  if (plan.on) void follow(plan, log, ask);
  else log(`no updates: ${plan.reason}`);
  return plan;
}

type Following = Extract<UpdatePlan, { on: true }>;

async function follow({ feed, key }: Following, log: Parts['log'], ask: Parts['ask']): Promise<void> {
  const { default: electronUpdater } = await import('electron-updater');
  const updater = configure(electronUpdater.autoUpdater, feed, log);
  if (key !== null) fetchSigned(updater, key, log);
  updater.on('update-downloaded', ({ version }) => void offer(updater, version, log, ask));
  log(`version ${app.getVersion()} looks for updates at ${feed}`);
  const look = (isFirst: boolean) =>
    setTimeout(
      () => {
        // The updater logs the failure itself; the next check is scheduled regardless.
        void updater.checkForUpdates().catch(() => null);
        look(false);
      },
      nextCheckMs(isFirst, Math.random()),
    );
  look(true);
}

/** Fetches a new version only with our own signature, because Linux does not check a publisher. */
function fetchSigned(updater: AppUpdater, key: string, log: Parts['log']): void {
  updater.autoDownload = false;
  updater.on('update-available', (release) => {
    if (isSignedBy(key, release)) void updater.downloadUpdate().catch(() => null);
    else log(`version ${release.version} is refused: it is not signed with the key of this build`);
  });
}

function configure(updater: AppUpdater, feed: string, log: Parts['log']): AppUpdater {
  updater.setFeedURL({ provider: 'generic', url: feed, channel: 'latest' });
  updater.logger = { info: log, warn: log, error: log };
  updater.autoDownload = true;
  updater.autoInstallOnAppQuit = true;
  updater.allowDowngrade = false;
  updater.disableWebInstaller = true;
  return updater;
}

async function offer(updater: AppUpdater, version: string, log: Parts['log'], ask: Parts['ask']): Promise<void> {
  log(`version ${version} is ready`);
  if (await ask(version)) restartInto(updater);
  else setTimeout(() => void offer(updater, version, log, ask), askAgainMs);
}

function restartInto(updater: AppUpdater): void {
  // macOS closes windows before it reports the quit; a window that hides instead would block it.
  if (process.platform === 'darwin')
    for (const window of BrowserWindow.getAllWindows()) window.removeAllListeners('close');
  updater.quitAndInstall(true, true);
}
