import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const folder = import.meta.dirname;

export const KINDS = [
  'answerable',
  'plain',
  'unanswerable',
  'lookalike',
  'emergency',
  'harmless',
  'smalltalk',
  'complaint',
  'trouble',
  'language',
] as const;

export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'ar', 'zh', 'ja'] as const;

const hotelSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  country: z.string().length(2),
  profile: z.record(z.string(), z.string()),
  profileEntries: z.record(z.string(), z.array(z.string())),
  entries: z.array(
    z.strictObject({ id: z.string(), language: z.enum(LANGUAGES), title: z.string().min(1), text: z.string().min(1) }),
  ),
});

const lineSchema = z.strictObject({
  id: z.string(),
  lang: z.enum(LANGUAGES),
  kind: z.enum(KINDS),
  hotel: z.string(),
  text: z.string().min(1),
  answer: z.array(z.string()).min(1).nullable(),
  previous: z.enum(LANGUAGES).optional(),
  note: z.string().min(1).optional(),
});

export type HeldOutHotel = z.infer<typeof hotelSchema>;
export type HeldOutLine = z.infer<typeof lineSchema>;

const namesIn = (name: string, ending: string) =>
  fs
    .readdirSync(path.join(folder, name))
    .filter((file) => file.endsWith(ending))
    .toSorted();

/** All hotels of `hotels/`. Throws a ZodError for a file of another form. */
export function readHotels(): HeldOutHotel[] {
  return namesIn('hotels', '.json').map((file) =>
    hotelSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, 'hotels', file), 'utf8'))),
  );
}

/** The first set, and others that were written later by other hands. */
export const SETS = ['held-out', 'fresh', 'unseen', 'strangers', 'outsiders', 'newcomers', 'neighbours'] as const;
export type SetName = (typeof SETS)[number];

/** All lines of a set, in the order of the files. Throws an error that names the file and the line. */
export function readHeldOut(set: SetName = 'held-out'): HeldOutLine[] {
  return namesIn(set, '.jsonl').flatMap((file) => {
    const rows = fs.readFileSync(path.join(folder, set, file), 'utf8').split('\n');
    return rows.flatMap((row, index) => {
      if (row === '') return [];
      try {
        return [lineSchema.parse(JSON.parse(row))];
      } catch (cause) {
        throw new Error(`${file}:${index + 1} is not a line of the held-out set`, { cause });
      }
    });
  });
}
