import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, runTool } from '../tool.ts';

const SOURCES = [
  'renderer',
  'shared',
  'build/vite.config.ts',
  'build/api-table.ts',
  'build/chunks.ts',
  'build/console-output.ts',
  'build/icon-imports.ts',
  'build/script-styles.ts',
  'package-lock.json',
];
const PAGE = path.join(ROOT, 'dist/web/index.html');
// Outside dist/web, because that folder is served.
const STAMP = path.join(ROOT, 'dist/web.sources');

/** One of the development packages that build the console. */
const BUILDER = path.join(ROOT, 'node_modules/@vitejs/plugin-react');

/** Builds the console into dist/web if it is missing or older than the sources. Without development packages it is used as built. */
export async function buildConsole(): Promise<void> {
  if (!fs.existsSync(BUILDER)) {
    if (fs.existsSync(PAGE)) return;
    throw new Error('The console is not built, and the development packages are missing: npm ci && npm run build');
  }
  const sources = fingerprint();
  if (fs.existsSync(PAGE) && fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building the console (about 10 s, after changes only).');
  const { code, output } = await runTool({
    package: 'vite',
    args: ['build', '--config', 'build/vite.config.ts', '--logLevel', 'warn'],
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The console could not be built:\n${output}`);
  fs.writeFileSync(STAMP, sources);
}

/** A fingerprint that changes when a source file is added, removed or written. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf).toSorted()) {
    const { mtimeMs, size } = fs.statSync(path.join(ROOT, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

function filesOf(source: string): string[] {
  const place = path.join(ROOT, source);
  if (!fs.existsSync(place)) return [];
  if (fs.statSync(place).isFile()) return [source];
  const entries = fs.readdirSync(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}
