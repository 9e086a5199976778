import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { packagedManifest } from '#build/installer/product.ts';
import { buildConsole } from './console-build.ts';
import { ROOT, runTool } from '../tool.ts';

/** The folder that Electron starts: a package.json and `out/{main,preload,renderer}`. */
export const DESKTOP_DIR = path.join(ROOT, 'dist/desktop');
const STAMP = path.join(ROOT, 'dist/desktop.sources');
const SOURCES = [
  'electron',
  'shared',
  'build/electron.vite.config.ts',
  'build/installer/product.ts',
  'package-lock.json',
];

/** Builds the desktop program into dist/desktop if it is older than the sources. */
export async function buildDesktop(): Promise<string> {
  await buildConsole();
  const sources = `${fingerprint()} ${fs.readFileSync(path.join(ROOT, 'dist/web.sources'), 'utf8')}`;
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === sources) return DESKTOP_DIR;
  fs.rmSync(STAMP, { force: true });
  const { code, output } = await runTool({
    package: 'electron-vite',
    args: ['build', '--config', 'build/electron.vite.config.ts', '--logLevel', 'warn'],
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The desktop program could not be built:\n${output}`);
  // The same files as the browser's.
  fs.rmSync(path.join(DESKTOP_DIR, 'out/renderer'), { recursive: true, force: true });
  fs.cpSync(path.join(ROOT, 'dist/web'), path.join(DESKTOP_DIR, 'out/renderer'), { recursive: true });
  const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const manifest = packagedManifest(version, { updates: 'managed', feed: null, signed: false });
  fs.writeFileSync(path.join(DESKTOP_DIR, 'package.json'), JSON.stringify(manifest, null, 2));
  fs.writeFileSync(STAMP, sources);
  return DESKTOP_DIR;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of filesBelow(path.join(ROOT, source)).toSorted()) {
      const { mtimeMs, size } = fs.statSync(file);
      hash.update(`${file} ${mtimeMs} ${size}\n`);
    }
  return hash.digest('hex');
}

function filesBelow(place: string): string[] {
  if (fs.statSync(place).isFile()) return [place];
  const entries = fs.readdirSync(place, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
