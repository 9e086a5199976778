import fs from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's own, where Playwright's has not been downloaded. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** The browser that the tests drive: Playwright's own if it is there, else the system's; undefined where there is none. */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), SYSTEM_CHROMIUM].find((file) => fs.existsSync(file));
}

export const executablePath = findChromium();

/** Runs as root and in a container, and asks nothing of the network that a test has not asked for. */
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
