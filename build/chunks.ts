import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const ours = /[\\/](renderer|shared)[\\/]/;
const reads = (id: string, context: Context) => context.getModuleInfo(id)?.importedIds ?? [];
const readers = (id: string, context: Context) => context.getModuleInfo(id)?.importers ?? [];

/** All modules reachable from a module by static imports, following own modules only. */
function closureOf(id: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set([id]);
  for (const one of found) if (ours.test(one)) for (const other of next(one)) found.add(other);
  return found;
}

const some = (ids: Set<string>, pattern: RegExp) => [...ids].some((id) => pattern.test(id));

const landing = /renderer[\\/]pages[\\/]public[\\/]landing-page\.tsx$/;
/** Pages before signing in. */
const entry = /renderer[\\/]pages[\\/]public[\\/](auth|reset-password|verify-email)-page\.tsx$/;
/** The frame of signed-in pages. */
const frame = /renderer[\\/]app[\\/]signed-in-frames\.ts$/;
const zod = /node_modules[\\/]zod[\\/]/;
/** Libraries that no page needs for its first look. */
const large = /node_modules[\\/](antd|@ant-design[\\/]x|libphonenumber-js|@vis\.gl|@zxcvbn-ts)[\\/]/;
/** Lists that both schemas and pages read. */
const values = /shared[\\/].*\.values\.ts$/;
const page = /renderer[\\/]pages[\\/].*\.tsx$/;

/**
 * The chunk of an own module; null lets the bundler choose. Modules that need zod or antd never share a chunk with modules
 * that do not, so that no page loads a library for another page.
 */
export function chunkOf(id: string, context: Context): string | null {
  if (page.test(id)) return null;
  const needs = closureOf(id, (one) => reads(one, context));
  const needed = closureOf(id, (one) => readers(one, context));
  if (some(needs, zod)) return zod.test(id) || /\.(schema|contract)\.ts$|page\.ts$/.test(id) ? 'schemas' : null;
  const isPlain = !some(needs, large);
  const pages = [...needed].filter((one) => page.test(one));
  if (pages.length > 1 && some(needed, landing)) return 'plain';
  const forFrame = some(needed, frame);
  const isShared = forFrame || pages.some((one) => !entry.test(one));
  if (some(needed, entry)) return isPlain ? (isShared ? 'common' : 'entry') : null;
  if (forFrame) return isPlain ? 'frame' : 'frame-parts';
  if (pages.length > 2) return isPlain ? 'console' : 'parts';
  // A page and its own dialogs share small modules: a chunk for each would cost a request.
  const isLoadedApart =
    [...needed].filter((one) => (context.getModuleInfo(one)?.dynamicImporters.length ?? 0) > 0).length > 1;
  const owner = pages.length === 1 ? /([\w-]+)\.tsx$/.exec(pages[0] ?? '')?.[1] : undefined;
  if (isPlain && isLoadedApart && owner) return `${owner}-parts`;
  // In the chunk of its one page, the chunk of the schemas would import that page, in a circle.
  return values.test(id) ? 'values' : null;
}
