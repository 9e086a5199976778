import { code } from '#shared/reasons/code.ts';
import { z } from 'zod';

/** Query of a paged list: the opaque cursor from the previous page, and the number of rows. */
export const pageQuery = z.object({
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** A page of rows. `next_cursor` is null on the last one. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ items: z.array(row), next_cursor: z.string().nullable() });
}

/** Wire format of an instant: ISO 8601 in UTC. Responses also accept the database's Date. */
export const instant = z.preprocess((value) => (value instanceof Date ? value.toISOString() : value), z.iso.datetime());
/** The `updated_at` on which a change is based: it is refused if the row has been saved since. Absent: not compared. */
export const seenAt = instant.nullable().optional();
export const nullableInstant = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString() : value),
  z.iso.datetime().nullable(),
);

/** A calendar day of the years that hotels deal with: PostgreSQL has no year 0, and sums of days must not overflow. */
export const calendarDay = (error = code('use_date')) =>
  z.iso.date({ error }).refine((day) => day >= '1900' && day < '2200', { error });

/** A map of at most `most` keys. */
export function recordOf<Key extends z.ZodString, Value extends z.ZodType>(key: Key, value: Value, most: number) {
  return z
    .record(key, value)
    .refine((record) => Object.keys(record).length <= most, { error: code('too_many_entries', { most }), abort: true });
}

/** Text field of a form: trimmed; an empty optional field becomes null (docs/product.md, section 5). */
export const optionalText = (max = 500) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null);
