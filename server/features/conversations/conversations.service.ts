import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { z } from 'zod';
import type { replyDraft } from '#shared/features/conversations/conversations.contract.ts';
import type { Conversation, Message } from '#shared/features/conversations/conversations.schema.ts';
import type { ConversationView } from '#shared/features/conversations/conversations.values.ts';
import { fillTemplate } from '#shared/features/messaging/template-variables.rules.ts';
import { decodeCursor, encodeCursor, toPage } from '#server/db/page.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { AppError, notFound, invalidInput } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { WhatsAppTemplatesService } from '#server/features/messaging/whatsapp-templates.service.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { eventsBetween } from './conversation-events.repository.ts';
import { asConversation, asEvent, asListItem, asMessage, windowIsOpen } from './conversations.rules.ts';
import * as listed from './conversation-list.repository.ts';
import * as conversations from './conversations.repository.ts';
import * as messages from './messages.repository.ts';
import type { OutboxService } from './delivery/outbox.service.ts';
import type { OwnershipService } from './ownership/ownership.service.ts';
import * as requests from './requests.repository.ts';

export type ConversationsDependencies = {
  inHotel: InHotel;
  outbox: OutboxService;
  ownership: OwnershipService;
  audit: AuditService;
  clock: Clock;
  events: Events;
  whatsappTemplates: Pick<WhatsAppTemplatesService, 'ofHandle'>;
};
export type ConversationList = {
  state?: 'open' | 'resolved' | 'waiting' | undefined;
  search?: string | undefined;
  view?: ConversationView | undefined;
  department_id?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};
type ReplyDraft = z.output<typeof replyDraft>;

/** Requests shown beside a thread. */
const requestsShown = 100;

/** The inbox: reading conversations and replying. */
export function createConversationsService(dependencies: ConversationsDependencies) {
  const { inHotel, clock, events } = dependencies;

  const changed = (tx: HotelTransaction, scope: HotelScope, conversation_id: string) =>
    events.publish(tx, { type: 'conversation.updated', hotel_id: scope.hotel_id, conversation_id });

  return {
    list: (scope: HotelScope, { state, search, view, department_id, cursor, limit }: ConversationList) =>
      inHotel(scope, async (tx) => {
        const before = decodeBefore(cursor, state === 'waiting');
        const wanted = { state, search, view, department_id, user_id: scope.caller.user_id };
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
        const span = await spanOf(tx, before, page);
        return {
          conversation: asConversation(conversation),
          requests: await requests.requestsOf(tx, id, requestsShown),
          events: (await eventsBetween(tx, id, span)).map(asEvent),
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
    presence: (scope: HotelScope, id: string, presence: 'viewing' | 'typing' | 'left'): Promise<void> =>
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

function windowClosed(): AppError {
  return new AppError('window_closed', 'window_closed');
}

const keyTaken = () => new AppError('conflict', 'sent_elsewhere');

/**
 * Concurrent calls with the same key in two conversations: neither sees the other's message, so the unique index fails.
 */
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
  if (!conversation) throw notFound('conversation');
  const earlier = await messages.messageByClientKey(tx, draft.client_key);
  if (earlier) {
    if (earlier.conversation_id !== id) throw keyTaken();
    return asMessage(earlier);
  }
  if (!draft.content_sid && !windowIsOpen(conversation.last_inbound_at, dependencies.clock.now())) throw windowClosed();
  await refuseIfColleagueAnswered(tx, scope, id, draft.seen_message_id);
  const content = draft.content_sid
    ? await templateContent(dependencies, tx, draft.content_sid, draft.variables ?? {})
    : { content: draft.content };
  await dependencies.ownership.takeOver(tx, scope, conversation);
  const message = await dependencies.outbox.send(tx, scope.hotel_id, id, {
    author: 'staff',
    author_id: scope.caller.user_id,
    author_name: scope.caller.name,
    client_key: draft.client_key,
    ...content,
  });
  await noteSending(dependencies, tx, scope, 'send', message.id);
  await dependencies.events.publish(tx, {
    type: 'conversation.updated',
    hotel_id: scope.hotel_id,
    conversation_id: id,
  });
  return asMessage(message);
}

/** The conversation is locked: of two people who answer at once, the second one is asked. */
async function refuseIfColleagueAnswered(
  tx: HotelTransaction,
  { caller }: HotelScope,
  id: string,
  seen: ReplyDraft['seen_message_id'],
): Promise<void> {
  if (seen === undefined) return;
  const answer = await messages.newestByColleague(tx, id, seen, caller.user_id);
  if (answer) throw new AppError('conflict', reason('colleague_answered', { name: answer.author_name ?? '' }), answer);
}

/**
 * An approved template with its values, and its text, always rendered by the server.
 * @throws AppError not_found for a template that is not this hotel's, conflict for one that is not approved.
 */
async function templateContent(
  { whatsappTemplates }: ConversationsDependencies,
  tx: HotelTransaction,
  template_handle: string,
  variables: Record<string, string>,
) {
  const template = await whatsappTemplates.ofHandle(tx, template_handle);
  if (!template) throw notFound('template');
  if (!template.approved) throw new AppError('conflict', 'template_not_approved');
  const { text, values, problems } = fillTemplate(template.body, template.variables.length, variables);
  if (problems) throw invalidInput(problems.map(({ path, reason }) => fieldProblem(path, reason)));
  return { content: text, template_handle, template_variables: values };
}

/** Logs sender and message id without the text, because audit entries remain after the guest is erased. */
const noteSending = (
  { audit }: ConversationsDependencies,
  tx: HotelTransaction,
  { caller, hotel_id }: HotelScope,
  action: 'send' | 'send_again',
  entity_id: string,
) => audit.write(tx, caller, { action, entity: 'message', entity_id, hotel_id });
