import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { textsFile } from '#renderer/lib/page-texts.rules.ts';
import { readTexts, textsFinder } from './page-texts.ts';

type Chunk = {
  fileName: string;
  imports: string[];
  dynamicImports: string[];
  facadeModuleId: string | null;
  moduleIds: string[];
  code: string;
};

/** Entry module of each frame around pages. */
const frames: Record<string, string[]> = {
  plain: [],
  public: [],
  bare: ['app/signed-in-frames.ts'],
  lean: ['app/signed-in-frames.ts'],
  light: ['app/signed-in-frames.ts'],
};

/** Parts that are shown with a page although they are loaded on their own. Their texts are among the page's (`lazyPart`). */
const early =
  /(super-admin-parts\.ts|inbox[\\/]panes\.ts|(coverage-view|saved-reply-list|department-list|first-steps)\.tsx)$/;

/**
 * Refuses chunks that import each other, and writes beside the built files: `preloads.json` with the scripts that each page
 * needs, the texts of each page by language, and brotli and gzip versions of every script and style sheet.
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
      const pages = preloads(chunks);
      writeFileSync(path.join(dir, 'preloads.json'), JSON.stringify(pages));
      for (const [file, content] of Object.entries(pageTexts(chunks, pages)))
        writeFileSync(path.join(dir, file), content);
      writeFileSync(path.join(dir, 'index.html'), withStyles(dir));
      const assets = path.join(dir, 'assets');
      for (const name of readdirSync(assets).filter((one) => /\.(js|css)$/.test(one)))
        compress(path.join(assets, name));
    },
  };
}

/** The page with its first styles inside: as a file they would wait for the network behind the scripts, and nothing is shown before. */
function withStyles(dir: string): string {
  const page = readFileSync(path.join(dir, 'index.html'), 'utf8');
  return page.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, file: string) => {
    const styles = readFileSync(path.join(dir, file), 'utf8');
    return `<style>${styles}</style>`;
  });
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

type Pages = Record<string, string[]>;

function preloads(chunks: Chunk[]): Pages {
  const of = (module: string) => chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module));
  return Object.fromEntries(
    readRoutes().map(({ address, frame, page }) => {
      const modules = [...(frames[frame] ?? []).map((file) => `renderer/${file}`), `renderer/pages/${page}`];
      return [address, needsOf(modules.map(of), chunks).map(({ fileName }) => fileName)];
    }),
  );
}

/** Chunks with all that they import. */
function needsOf(wanted: (Chunk | undefined)[], chunks: Chunk[]): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(wanted.filter((chunk) => chunk !== undefined));
  for (const chunk of found)
    for (const name of chunk.imports) {
      const next = byFile.get(name);
      if (next) found.add(next);
    }
  return [...found];
}

/** Files with the texts of each page in each language, and of an unknown address. */
function pageTexts(chunks: Chunk[], pages: Pages): Record<string, string> {
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('renderer/lib/i18n.ts')));
  if (!first) return {};
  const earlyIn = (shown: Chunk[]) => {
    const later = new Set(shown.flatMap(({ dynamicImports }) => dynamicImports));
    return chunks.filter(({ fileName, facadeModuleId }) => later.has(fileName) && early.test(facadeModuleId ?? ''));
  };
  const said = Object.entries<string[]>({ '': [], ...pages }).map(([address, files]) => {
    const shown = needsOf([first, ...chunks.filter(({ fileName }) => files.includes(fileName))], chunks);
    return { page: address || null, shown: needsOf([...shown, ...earlyIn(shown)], chunks) };
  });
  const find = textsFinder();
  return Object.fromEntries(
    Object.entries(readTexts()).flatMap(([language, texts]) =>
      said.map(({ page, shown }) => [
        textsFile(first.fileName, language, page),
        `export default ${JSON.stringify(find(texts, shown))}`,
      ]),
    ),
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
