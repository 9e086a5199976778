import fs from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's package, used if Playwright's Chromium has not been downloaded. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** The browser of the tests: Playwright's if downloaded, else the system's; undefined if there is none. */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), SYSTEM_CHROMIUM].find((file) => fs.existsSync(file));
}

export const executablePath = findChromium();

/** Works as root and in a container, without network requests of the browser's own. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
