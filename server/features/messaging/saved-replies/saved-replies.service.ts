import { once } from '#server/db/once.ts';
import {
  fillReply,
  gapsIn,
  isReplyVariable,
  type ReplyValues,
} from '#shared/features/messaging/reply-variables.rules.ts';
import type { FilledReply, SavedReplies, SavedReplyDraft } from '#shared/features/messaging/saved-replies.schema.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { reason, type Reason } from '#shared/reasons/reasons.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import * as repository from './saved-replies.repository.ts';

export type SavedRepliesDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  events: Events;
  clock: Clock;
  /** Values of a conversation's guest, booking and hotel, and the guest's language. */
  wordsOf: (
    tx: HotelTransaction,
    conversationId: string,
  ) => Promise<{ language: string; values: Omit<ReplyValues, 'staff_name' | 'faq'> }>;
};

const MOST_REPLIES = 300;

/** Texts that staff insert into a reply. Every change answers with all of them. */
export function createSavedRepliesService({ inHotel, audit, events, clock, wordsOf }: SavedRepliesDependencies) {
  const all = async (tx: HotelTransaction): Promise<SavedReplies> => ({
    items: (await repository.listReplies(tx)).map(({ faq_id, question, answer: _, updated_at, ...row }) => ({
      ...row,
      updated_at: updated_at.toISOString(),
      faq: faq_id && question !== null ? { id: faq_id, question } : null,
    })),
  });
  const changed = async (
    tx: HotelTransaction,
    { caller, hotel_id }: HotelScope,
    action: AuditAction,
    entity_id: string,
  ) => {
    await audit.write(tx, caller, { entity: 'saved_reply', action, entity_id, hotel_id });
    await events.publish(tx, { type: 'saved_reply.updated', hotel_id });
    return all(tx);
  };

  return {
    list: (scope: HotelScope) => inHotel(scope, all),

    /** @throws AppError invalid_input for an unknown variable or FAQ, conflict for a title that is taken or above 300. */
    add: (scope: HotelScope, draft: SavedReplyDraft) =>
      once(inHotel, scope, async (tx) => {
        if ((await repository.listReplies(tx)).length >= MOST_REPLIES)
          throw new AppError('conflict', reason('too_many_saved_replies', { most: MOST_REPLIES }));
        await refuseBad(tx, draft, null);
        return changed(tx, scope, 'create', await repository.insertReply(tx, draft));
      }),

    /** @throws AppError as `add`, and not_found. */
    change: (scope: HotelScope, id: string, draft: SavedReplyDraft) =>
      inHotel(scope, async (tx) => {
        await refuseBad(tx, draft, id);
        if (!(await repository.updateReply(tx, id, { ...draft, updated_at: clock.now() })))
          throw notFound('saved_reply');
        return changed(tx, scope, 'update', id);
      }),

    remove: (scope: HotelScope, id: string) =>
      inHotel(scope, async (tx) => {
        if (!(await repository.deleteReply(tx, id))) throw notFound('saved_reply');
        return changed(tx, scope, 'delete', id);
      }),

    ofConversation: (scope: HotelScope, conversationId: string): Promise<{ items: FilledReply[] }> =>
      inHotel(scope, async (tx) => {
        const { language, values } = await wordsOf(tx, conversationId);
        const staff_name = scope.caller.name.trim() || null;
        const items = (await repository.listReplies(tx)).map(({ id, title, content, answer: faq, ...row }) => ({
          id,
          title,
          language: row.language,
          ...fillReply(content, { ...values, staff_name, faq }),
        }));
        const rank = (item: FilledReply) => (item.language === language ? 0 : item.language === null ? 1 : 2);
        return { items: items.toSorted((one, other) => rank(one) - rank(other)) };
      }),
  };
}
export type SavedRepliesService = ReturnType<typeof createSavedRepliesService>;

async function refuseBad(tx: HotelTransaction, draft: SavedReplyDraft, id: string | null): Promise<void> {
  const { title, content, faq_id } = draft;
  if (await repository.hasTitle(tx, title, id)) throw refused('title', reason('saved_reply_twice'));
  const names = gapsIn(content);
  const unknown = names.find((name) => !isReplyVariable(name));
  if (unknown) throw refused('content', reason('reply_variable_unknown', { name: `{{${unknown}}}` }));
  if (names.includes('faq') !== (faq_id !== null))
    throw faq_id ? refused('content', reason('saved_reply_no_place')) : refused('faq_id', reason('saved_reply_no_faq'));
  if (faq_id && !(await repository.hasFaq(tx, faq_id))) throw refused('faq_id', reason('saved_reply_no_faq'));
}

const refused = (path: string, why: Reason) => invalidInput([fieldProblem(path, why)]);
