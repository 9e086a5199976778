import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { reasonSchema } from '#shared/reasons/reason.schema.ts';
import { defineContract } from '#shared/http/contract.ts';
import { instant, nullableInstant } from '#shared/http/page.ts';
import { mostAtOnce } from './bulk.values.ts';
import { owner } from './conversations.schema.ts';
import { stateBefore } from './state-before.schema.ts';
import { mostTagsOfConversation } from './tags.values.ts';

const tagIds = z.array(z.uuid()).max(mostTagsOfConversation).default([]);

export const bulkAction = z.discriminatedUnion('kind', [
  z
    .object({ kind: z.literal('assign'), assigned_to: z.uuid().nullish(), department_id: z.uuid().nullish() })
    .refine(({ assigned_to, department_id }) => !(assigned_to && department_id), {
      error: code('colleague_or_department'),
      path: ['department_id'],
    }),
  z.object({ kind: z.literal('tag'), add: tagIds, remove: tagIds }),
  z.object({ kind: z.literal('resolve') }),
  z.object({ kind: z.literal('snooze'), until: instant }),
]);
export type BulkAction = z.output<typeof bulkAction>;

/** How a conversation was before, for `undo`. */
export const bulkUndo = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('assign'),
    id: z.uuid(),
    owner,
    assigned_to: z.uuid().nullable(),
    department_id: z.uuid().nullable(),
  }),
  z.object({ kind: z.literal('tag'), id: z.uuid(), tag_ids: z.array(z.uuid()).max(mostTagsOfConversation) }),
  z.object({ kind: z.literal('resolve'), id: z.uuid(), before: stateBefore }),
  z.object({ kind: z.literal('snooze'), id: z.uuid(), until: nullableInstant }),
]);
export type BulkUndo = z.output<typeof bulkUndo>;

const refused = z.object({
  id: z.uuid(),
  guest_name: z.string().nullable(),
  reason: reasonSchema,
  /** The reason in English. */
  message: z.string(),
});

export const bulkContract = defineContract({
  apply: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/bulk',
    access: 'hotelMember',
    key: 'conversations:write',
    summary: 'Assign, tag, resolve or put aside several conversations; each by the rules that hold for one',
    body: z.object({ ids: z.array(z.uuid()).min(1).max(mostAtOnce), action: bulkAction }),
    response: z.object({ done: z.array(bulkUndo), refused: z.array(refused) }),
  },
  undo: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/bulk/undo',
    access: 'hotelMember',
    key: 'conversations:write',
    summary: 'Undo a bulk action: what `done` said',
    body: z.object({ items: z.array(bulkUndo).min(1).max(mostAtOnce) }),
    response: z.object({ refused: z.array(refused) }),
  },
});
export type Refused = z.output<typeof refused>;
