import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFeedFile, withRollout } from '#build/installer/rollout.ts';
import { withSignature } from '#build/installer/update-key.ts';
import { until } from '#tests/support/until.ts';
import { appImageTools } from './appimage-tools.ts';
import { serveFeed, type FeedServer } from './feed-server.ts';
import {
  closeProgram,
  endProgram,
  missingTools,
  openFolder,
  packageForLinux,
  startProgram,
} from './packaged-program.ts';

const NEEDED = ['mksquashfs', 'unsquashfs', 'desktop-file-validate', 'dpkg-deb', 'rpmbuild', 'xvfb-run', 'setpriv'];
const DEBIAN = 'apt-get install squashfs-tools desktop-file-utils rpm xvfb xauth dbus';
const run = (tool: string, ...args: string[]): string => execFileSync(tool, args, { encoding: 'utf8' });
const sha256 = (file: string): string => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

let folder: string;
let feed: FeedServer;
let release: string;
let next: string;

beforeAll(async () => {
  const missing = missingTools(...NEEDED);
  if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}. On Debian: ${DEBIAN}`);
  folder = openFolder();
  next = path.join(folder, 'next/release');
  feed = await serveFeed(next);
  const env = {
    APPIMAGE_TOOLS_PATH: appImageTools(folder),
    CUSTOM_FPM_PATH: path.join(import.meta.dirname, 'fpm.mjs'),
  };
  const common = { feed: feed.url, env };
  const now = path.join(folder, 'now');
  release = await packageForLinux({ ...common, folder: now, version: '1.0.0', targets: ['AppImage', 'deb', 'rpm'] });
  await packageForLinux({ ...common, folder: path.join(folder, 'next'), version: '1.0.1', targets: ['AppImage'] });
}, 600_000);
afterAll(async () => {
  await feed.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('the release holds the three packages and the file that programs ask for', () => {
  const names = fs.readdirSync(release).filter((name) => /^Concierge|^latest/.test(name));
  expect(names.toSorted()).toEqual([
    'Concierge-Desk-1.0.0-amd64.deb',
    'Concierge-Desk-1.0.0-x86_64.AppImage',
    'Concierge-Desk-1.0.0-x86_64.rpm',
    'latest-linux.yml',
  ]);
});

describe('the deb', () => {
  const deb = () => path.join(release, 'Concierge-Desk-1.0.0-amd64.deb');

  test('names itself, its maker and what it needs', () => {
    const control = run('dpkg-deb', '--info', deb());
    for (const line of [
      'Package: concierge-desk',
      'Version: 1.0.0',
      'Maintainer: Concierge <support@concierge.example>',
    ])
      expect(control).toContain(line);
    expect(control).toMatch(/Depends: .*libnotify4/);
  });

  test('brings the program, a launcher that passes as one, and icons in every size', () => {
    const into = path.join(folder, 'deb');
    run('dpkg-deb', '--extract', deb(), into);
    const launcher = path.join(into, 'usr/share/applications/concierge-desk.desktop');
    run('desktop-file-validate', launcher);
    const text = fs.readFileSync(launcher, 'utf8');
    for (const line of [
      'Name=Concierge Desk',
      'StartupWMClass=concierge-desk',
      'MimeType=x-scheme-handler/concierge-desk;',
    ])
      expect(text).toContain(line);
    expect(fs.existsSync(path.join(into, 'opt/Concierge Desk/concierge-desk'))).toBe(true);
    for (const size of [16, 24, 32, 48, 64, 128, 256, 512])
      expect(fs.existsSync(path.join(into, `usr/share/icons/hicolor/${size}x${size}/apps/concierge-desk.png`))).toBe(
        true,
      );
  });
});

test('the rpm names itself and brings the same program', () => {
  const rpm = path.join(release, 'Concierge-Desk-1.0.0-x86_64.rpm');
  expect(run('rpm', '-qp', '--queryformat', '%{NAME} %{VERSION}', rpm)).toBe('concierge-desk 1.0.0');
  expect(run('rpm', '-qpl', rpm)).toContain('/opt/Concierge Desk/resources/app.asar');
});

describe('an installed AppImage', () => {
  const install = (): string => {
    const home = fs.mkdtempSync(path.join(folder, 'home-'));
    fs.chownSync(home, 65_534, 65_534);
    const image = path.join(home, 'Concierge-Desk.AppImage');
    fs.copyFileSync(path.join(release, 'Concierge-Desk-1.0.0-x86_64.AppImage'), image);
    fs.chownSync(image, 65_534, 65_534);
    fs.chmodSync(image, 0o755);
    return image;
  };
  const rollOut = (percent: number) => {
    for (const name of fs.readdirSync(next).filter(isFeedFile)) {
      const file = path.join(next, name);
      fs.writeFileSync(file, withRollout(fs.readFileSync(file, 'utf8'), percent));
    }
  };
  const logOf = (image: string): string => {
    const file = path.join(path.dirname(image), 'config/Concierge Desk/logs/updates.log');
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  };
  /** Hashes of installed files, without names, because a new version may rename files. */
  const installed = (image: string): string[] => {
    const names = fs.readdirSync(path.dirname(image)).filter((name) => name.endsWith('.AppImage'));
    return names.map((name) => sha256(path.join(path.dirname(image), name)));
  };
  const newer = () => sha256(path.join(next, 'Concierge-Desk-1.0.1-x86_64.AppImage'));

  test('does not download a version that is not offered to it', { timeout: 120_000 }, async () => {
    rollOut(0);
    const image = install();
    const program = startProgram(image, path.dirname(image));
    try {
      await until('it has looked', () => logOf(image).includes('Staging percentage: 0,'), 60);
      expect(logOf(image)).toContain('version 1.0.0 looks for updates');
      expect(feed.asked).toContain('latest-linux.yml');
      expect(feed.asked.some((name) => name.endsWith('.AppImage'))).toBe(false);
    } finally {
      await endProgram(program);
    }
  });

  test('refuses a version that another key has signed, and says so in its log', { timeout: 120_000 }, async () => {
    rollOut(100);
    const file = path.join(next, 'latest-linux.yml');
    const own = fs.readFileSync(file, 'utf8');
    const { privateKey } = generateKeyPairSync('ed25519');
    fs.writeFileSync(file, withSignature(own, privateKey.export({ type: 'pkcs8', format: 'pem' }) as string));
    const { length: before } = feed.asked;
    const image = install();
    const old = installed(image);
    const program = startProgram(image, path.dirname(image));
    try {
      await until('it has refused it', () => logOf(image).includes('version 1.0.1 is refused'), 90);
      expect(feed.asked.slice(before).filter((name) => name.endsWith('.AppImage'))).toEqual([]);
      closeProgram(program);
      await until('it has ended', () => program.exitCode !== null, 20);
      expect(installed(image)).toEqual(old);
    } finally {
      await endProgram(program);
      fs.writeFileSync(file, own);
    }
  });

  test('downloads a version offered to all and is that version after it was closed', { timeout: 120_000 }, async () => {
    rollOut(100);
    const image = install();
    const program = startProgram(image, path.dirname(image));
    try {
      await until('it has fetched it', () => logOf(image).includes('version 1.0.1 is ready'), 90);
      expect(installed(image)).not.toContain(newer());
      closeProgram(program);
      await until('it is the new version', () => installed(image).includes(newer()), 20);
    } finally {
      await endProgram(program);
    }
  });
});
