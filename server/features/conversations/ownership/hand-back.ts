import type { Logger } from 'pino';
import type {
  ConversationEventDetails,
  ConversationEventKind,
} from '#shared/features/conversations/conversations.schema.ts';
import type { HotelTransaction, InHotel, AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { HotelScope } from '#server/caller.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Work } from '#server/ports/work.ts';
import { insertEvent } from '../conversation-events.repository.ts';
import { windowIsOpen, type ConversationRow } from '../conversations.rules.ts';
import * as conversations from '../conversations.repository.ts';
import * as repository from './ownership.repository.ts';
import * as requests from '../requests.repository.ts';

export type OwnershipDependencies = {
  inHotel: InHotel;
  /** The scheduler reads due conversations of all hotels. */
  acrossHotels: AcrossHotels;
  audit: AuditService;
  clock: Clock;
  events: Events;
  work: Work;
  log: Logger;
};

/** A resolve can be undone for so many seconds; then the assistant answers unanswered messages. */
const undoSeconds = 10;

/** Stores an event of the thread; `scope` is null for automatic changes. */
export function recordEvent(
  { clock }: OwnershipDependencies,
  tx: HotelTransaction,
  conversation_id: string,
  kind: ConversationEventKind,
  scope: HotelScope | null,
  details?: ConversationEventDetails,
): Promise<void> {
  const { user_id = null, name = null } = scope?.caller ?? {};
  const who = { actor_id: user_id, actor_name: name };
  return insertEvent(tx, { conversation_id, kind, ...who, created_at: clock.now(), ...(details ? { details } : {}) });
}

/** `resolved`: requests resolved at the same time; null if open ones are kept. */
type Return = {
  kind: 'handed_back' | 'returned';
  scope: HotelScope | null;
  resolved?: string[];
  details?: ConversationEventDetails;
};

/** Returns the conversation to the assistant, with the guest's messages since the last message of staff. */
export async function handBack(
  dependencies: OwnershipDependencies,
  tx: HotelTransaction,
  conversation: ConversationRow,
  { kind, scope, resolved, details }: Return,
): Promise<void> {
  await conversations.changeConversation(tx, conversation.id, {
    owner: 'assistant',
    ...conversations.unassigned,
    assistant_returns_at: null,
    snoozed_until: null,
  });
  await recordEvent(dependencies, tx, conversation.id, kind, scope, details);
  await answerWhatWaits(dependencies, tx, conversation, resolved ?? null);
}

/** Outside the 24-hour window the assistant cannot write: requests stay with staff, with a new alarm. */
async function answerWhatWaits(
  dependencies: OwnershipDependencies,
  tx: HotelTransaction,
  conversation: ConversationRow,
  resolved: string[] | null,
): Promise<void> {
  const { clock, work } = dependencies;
  const { id: conversation_id, hotel_id } = conversation;
  const waiting = await repository.unansweredRequests(tx, conversation_id, resolved);
  const newest = waiting.at(-1);
  if (!newest) return;
  const ids = waiting.map(({ id }) => id);
  if (!windowIsOpen(conversation.last_inbound_at, clock.now())) {
    if (!resolved) await requests.alarmAgain(tx, ids, clock.now());
    return;
  }
  await repository.joinIntoTurn(tx, ids, newest.id, resolved ? undoSeconds : 0);
  work.queued(tx);
  await dependencies.events.publish(tx, { type: 'request.updated', hotel_id, conversation_id, request_id: newest.id });
}

/** Returns one due conversation to the assistant. No effect if another worker already has. */
export async function returnToAssistant(
  dependencies: OwnershipDependencies,
  tx: HotelTransaction,
  id: string,
): Promise<void> {
  const { clock } = dependencies;
  const conversation = await conversations.lockConversation(tx, id);
  const due = conversation?.assistant_returns_at;
  if (!conversation || conversation.owner !== 'staff' || !due || due > clock.now()) return;
  // Emergencies stay with staff until they are resolved.
  if (await repository.hasOpenEmergency(tx, id))
    return conversations.changeConversation(tx, id, { assistant_returns_at: null });
  const minutes = await repository.returnMinutes(tx);
  await handBack(dependencies, tx, conversation, { kind: 'returned', scope: null, details: { minutes } });
  await dependencies.events.publish(tx, {
    type: 'conversation.updated',
    hotel_id: conversation.hotel_id,
    conversation_id: id,
  });
}
