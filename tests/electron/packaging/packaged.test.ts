import fs from 'node:fs';
import path from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '#tests/support/until.ts';
import { readBuild } from '#electron/main/update/update.rules.ts';
import {
  DISPLAY_TOOLS,
  endProgram,
  missingTools,
  openFolder,
  packageForLinux,
  startProgram,
  testDistribution,
} from '#tests/release/packaged-program.ts';

const FEED = 'https://updates.example.com/desk';
const here = testDistribution();
const noDisplay = missingTools(...DISPLAY_TOOLS);
if (!here) console.warn('Not tested: the packaged program, since there is no Electron to package (npm run desktop).');
else if (noDisplay.length > 0)
  console.warn(`Not tested: starting the packaged program, for want of ${noDisplay.join(', ')}.`);

describe.skipIf(!here)('the packaged program', { timeout: 120_000 }, () => {
  let folder: string;
  let unpacked: string;
  let archive: string;
  beforeAll(async () => {
    folder = openFolder();
    const release = await packageForLinux({ folder, version: '1.0.0', feed: FEED, targets: ['--dir'] });
    unpacked = path.join(release, 'linux-unpacked');
    archive = path.join(unpacked, 'resources/app.asar');
  }, 240_000);
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  const contents = () => listPackage(archive, { isPack: false });

  test('holds the bundles, the pages and its own package.json, and nothing else', () => {
    const places = new Set(contents().map((file) => file.split('/').slice(1, 3).join('/')));
    expect(places).toEqual(new Set(['package.json', 'out', 'out/main', 'out/preload', 'out/renderer']));
  });

  test('holds no source, no source map, no package and nothing of the server', () => {
    const wrong = contents().filter((file) => /\.(ts|tsx|map)$|node_modules|server|\.env|tests?\//.test(file));
    expect(wrong).toEqual([]);
    expect(fs.existsSync(`${archive}.unpacked`)).toBe(false);
  });

  test('needs nothing that is not inside it', () => {
    const bundles = contents().filter((file) => /^\/out\/(main|preload)\/.*\.c?js$/.test(file));
    const wanted = bundles.flatMap((file) => importsOf(extractFile(archive, file.slice(1)).toString()));
    const outside = wanted.filter((name) => !/^(electron(\/\w+)?|node:.*|\.\.?\/.*)$/.test(name) && !isBuiltin(name));
    expect(bundles.length).toBeGreaterThanOrEqual(3);
    expect(outside).toEqual([]);
  });

  test('knows that it updates itself, and from where', () => {
    const manifest = extractFile(archive, 'package.json').toString();
    expect(readBuild(manifest)).toEqual({
      updates: 'self',
      feed: FEED,
      signed: true,
      updateKey: expect.stringContaining('BEGIN PUBLIC KEY') as string,
    });
    expect(JSON.parse(manifest)).toMatchObject({ version: '1.0.0', desktopName: 'concierge-desk.desktop' });
    expect(JSON.parse(manifest)).not.toHaveProperty('dependencies');
    expect(fs.readFileSync(path.join(unpacked, 'resources/app-update.yml'), 'utf8')).toContain(`url: ${FEED}`);
  });

  test('has its fuses set, read back from the program itself', async () => {
    const wire = await getCurrentFuseWire(path.join(unpacked, 'concierge-desk'));
    const { RunAsNode, EnableNodeOptionsEnvironmentVariable, EnableNodeCliInspectArguments } = FuseV1Options;
    const { EnableCookieEncryption, OnlyLoadAppFromAsar, EnableEmbeddedAsarIntegrityValidation } = FuseV1Options;
    for (const fuse of [RunAsNode, EnableNodeOptionsEnvironmentVariable, EnableNodeCliInspectArguments])
      expect(wire[fuse], FuseV1Options[fuse]).toBe(FuseState.DISABLE);
    for (const fuse of [EnableCookieEncryption, OnlyLoadAppFromAsar, EnableEmbeddedAsarIntegrityValidation])
      expect(wire[fuse], FuseV1Options[fuse]).toBe(FuseState.ENABLE);
  });

  test.skipIf(noDisplay.length > 0)('starts, and asks for its server', async () => {
    const home = path.join(folder, 'home');
    const program = startProgram(path.join(unpacked, 'concierge-desk'), home);
    const log = (name: string) => readIfThere(path.join(home, `config/Concierge Desk/logs/${name}.log`));
    try {
      await until('the setup page is shown', () => log('desk').includes('the setup page is shown'), 60);
      expect(log('updates')).toContain('no updates: installed as a package');
    } finally {
      await endProgram(program);
    }
  });

  test.skipIf(noDisplay.length > 0)('refuses a debugger', async () => {
    const home = path.join(folder, 'debugged');
    const program = startProgram(path.join(unpacked, 'concierge-desk'), home, ['--remote-debugging-port=0']);
    let told = '';
    program.stderr?.on('data', (chunk: Buffer) => (told += chunk.toString()));
    await new Promise((resolve) => program.once('exit', resolve));
    expect(told).toContain('--remote-debugging-port is not allowed');
    expect(readIfThere(path.join(home, 'config/Concierge Desk/logs/desk.log'))).toBe('');
  });
});

const readIfThere = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
const isBuiltin = (name: string): boolean => process.getBuiltinModule(name) !== undefined;

/** All module names that a bundle imports or requires. */
function importsOf(code: string): string[] {
  const ways =
    /(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*["'`]([^"'`]+)["'`]|\brequire\(["'`]([\w@./:-]+)["'`]\)|\bimport\(["'`]([\w@./:-]+)["'`]\)/g;
  return [...code.matchAll(ways)].map(([, from, required, imported]) => from ?? required ?? imported ?? '');
}
