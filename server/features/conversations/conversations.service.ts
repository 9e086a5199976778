import type { Conversation, Message } from '#shared/features/conversations/conversations.schema.ts';
import type { ConversationView } from '#shared/features/conversations/conversations.values.ts';
import { decodeCursor, encodeCursor, toPage } from '#server/db/page.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { notFound } from '#server/app-error.ts';
import type { HotelScope, PersonScope } from '#server/caller.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { eventsBetween } from './conversation-events.repository.ts';
import { asConversation, asEvent, asListItem, asMessage, windowIsOpen } from './conversations.rules.ts';
import * as listed from './conversation-list.repository.ts';
import * as conversations from './conversations.repository.ts';
import * as messages from './messages.repository.ts';
import { explainTakenKey, noteSending, reply, windowClosed, type ReplyDependencies, type ReplyDraft } from './reply.ts';
import { heldReplies } from './held-replies/held-replies.repository.ts';
import { asHeldReply } from './held-replies/held-replies.rules.ts';
import { seenUntil } from './finding/finding.repository.ts';
import { tagsOf } from './tags/tags.repository.ts';
import * as requests from './requests.repository.ts';

export type ConversationsDependencies = ReplyDependencies & { inHotel: InHotel; model: LanguageModel | null };
export type ConversationList = {
  state?: 'open' | 'resolved' | 'waiting' | undefined;
  search?: string | undefined;
  view?: ConversationView | undefined;
  department_id?: string | undefined;
  tag_id?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** Requests shown beside a thread. */
const requestsShown = 100;

/** The inbox: reading conversations and replying. */
export function createConversationsService(dependencies: ConversationsDependencies) {
  const { inHotel, clock, events } = dependencies;

  const changed = (tx: HotelTransaction, scope: HotelScope, conversation_id: string) =>
    events.publish(tx, { type: 'conversation.updated', hotel_id: scope.hotel_id, conversation_id });

  return {
    list: (scope: HotelScope, { cursor, limit, ...filter }: ConversationList) =>
      inHotel(scope, async (tx) => {
        const { state, search, view, department_id, tag_id } = filter;
        const before = decodeBefore(cursor, state === 'waiting');
        const wanted = { state, search, view, department_id, tag_id, user_id: scope.caller.user_id };
        const rows = await listed.listConversations(tx, wanted, before, limit + 1, clock.now());
        const page = toPage(rows, limit, (row) =>
          state === 'waiting' && row.waiting_since
            ? encodeCursor(String(row.waiting_rank), row.waiting_since, row.id)
            : encodeCursor(row.last_message_at, row.id),
        );
        return {
          next_cursor: page.next_cursor,
          items: page.items.map(asListItem),
          counts: await listed.countConversations(tx),
        };
      }),

    /** The id of a conversation that was merged into another one gives the other one. */
    get: (scope: HotelScope, asked: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) =>
      inHotel(scope, async (tx) => {
        const id = await conversations.idAfterMerges(tx, asked);
        const conversation = id && (await conversations.conversationById(tx, id));
        if (!conversation) throw notFound('conversation');
        const before = decodeCursor(cursor, 1)?.[0] ?? null;
        const page = toPage(await messages.listMessages(tx, id, before, limit + 1), limit, (row) =>
          encodeCursor(row.id),
        );
        const named = page.items.flatMap(({ extras }) => extras?.quoted_sid ?? []);
        const quotes = await messages.quotedMessages(tx, id, named);
        const span = await spanOf(tx, before, page);
        return {
          conversation: asConversation(conversation),
          requests: await requests.requestsOf(tx, id, requestsShown),
          events: (await eventsBetween(tx, id, span)).map(asEvent),
          can_translate: dependencies.model !== null,
          held_replies: before ? [] : (await heldReplies(tx, id)).map(asHeldReply),
          tags: await tagsOf(tx, id),
          seen_until: scope.caller.user_id ? await seenUntil(tx, id, scope.caller.user_id) : null,
          // A thread is read from top to bottom; the cursor leads backwards.
          messages: page.items.reverse().map((row) => asMessage(row, quotes)),
          next_cursor: page.next_cursor,
        };
      }),

    reply: (scope: HotelScope, id: string, draft: ReplyDraft): Promise<Message> =>
      inHotel(scope, (tx) => reply(dependencies, tx, scope, id, draft)).catch(explainTakenKey),

    /** The same in the caller's transaction. False: a message with this key was sent before. */
    replyWithin: async (tx: HotelTransaction, scope: HotelScope, id: string, draft: ReplyDraft): Promise<boolean> => {
      await conversations.lockConversation(tx, id);
      const before = await messages.messageByClientKey(tx, draft.client_key);
      await reply(dependencies, tx, scope, id, draft).catch(explainTakenKey);
      return !before;
    },

    sendAgain: (scope: HotelScope, id: string, messageId: string): Promise<Message> =>
      inHotel(scope, async (tx) => {
        const message = await messages.messageById(tx, messageId);
        if (!message || message.conversation_id !== id) throw notFound('message');
        const conversation = await conversations.lockConversation(tx, id);
        if (!message.content_sid && !windowIsOpen(conversation!.last_inbound_at, clock.now())) throw windowClosed();
        const again = await dependencies.outbox.sendAgain(tx, scope, message);
        await dependencies.ownership.noteStaffAction(tx, id);
        await noteSending(dependencies, tx, scope, 'send_again', messageId);
        return asMessage(again);
      }),

    /** Unassigns a removed colleague's conversations, in the transaction of the removal; they stay with staff. */
    release: async (tx: HotelTransaction, scope: HotelScope, userId: string): Promise<void> => {
      for (const id of await conversations.unassignAll(tx, userId)) await changed(tx, scope, id);
    },

    markRead: (scope: HotelScope, id: string): Promise<Conversation> =>
      inHotel(scope, async (tx) => {
        const before = await conversations.conversationById(tx, id);
        if (!before) throw notFound('conversation');
        if (before.unread_count === 0) return asConversation(before);
        const updated = await conversations.updateConversation(tx, id, { unread_count: 0 });
        await changed(tx, scope, id);
        return asConversation(updated!);
      }),

    /** Publishes a presence event; nothing is stored. */
    presence: (scope: PersonScope, id: string, presence: 'viewing' | 'typing' | 'left'): Promise<void> =>
      inHotel(scope, async (tx) => {
        if (!(await conversations.conversationById(tx, id))) throw notFound('conversation');
        const { user_id, name } = scope.caller;
        await events.publish(tx, {
          type: 'presence',
          hotel_id: scope.hotel_id,
          conversation_id: id,
          user_id,
          user_name: name,
          presence,
        });
      }),
  };
}
export type ConversationsService = ReturnType<typeof createConversationsService>;

function decodeBefore(cursor: string | undefined, waiting: boolean): listed.Before {
  const key = decodeCursor(cursor, waiting ? 3 : 2);
  if (!key) return null;
  const [id, at, rank] = key.toReversed();
  return { id: id!, at: at!, rank: rank === undefined ? null : Number(rank) };
}

/** The time range of a page of messages (newest first): from its oldest message to the oldest of the previous page. */
async function spanOf(
  tx: HotelTransaction,
  before: string | null,
  { items, next_cursor }: { items: { created_at: Date }[]; next_cursor: string | null },
) {
  const later = before ? await messages.messageById(tx, before) : undefined;
  return { since: next_cursor ? (items.at(-1)?.created_at ?? null) : null, until: later?.created_at ?? null };
}
