import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { findChromium } from '#build/chromium.ts';
import { runTool } from '#build/tool.ts';

/** Installs a Chromium for the browser tests if none is there, and prints what it installs. Returns whether there is one. */
export async function ensureChromium(): Promise<boolean> {
  if (findChromium()) return true;
  if (isRootOnDebian()) installFromDebian();
  if (!findChromium()) await installFromPlaywright();
  if (findChromium()) return true;
  console.log(
    'No Chromium could be installed, so the browser tests cannot run. Install one: npx playwright install chromium',
  );
  return false;
}

const isRootOnDebian = () => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

function installFromDebian(): void {
  console.log('The browser tests need Chromium: installing the Debian package (apt-get install chromium).');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    const run = spawnSync('apt-get', args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    if (run.status !== 0) console.log(`apt-get ${args.join(' ')} failed:\n${run.stderr ?? run.error?.message}`);
  }
}

async function installFromPlaywright(): Promise<void> {
  console.log('The browser tests need Chromium: downloading the one of Playwright (playwright install chromium).');
  const { code, output } = await runTool({
    package: '@playwright/test',
    bin: 'playwright',
    args: ['install', 'chromium'],
  });
  if (code !== 0) console.log(output.trimEnd());
}
