import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { analyticsQuery } from '#shared/features/platform/analytics.schema.ts';

const count = z.number().int();
/** Sums of a hotel or of the group, in the calendar of each hotel. Nothing of a guest. */
const sums = {
  messages_in: count,
  messages_out: count,
  requests: count,
  answered_without_staff: count,
  escalated: count,
  /** First replies by people that were due, and those in time. */
  replies_due: count,
  replies_in_time: count,
  /** Answers to the question how satisfied guests are, and the sum of their scores, 1 to 5. */
  ratings: count,
  score_sum: z.number(),
  /** Messages, by the price table. */
  message_cost: z.number(),
  /** The language model, by the prices of each day. */
  model_cost: z.number(),
};

const groupReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  currency: z.string(),
  totals: z.object(sums),
  /** By name. `first_reply_p50`: the median, in seconds; null without requests. */
  hotels: z.array(
    z.object({ hotel_id: z.uuid(), hotel_name: z.string(), first_reply_p50: z.number().nullable(), ...sums }),
  ),
});
export type GroupReport = z.output<typeof groupReport>;

export const groupReportContract = defineContract({
  get: {
    method: 'GET',
    path: '/groups/:group_id/report',
    access: 'groupAdmin',
    summary: 'Figures of each hotel of the group, and their sums',
    query: analyticsQuery,
    response: groupReport,
  },
});
