import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { instant } from '#shared/http/page.ts';
import { reasonSchema } from '#shared/reasons/reason.schema.ts';

/** Why a failed message is not sent again. */
export const retryObstacle = z.enum([
  'window_closed',
  'opted_out',
  'answered_since',
  'too_late',
  'withdrawn',
  'fails_again',
  'not_failed',
]);
export type RetryObstacle = z.output<typeof retryObstacle>;

/** Messages that failed for the same reason. `key`: names the reason in the calls below. */
const failedGroup = z.object({
  key: z.string(),
  /** The reason in English; `reasons` in the reader's language. */
  text: z.string(),
  reasons: z.array(reasonSchema),
  messages: z.number().int(),
  hotels: z.number().int(),
  oldest_at: instant,
  newest_at: instant,
});
export type FailedGroup = z.output<typeof failedGroup>;

/** A message to a guest that failed for good; no text, name or number of the guest. */
const failedMessage = z.object({
  id: z.uuid(),
  hotel: z.object({ id: z.uuid(), name: z.string() }),
  author: z.string(),
  failed_at: instant,
  /** Null: it can be sent again. */
  obstacle: retryObstacle.nullable(),
});
export type FailedMessage = z.output<typeof failedMessage>;

const key = z.string().min(1).max(200);
/** One message, or all of a reason: at most 200 at once, the newest first. */
const which = z.union([z.object({ id: z.uuid() }), z.object({ key })]);
export type WhichFailed = z.output<typeof which>;

export const failedMessagesContract = defineContract({
  groups: {
    method: 'GET',
    path: '/admin/failed-messages',
    access: 'superAdmin',
    summary: 'Messages to guests that failed for good in the last 30 days, by reason',
    response: z.object({ items: z.array(failedGroup) }),
  },
  list: {
    method: 'GET',
    path: '/admin/failed-messages/of',
    access: 'superAdmin',
    summary: 'The newest 100 messages that failed for this reason',
    query: z.object({ key }),
    response: z.object({ items: z.array(failedMessage) }),
  },
  retry: {
    method: 'POST',
    path: '/admin/failed-messages/retry',
    access: 'superAdmin',
    summary: 'Send failed messages again, each once; those that may not be sent are counted by their obstacle',
    body: which,
    response: z.object({
      queued: z.number().int(),
      left: z.array(z.object({ obstacle: retryObstacle, messages: z.number().int() })),
    }),
  },
  setAside: {
    method: 'POST',
    path: '/admin/failed-messages/set-aside',
    access: 'superAdmin',
    summary: 'Take failed messages off the list; nothing is sent',
    body: which,
    response: z.object({ messages: z.number().int() }),
  },
});
