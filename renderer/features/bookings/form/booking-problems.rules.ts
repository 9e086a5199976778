import { ApiError } from '#renderer/lib/api/api-error.ts';
import { z } from 'zod';
import type { BookingFields, Merge } from './booking-form.rules.ts';

/** Problem shown above the form. `stale`: `who` changed the booking while the form was open; null if unknown. */
export type Problem =
  | { kind: 'overlap'; other: Overlap | null }
  | { kind: 'stale'; who: string | null }
  | { kind: 'merged'; who: string | null; merge: Merge; newest: BookingFields };

/** The overlapping booking. */
export type Overlap = { number: string; from: string; to: string };

/** The fields refused by the server; null for other errors. */
export function problemOf(error: unknown): Problem | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'booking_overlap') return { kind: 'overlap', other: overlapOf(error.details) };
  if (error.code !== 'conflict' || typeof error.details !== 'object' || error.details === null) return null;
  if (!('version' in error.details)) return null;
  const who = 'changed_by' in error.details ? error.details.changed_by : null;
  return { kind: 'stale', who: typeof who === 'string' ? who : null };
}

const lasts = z.tuple([
  z.object({
    reason: z.object({
      code: z.literal('booking_lasts'),
      params: z.object({ number: z.string(), from: z.string(), to: z.string() }),
    }),
  }),
]);

function overlapOf(details: unknown): Overlap | null {
  return lasts.safeParse(details).data?.[0].reason.params ?? null;
}
