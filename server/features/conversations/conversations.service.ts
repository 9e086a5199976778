import type { z } from 'zod';
import type { replyDraft } from '#shared/features/conversations/conversations.contract.ts';
import type { Conversation, Message, Owner } from '#shared/features/conversations/conversations.schema.ts';
import { decodeCursor, encodeCursor, toPage } from '#server/db/page.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { AppError, notFound } from '#server/http/app-error.ts';
import type { HotelScope } from '#server/http/caller.ts';
import type { AuditService } from '#server/features/notifications/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { asConversation, asLatestRequest, asMessage, windowIsOpen } from './conversations.rules.ts';
import * as conversations from './conversations.repository.ts';
import * as messages from './messages.repository.ts';
import type { OutboxService } from './outbox.service.ts';
import * as requests from './requests.repository.ts';

export type ConversationsDependencies = {
  inHotel: InHotel;
  outbox: OutboxService;
  audit: AuditService;
  clock: Clock;
  events: Events;
  /** The text of the hotel's template at WhatsApp. */
  approvedText: (tx: HotelTransaction, contentSid: string) => Promise<string | undefined>;
};
export type ConversationList = {
  state?: 'open' | 'resolved' | 'waiting' | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};
type ReplyDraft = z.output<typeof replyDraft>;

/** Requests shown beside a thread. */
const requestsShown = 100;

/** The inbox: reading conversations, replying, taking over and handing back. */
export function createConversationsService(dependencies: ConversationsDependencies) {
  const { inHotel, audit, clock, events } = dependencies;

  const changed = (tx: HotelTransaction, scope: HotelScope, conversation_id: string) =>
    events.publish(tx, { type: 'conversation.updated', hotel_id: scope.hotel_id, conversation_id });

  return {
    list: (scope: HotelScope, { state, search, cursor, limit }: ConversationList) =>
      inHotel(scope, async (tx) => {
        const key = decodeCursor(cursor, 2);
        const before = key ? { at: key[0]!, id: key[1]! } : null;
        const rows = await conversations.listConversations(tx, { state, search }, before, limit + 1);
        const page = toPage(rows, limit, (row) =>
          encodeCursor((state === 'waiting' && row.waiting_since) || row.last_message_at, row.id),
        );
        return {
          next_cursor: page.next_cursor,
          items: page.items.map((row) => ({
            ...asConversation(row),
            latest_request: asLatestRequest(row.latest_request),
            last_message: row.last_message as unknown as {
              author: string;
              content: string;
              delivery_status: Message['delivery_status'];
            } | null,
          })),
          counts: await conversations.countConversations(tx),
        };
      }),

    get: (scope: HotelScope, id: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) =>
      inHotel(scope, async (tx) => {
        const conversation = await conversations.conversationById(tx, id);
        if (!conversation) throw notFound('This conversation');
        const before = decodeCursor(cursor, 1)?.[0] ?? null;
        const page = toPage(await messages.listMessages(tx, id, before, limit + 1), limit, (row) =>
          encodeCursor(row.id),
        );
        return {
          conversation: asConversation(conversation),
          requests: await requests.requestsOf(tx, id, requestsShown),
          // A thread is read from top to bottom; the cursor leads backwards.
          messages: page.items.reverse().map(asMessage),
          next_cursor: page.next_cursor,
        };
      }),

    reply: (scope: HotelScope, id: string, draft: ReplyDraft): Promise<Message> =>
      inHotel(scope, (tx) => reply(dependencies, tx, scope, id, draft)).catch(explainTakenKey),

    sendAgain: (scope: HotelScope, id: string, messageId: string): Promise<Message> =>
      inHotel(scope, async (tx) => {
        const message = await messages.messageById(tx, messageId);
        if (!message || message.conversation_id !== id) throw notFound('This message');
        const conversation = await conversations.lockConversation(tx, id);
        if (!message.content_sid && !windowIsOpen(conversation!.last_inbound_at, clock.now())) throw windowClosed();
        const again = await dependencies.outbox.sendAgain(tx, scope, message);
        await noteSending(dependencies, tx, scope, 'send_again', messageId);
        return asMessage(again);
      }),

    setOwner: (scope: HotelScope, id: string, owner: Owner, assignedTo: string | null): Promise<Conversation> =>
      inHotel(scope, async (tx) => {
        const conversation = await conversations.lockConversation(tx, id);
        if (!conversation) throw notFound('This conversation');
        const updated =
          owner === 'staff'
            ? await takeOver(dependencies, tx, scope, id, assignedTo)
            : await conversations.updateConversation(tx, id, { owner, assigned_to: null, assigned_name: null });
        await audit.write(tx, scope.caller, {
          action: owner === 'staff' ? 'take_over' : 'hand_back',
          entity: 'conversation',
          entity_id: id,
          hotel_id: scope.hotel_id,
        });
        await changed(tx, scope, id);
        return asConversation(updated!);
      }),

    /** What a colleague who leaves was answering; it stays with the team, inside the removal's own transaction. */
    release: async (tx: HotelTransaction, scope: HotelScope, userId: string): Promise<void> => {
      for (const id of await conversations.unassignAll(tx, userId)) await changed(tx, scope, id);
    },

    markRead: (scope: HotelScope, id: string): Promise<Conversation> =>
      inHotel(scope, async (tx) => {
        const before = await conversations.conversationById(tx, id);
        if (!before) throw notFound('This conversation');
        if (before.unread_count === 0) return asConversation(before);
        const updated = await conversations.updateConversation(tx, id, { unread_count: 0 });
        await changed(tx, scope, id);
        return asConversation(updated!);
      }),

    /** Told to colleagues and forgotten. */
    presence: (scope: HotelScope, id: string, presence: 'viewing' | 'typing' | 'left'): Promise<void> =>
      inHotel(scope, async (tx) => {
        if (!(await conversations.conversationById(tx, id))) throw notFound('This conversation');
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

function windowClosed(): AppError {
  return new AppError(
    'window_closed',
    'More than 24 hours have passed since the guest last wrote, so WhatsApp takes only approved templates now. Choose a template, or call the guest.',
  );
}

const keyTaken = () => new AppError('conflict', 'This message was already sent in another conversation.');

/** Two conversations at the same moment with the same key: neither saw the other's message. */
function explainTakenKey(error: unknown): never {
  throw (error as { constraint?: string }).constraint === 'messages_client_key' ? keyTaken() : error;
}

async function reply(
  dependencies: ConversationsDependencies,
  tx: HotelTransaction,
  scope: HotelScope,
  id: string,
  draft: ReplyDraft,
): Promise<Message> {
  const conversation = await conversations.lockConversation(tx, id);
  if (!conversation) throw notFound('This conversation');
  const earlier = await messages.messageByClientKey(tx, draft.client_key);
  if (earlier) {
    if (earlier.conversation_id !== id) throw keyTaken();
    return asMessage(earlier);
  }
  if (!draft.content_sid && !windowIsOpen(conversation.last_inbound_at, dependencies.clock.now())) throw windowClosed();
  await takeOver(dependencies, tx, scope, id, scope.caller.user_id);
  const message = await dependencies.outbox.send(tx, scope.hotel_id, id, {
    author: 'staff',
    author_id: scope.caller.user_id,
    author_name: scope.caller.name,
    content: draft.content || (await templateText(dependencies, tx, draft)),
    client_key: draft.client_key,
    content_sid: draft.content_sid ?? null,
    content_variables: draft.variables ?? null,
  });
  await noteSending(dependencies, tx, scope, 'send', message.id);
  await dependencies.events.publish(tx, {
    type: 'conversation.updated',
    hotel_id: scope.hotel_id,
    conversation_id: id,
  });
  return asMessage(message);
}

/** What the guest will read; empty where the template is none of those that the console made. */
async function templateText(
  { approvedText }: ConversationsDependencies,
  tx: HotelTransaction,
  { content_sid, variables = {} }: ReplyDraft,
): Promise<string> {
  const text = content_sid ? await approvedText(tx, content_sid) : undefined;
  return text?.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => variables[name] ?? whole) ?? '';
}

/** That it was sent and by whom, never its words: the log outlives whoever asks to be erased. */
const noteSending = (
  { audit }: ConversationsDependencies,
  tx: HotelTransaction,
  { caller, hotel_id }: HotelScope,
  action: 'send' | 'send_again',
  entity_id: string,
) => audit.write(tx, caller, { action, entity: 'message', entity_id, hotel_id });

/** The assistant falls silent, and what waited for a person is in a person's hands. */
async function takeOver(
  { clock, events }: ConversationsDependencies,
  tx: HotelTransaction,
  scope: HotelScope,
  id: string,
  assignedTo: string | null,
) {
  const taken = await requests.takeUpWaiting(tx, id, clock.now());
  await events.publish(
    tx,
    ...taken.map(({ id: request_id }) => ({
      type: 'request.updated' as const,
      hotel_id: scope.hotel_id,
      conversation_id: id,
      request_id,
    })),
  );
  const { user_id, name } = scope.caller;
  const assigned =
    assignedTo === null || assignedTo === user_id ? { user_id, name } : await conversations.memberNamed(tx, assignedTo);
  if (!assigned)
    throw new AppError('invalid_input', 'Choose a colleague of this hotel.', [
      { path: 'assigned_to', message: 'not a member of this hotel' },
    ]);
  return conversations.updateConversation(tx, id, {
    owner: 'staff',
    assigned_to: assigned.user_id,
    assigned_name: assigned.name,
    unread_count: 0,
  });
}
