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

type Parts = {
  /** What IT decided, from the policy file. */
  policy: UpdateSetting;
  log(line: string): void;
  /** Offers a version that is ready; true to restart into it now. Otherwise it is installed when the program is closed. */
  ask(version: string): Promise<boolean>;
};

/**
 * Keeps an installed program up to date, or says in the log why it does not. New versions are fetched quietly and
 * installed when the program is next closed; it never restarts unasked, since somebody may be writing to a guest.
 */
export function startUpdater({ policy, log, ask }: Parts): UpdatePlan {
  const plan = planUpdates(policy, {
    platform: process.platform,
    isPackaged: app.isPackaged,
    appImage: process.env['APPIMAGE'],
    build: readBuild(fs.readFileSync(path.join(app.getAppPath(), 'package.json'), 'utf8')),
  });
  if (plan.on) void follow(plan.feed, log, ask);
  else log(`no updates: ${plan.reason}`);
  return plan;
}

async function follow(feed: string, log: Parts['log'], ask: Parts['ask']): Promise<void> {
  const { default: electronUpdater } = await import('electron-updater');
  const updater = configure(electronUpdater.autoUpdater, feed, log);
  updater.on('update-downloaded', ({ version }) => void offer(updater, version, log, ask));
  log(`version ${app.getVersion()} looks for updates at ${feed}`);
  const look = (isFirst: boolean) =>
    setTimeout(
      () => {
        // A failure is in the log by the updater's own words; the next look comes all the same.
        void updater.checkForUpdates().catch(() => null);
        look(false);
      },
      nextCheckMs(isFirst, Math.random()),
    );
  look(true);
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
  // macOS closes the windows before it tells that the program quits; one that hides instead would hold it up.
  if (process.platform === 'darwin')
    for (const window of BrowserWindow.getAllWindows()) window.removeAllListeners('close');
  updater.quitAndInstall(true, true);
}
