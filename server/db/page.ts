import { reason } from '#shared/reasons/reasons.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { sql, type RawBuilder } from 'kysely';
import { isUuid } from '#shared/lib/uuid.ts';
import { AppError } from '#server/app-error.ts';

/**
 * Cursors: the last row's sort key, opaque to callers. Reading one row more than asked tells whether there is a next page,
 * so no COUNT is needed.
 */
export function encodeCursor(...key: (string | Date)[]): string {
  const plain = key.map((part) => (part instanceof Date ? part.toISOString() : part));
  return Buffer.from(JSON.stringify(plain)).toString('base64url');
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/;

/** A day and a time that exist: the calendar moves 31 February to March, and PostgreSQL has no year 0. */
function isInstant(text: string): boolean {
  const at = new Date(text);
  return (
    instant.test(text) &&
    !Number.isNaN(at.getTime()) &&
    at.toISOString().startsWith(text.slice(0, 19)) &&
    text >= '0001'
  );
}

const rank = /^-?\d$/;

/** Form of a key: an optional rank (-1 to 9), a time, the row's id. */
function isPartOfKey(part: unknown, index: number, key: unknown[]): part is string {
  if (typeof part !== 'string') return false;
  const fromEnd = key.length - 1 - index;
  if (fromEnd === 0) return isUuid(part);
  return fromEnd === 1 ? isInstant(part) : rank.test(part);
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
  throw new AppError('invalid_input', 'page_unknown', [fieldProblem('cursor', reason('cursor_unknown'))]);
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

/** Start of a page in a newest-first list: below the row of this time and id. Null: the first page. */
export type Before = { at: string; id: string } | null;

/** @throws AppError invalid_input for a cursor that is not ours. */
export function decodeBefore(cursor: string | undefined): Before {
  const key = decodeCursor(cursor, 2);
  return key && { at: key[0]!, id: key[1]! };
}

/** The cursor below this row. `created_at` is stored in milliseconds (timestamptz(3)), so a Date loses nothing of it. */
export const cursorOf = ({ created_at, id }: { created_at: Date | string; id: string }): string =>
  encodeCursor(created_at, id);

type Listed<Q> = {
  where: (condition: RawBuilder<boolean>) => Q;
  orderBy: (key: RawBuilder<unknown>) => Q;
  limit: (rows: number) => Q;
};

/**
 * A page of a list, the newest first. Rows of one moment, as of one import, go by id: the last stored first.
 * `table`: its name or alias in the query.
 */
export const newestFirst =
  (table: string, before: Before, limit: number) =>
  <Q extends Listed<Q>>(query: Q): Q => {
    const at = sql.ref(`${table}.created_at`);
    const id = sql.ref(`${table}.id`);
    const rest = before
      ? query.where(sql<boolean>`(${at}, ${id}) < (${before.at}::timestamptz, ${before.id}::uuid)`)
      : query;
    return rest
      .orderBy(sql`${at} desc`)
      .orderBy(sql`${id} desc`)
      .limit(limit);
  };

/** A search text as an ILIKE pattern, with its wildcards escaped. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
