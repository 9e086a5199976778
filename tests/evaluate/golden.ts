import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LANGUAGES } from '#tests/understanding/held-out.ts';

export const EXPECTATIONS = ['answer', 'person', 'emergency', 'complaint', 'talk'] as const;

const golden = z.strictObject({
  id: z.string(),
  lang: z.enum(LANGUAGES),
  /** Of `tests/understanding/hotels/`. */
  hotel: z.string(),
  /** The guest's messages, by turn; the last turn is judged. */
  turns: z.array(z.array(z.string().min(1)).min(1)).min(1),
  expect: z.enum(EXPECTATIONS),
  /** Facts (times, prices, numbers) that the answer states, in any notation. */
  says: z.string().optional(),
});
export type Golden = z.output<typeof golden>;

/** The conversations of `golden.jsonl`. @throws ZodError for a line of another form */
export const readGolden = (): Golden[] =>
  fs
    .readFileSync(path.join(import.meta.dirname, 'golden.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => golden.parse(JSON.parse(line)));
