import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { priority } from './conversations.schema.ts';
import { priorities } from './conversations.values.ts';
import { longestTarget } from './targets.values.ts';

const minutes = z.number().int().min(1).max(longestTarget).nullable();

/** Minutes until staff reply to a request and resolve it; null: no target. */
export const target = z.object({
  priority,
  reply_minutes: minutes,
  resolution_minutes: minutes,
  /** Counts around the clock instead of in reception hours. */
  any_hour: z.boolean(),
});
export type Target = z.output<typeof target>;

/** One for each priority. */
export const targetList = z
  .array(target)
  .min(priorities.length)
  .max(priorities.length)
  .refine((all) => new Set(all.map((one) => one.priority)).size === priorities.length, {
    error: code('target_twice'),
  });

export const targets = z.object({
  /** The most urgent first. */
  targets: z.array(target),
  /** Whether these are the targets of the product and not the hotel's own. */
  is_default: z.boolean(),
  /** Reception hours, `HH:MM`; null: always open. */
  opens: z.string().nullable(),
  closes: z.string().nullable(),
});
export type Targets = z.output<typeof targets>;
