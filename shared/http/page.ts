import { z } from 'zod';

/** Query of a list that is read page by page: an opaque cursor from the page before, and how many rows. */
export const pageQuery = z.object({
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** A page of rows. `next_cursor` is null on the last one. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ items: z.array(row), next_cursor: z.string().nullable() });
}

/** An instant as it travels: ISO 8601 in UTC. The database's Date is accepted on the way out. */
export const instant = z.preprocess((value) => (value instanceof Date ? value.toISOString() : value), z.iso.datetime());
export const nullableInstant = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString() : value),
  z.iso.datetime().nullable(),
);

/** Text of a form: trimmed; an empty optional field becomes null (spec section 5). */
export const optionalText = (max = 500) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null);
