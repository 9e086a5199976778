import { AppError } from '#server/http/app-error.ts';

/**
 * Cursors: the last row's sort key, opaque to callers. Reading one row more than asked tells whether there is a next page,
 * so a page never costs a count.
 */
export function encodeCursor(...key: (string | Date)[]): string {
  const plain = key.map((part) => (part instanceof Date ? part.toISOString() : part));
  return Buffer.from(JSON.stringify(plain)).toString('base64url');
}

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** A key ends in the row's id; what stands before it is a time. Anything else would be an error of the database's. */
function isPartOfKey(part: unknown, index: number, key: unknown[]): part is string {
  return typeof part === 'string' && (index === key.length - 1 ? id : instant).test(part);
}

/** @throws AppError invalid_input for a cursor that is not ours. */
export function decodeCursor(cursor: string | undefined, parts: number): string[] | null {
  if (!cursor) return null;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(key) && key.length === parts && key.every(isPartOfKey)) return key;
  } catch {
    // falls through to the error below
  }
  throw new AppError('invalid_input', 'This page of the list no longer exists. Start again from the top.', [
    { path: 'cursor', message: 'unknown cursor' },
  ]);
}

/** Rows read with `limit + 1` become a page. */
export function toPage<Row>(
  rows: Row[],
  limit: number,
  keyOf: (row: Row) => string,
): { items: Row[]; next_cursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next_cursor: rows.length > limit && last ? keyOf(last) : null };
}

/** A search text as an ILIKE pattern: what the person typed, with no wildcards of their own. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
