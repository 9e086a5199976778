import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Own modules and icons. */
const ours = /[\\/](renderer|shared|@ant-design[\\/]icons(-svg)?)[\\/]/;
const reads = (id: string, context: Context) => context.getModuleInfo(id)?.importedIds ?? [];
const readers = (id: string, context: Context) => context.getModuleInfo(id)?.importers ?? [];

/** All modules reachable from a module by static imports, following own modules and icons only. */
function closureOf(id: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set([id, ...next(id)]);
  for (const one of found) if (one !== id && ours.test(one)) for (const other of next(one)) found.add(other);
  return found;
}

const some = (ids: Iterable<string>, pattern: RegExp) => [...ids].some((id) => pattern.test(id));

/** Pages, and a view of a page that has an address and is loaded on its own. */
const page = /renderer[\\/]pages[\\/].*-page\.tsx$|[\\/]coverage-view\.tsx$/;
const landing = /renderer[\\/]pages[\\/]public[\\/]landing-page\.tsx$/;
/** Pages before signing in. */
const entry = /renderer[\\/]pages[\\/]public[\\/](auth|reset-password|verify-email)-page\.tsx$/;
/** The built-in providers' pages, for anyone. */
const practice = /renderer[\\/]pages[\\/]public[\\/](guest-phone|mailbox)-page\.tsx$/;
/** The frame of signed-in pages. */
const frame = /renderer[\\/]app[\\/]signed-in-frames\.ts$/;
const zod = /node_modules[\\/]zod[\\/]/;
/** Libraries that no page needs for its first look. */
const large = /node_modules[\\/](antd|@ant-design[\\/]x|libphonenumber-js|@vis\.gl|@zxcvbn-ts)[\\/]/;
/** Those of the built-in providers are empty in the build (api-table.ts). */
const schema = /(?<!shared[\\/]practice[\\/][\w-]+)\.(schema|contract)\.ts$|page\.ts$/;
/** Loaded into the frame, for the super admin. */
const superAdmin = /app[\\/]layout[\\/]super-admin-parts\.ts$/;
/** Pages that are opened most. */
const desk = /pages[\\/](dashboard|requests|bookings|guests)-page\.tsx$/;
/**
 * Pages that share much with each other: the ones opened most, forms of a hotel, figures, work of a shift, administration of the
 * platform and of a hotel, other systems. A page may be of several families.
 */
const families = {
  desk,
  forms:
    /pages[\\/](messages|hotel-profile|hotel-setup|onboarding|whatsapp|admin[\\/](admin-settings|admin-numbers|hotel-manage))-page\.tsx$/,
  figures: /pages[\\/](analytics|group|admin[\\/]admin-analytics)-page\.tsx$/,
  shift: /pages[\\/](handover|tasks|rooms)-page\.tsx$/,
  platform: /pages[\\/](analytics|admin[\\/][\w-]+)-page\.tsx$/,
  systems: /pages[\\/](integrations|api-reference)-page\.tsx$/,
  tools: /[\\/](coverage-view|(faqs|staff|settings|escalation|onboarding)-page)\.tsx$/,
};

/** The family of all the pages, if they are of one. */
const familyOf = (pages: string[]) =>
  Object.entries(families).find(([, test]) => pages.every((one) => test.test(one)))?.[0];

const nameOf = ([file = '']: string[]) => /([\w-]+)\.tsx?$/.exec(file)?.[1] ?? '';

/** What needs a module: pages, the frame, and schemas. */
function usesOf(id: string, context: Context) {
  const needed = closureOf(id, (one) => readers(one, context));
  const pages = [...needed].filter((one) => page.test(one));
  const beside = closureOf(id, (one) => (schema.test(one) ? [] : readers(one, context)));
  return {
    pages,
    forFrame: some(needed, frame),
    forSuperAdmin: some(needed, superAdmin),
    forSchemas: some(needed, schema),
    /** Needed by the frame, by pages that are opened most, or by many; all other modules cost their pages a chunk more. */
    isOften: some(needed, frame) || some(needed, superAdmin) || some(needed, desk) || pages.length > 8,
    /** Pages and frame that need it other than through a schema. */
    alone: [...beside].filter((one) => page.test(one) || frame.test(one)),
    /** Frame, pages and parts of them: whatever is loaded on its own. */
    parts: [...needed].filter((one) => (context.getModuleInfo(one)?.dynamicImporters.length ?? 0) > 0).length,
  };
}

/**
 * The chunk of an own module or an icon; null lets the bundler choose. Modules that need zod or antd never share a chunk with
 * modules that do not, so that no page loads a library for another page. What a module imports is needed wherever the
 * module is; so each rule below also takes, or leaves to a rule above it, the imports of what it takes, and no two chunks
 * import each other. `console-output.ts` checks it.
 */
export function chunkOf(id: string, context: Context): string | null {
  if (page.test(id)) return null;
  const needs = closureOf(id, (one) => reads(one, context));
  if (some(needs, zod)) return zod.test(id) || schema.test(id) ? 'schemas' : null;
  const { pages, forFrame, forSuperAdmin, forSchemas, isOften, alone, parts } = usesOf(id, context);
  if (some(needs, large)) return forFrame ? 'frame-parts' : pages.length > 2 ? 'parts' : null;
  if (forSchemas && alone.length === 0) return 'schemas';
  if (forSchemas) return 'common';
  if (pages.length > 1 && some(pages, landing)) return 'plain';
  const isShared = forFrame || pages.length > 1;
  if (some(pages, entry)) return isOften ? 'common' : pages.every((one) => entry.test(one)) ? 'entry' : 'rare';
  if (some(pages, practice)) return isOften ? 'open' : isShared ? 'rare' : null;
  if (forFrame) return parts > 1 ? 'console' : null;
  if (forSuperAdmin) return pages.length > 0 ? 'console' : 'super-admin-parts';
  if (pages.length > 1) return familyOf(pages) ?? (isOften ? 'console' : 'office');
  // A page and its own dialogs share small modules: a chunk for each would cost a request.
  if (parts < 2 || pages.length === 0) return null;
  return some(pages, families.tools) ? 'tools' : `${nameOf(pages)}-parts`;
}
