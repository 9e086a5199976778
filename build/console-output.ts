import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

type Chunk = { fileName: string; imports: string[]; facadeModuleId: string | null };

/** Entry module of each frame around pages. */
const frames: Record<string, string[]> = {
  plain: [],
  public: [],
  bare: ['app/signed-in-frames.ts'],
  lean: ['app/signed-in-frames.ts'],
  light: ['app/signed-in-frames.ts'],
};

/**
 * Refuses chunks that import each other, and writes beside the built files: `preloads.json` with the scripts that each page needs, and brotli and gzip versions of every
 * script and style sheet.
 */
export function consoleOutput(): Plugin {
  return {
    name: 'console-output',
    apply: 'build',
    generateBundle(_, bundle) {
      const circle = circleOf(Object.values(bundle).filter((one) => one.type === 'chunk'));
      if (circle) this.error(`These chunks import each other, so one runs before what it needs: ${circle.join(' → ')}`);
    },
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      writeFileSync(path.join(dir, 'preloads.json'), JSON.stringify(preloads(chunks)));
      const assets = path.join(dir, 'assets');
      for (const name of readdirSync(assets).filter((one) => /\.(js|css)$/.test(one)))
        compress(path.join(assets, name));
    },
  };
}

/** Chunks that import each other by static imports; null if there are none. */
export function circleOf(chunks: Pick<Chunk, 'fileName' | 'imports'>[]): string[] | null {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const clean = new Set<string>();
  const walk = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (clean.has(file)) return null;
    for (const next of byFile.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle) return circle;
    }
    clean.add(file);
    return null;
  };
  for (const file of byFile.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return null;
}

function preloads(chunks: Chunk[]): Record<string, string[]> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const of = (module: string) => chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module));
  const closure = (chunk: Chunk | undefined, found: Set<string>) => {
    if (!chunk || found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    for (const name of chunk.imports) closure(byFile.get(name), found);
    return found;
  };
  return Object.fromEntries(
    readRoutes().map(({ address, frame, page }) => {
      const found = new Set<string>();
      const modules = [...(frames[frame] ?? []).map((file) => `renderer/${file}`), `renderer/pages/${page}`];
      for (const module of modules) closure(of(module), found);
      return [address, [...found]];
    }),
  );
}

/** The list of pages, read as text, because its modules cannot be imported by the build. */
function readRoutes(): { address: string; frame: string; page: string }[] {
  const text = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../renderer', file), 'utf8');
  const addresses = new Map(
    [...text('lib/paths.ts').matchAll(/(\w+): '(\/[^']*)'/g)].map(([, name, at]) => [name, at]),
  );
  const lines = text('app/routes.ts').matchAll(/path: paths\.(\w+), frame: '(\w+)'[^}]*?pages\/([\w/-]+\.tsx)/g);
  return [...lines].map(([, name, frame = '', page = '']) => ({ address: addresses.get(name) ?? '', frame, page }));
}

function compress(file: string): void {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
