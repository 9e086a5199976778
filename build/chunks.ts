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

/** The pages that read a module other than through a schema. */
function pagesBeside(id: string, context: Context): string[] {
  const next = (one: string) => (schema.test(one) ? [] : readers(one, context));
  return [...closureOf(id, next)].filter((one) => page.test(one));
}

const landing = /renderer[\\/]pages[\\/]public[\\/]landing-page\.tsx$/;
/** Pages before signing in. */
const entry = /renderer[\\/]pages[\\/]public[\\/](auth|reset-password|verify-email)-page\.tsx$/;
/** The frame of signed-in pages. */
const frame = /renderer[\\/]app[\\/]signed-in-frames\.ts$/;
const zod = /node_modules[\\/]zod[\\/]/;
/** Libraries that no page needs for its first look. */
const large = /node_modules[\\/](antd|@ant-design[\\/]x|libphonenumber-js|@vis\.gl|@zxcvbn-ts)[\\/]/;
/** Long lists alone need this library. */
const lists = /node_modules[\\/]@tanstack[\\/](react-virtual|virtual-core)[\\/]/;
const schema = /\.(schema|contract)\.ts$|page\.ts$/;
const page = /renderer[\\/]pages[\\/].*\.tsx$/;
/** Reasons and their English sentences: 7 kB that only forms need. */
const reasons = /shared[\\/]reasons[\\/]/;
/** Pages that people open most, without zod and antd. */
const light = /renderer[\\/]pages[\\/](dashboard|requests|bookings|guests)-page\.tsx$/;
/** All other pages without zod and antd: frame `light` in routes.ts. */
const plainPage =
  /renderer[\\/]pages[\\/](handover|faqs|staff|settings|analytics|admin[\\/](hotels|admin-audit|admin-analytics))-page\.tsx$/;

/**
 * The chunk of an own module; null lets the bundler choose. Modules that need zod or antd never share a chunk with modules
 * that do not, so that no page loads a library for another page.
 */
export function chunkOf(id: string, context: Context): string | null {
  if (page.test(id)) return null;
  if (lists.test(id)) return 'lists';
  const needs = closureOf(id, (one) => reads(one, context));
  const needed = closureOf(id, (one) => readers(one, context));
  if (some(needs, zod)) return zod.test(id) || schema.test(id) ? 'schemas' : null;
  const isPlain = !some(needs, large);
  const pages = [...needed].filter((one) => page.test(one));
  if (pages.length > 1 && some(needed, landing)) return 'plain';
  const forFrame = some(needed, frame);
  const isForLight = pages.some((one) => light.test(one));
  const isShared = forFrame || isForLight;
  if (some(needed, entry)) return isPlain ? (isShared ? 'common' : 'entry') : null;
  if (forFrame) return isPlain ? 'frame' : 'frame-parts';
  const forSchemas = isPlain && some(needed, schema);
  if (reasons.test(id) && !isForLight) return 'schemas';
  if (isPlain && isForLight && (pages.length > 1 || forSchemas)) return some(needs, lists) ? 'lists' : 'console';
  const isTool = isPlain && !some(needs, reasons) && pagesBeside(id, context).some((one) => plainPage.test(one));
  if (isTool && (forSchemas || pages.length > 1)) return 'tools';
  // In a chunk that reads schemas, the chunk of the schemas would import that one, in a circle.
  if (forSchemas) return 'schemas';
  if (pages.length > 2) return 'parts';
  // A page and its own dialogs share small modules: a chunk for each would cost a request.
  const isLoadedApart =
    [...needed].filter((one) => (context.getModuleInfo(one)?.dynamicImporters.length ?? 0) > 0).length > 1;
  const owner = pages.length === 1 ? /([\w-]+)\.tsx$/.exec(pages[0] ?? '')?.[1] : undefined;
  return isPlain && isLoadedApart && owner ? `${owner}-parts` : null;
}
