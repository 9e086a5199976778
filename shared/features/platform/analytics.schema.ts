import { reasonSchema } from '#shared/reasons/reason.schema.ts';
import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { priorities } from '#shared/features/conversations/conversations.values.ts';
import { messageCategories } from '#shared/features/hotels/hotels.values.ts';
import { calendarDay } from '#shared/http/page.ts';
import { daysBetween } from '#shared/lib/dates.ts';

/** Maximum number of days in one report. */
export const analyticsMaxDays = 366;
/** Days of the report's own calendar, both included. */
export const analyticsQuery = z
  .object({ from: calendarDay().optional(), to: calendarDay().optional() })
  .refine(({ from, to }) => !from || !to || from <= to, { error: code('period_ends_before'), path: ['to'] })
  .refine(({ from, to }) => !from || !to || daysBetween(from, to) < analyticsMaxDays, {
    error: code('period_too_long', { most: analyticsMaxDays }),
    path: ['from'],
  });

const count = z.number().int();
/** An amount in the currency of the platform settings; calculated with decimals on the server. */
const cost = z.number();

const figures = {
  messages_in: count,
  messages_out: count,
  requests: count,
  answered_without_staff: count,
  escalated: count,
  cost,
};
/** Median (`p50`) and 90th percentile (`p90`); null without requests. */
const duration = z.object({ count, p50: z.number().nullable(), p90: z.number().nullable() });
/** `count`: answered, or overdue. `p50`: median of the answered ones, in seconds of reception hours. */
const targetFigures = z.object({ count, within: count, p50: z.number().nullable() });

export const analytics = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** The calendar of the days: the hotel's, or UTC for the whole platform. */
  timezone: z.string(),
  currency: z.string(),
  totals: z.object({ ...figures, delivery_failures: count }),
  /** Seconds from the guest's request to the first answer, by assistant or staff. */
  first_reply_seconds: duration,
  /** Seconds from the guest's request until it was resolved or completed. */
  resolution_seconds: duration,
  /** Targets of requests that needed a person, by priority, the most urgent first. */
  targets: z.array(z.object({ priority: z.enum(priorities), reply: targetFigures, resolution: targetFigures })),
  /** Answers to the question how satisfied guests are, by the day of the question. `scores`: how often 1 to 5 was given. */
  satisfaction: z.object({
    asked: count,
    answered: count,
    average: z.number().nullable(),
    scores: z.array(count).length(5),
  }),
  escalation_reasons: z.array(z.object({ reason: z.string(), count })),
  /** Requests by the language of their conversation; null: not detected yet. */
  languages: z.array(z.object({ language: z.string().nullable(), count })),
  delivery_failures: z.array(
    z.object({
      error_code: z.number().int().nullable(),
      reason: z.string(),
      reasons: z.array(reasonSchema),
      remedy: z.string(),
      remedies: z.array(reasonSchema),
      count,
    }),
  ),
  costs: z.array(z.object({ category: z.enum(messageCategories), messages: count, cost })),
  /** One entry per day of the period, including days without activity. */
  days: z.array(z.object({ day: z.iso.date(), ...figures })),
  /** Sorted by activity, highest first. */
  hotels: z.array(z.object({ hotel_id: z.uuid(), hotel_name: z.string(), ...figures })),
});
export type Analytics = z.output<typeof analytics>;
