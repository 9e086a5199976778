import { choicesBelow } from '#shared/features/conversations/choices.schema.ts';
import type { Decision } from '#server/features/assistant/assistant.types.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { KnowledgeService } from '#server/features/knowledge/knowledge.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Work } from '#server/ports/work.ts';
import * as conversations from '../conversations.repository.ts';
import type { OutboxService } from '../delivery/outbox.service.ts';
import type { ClaimedTurn } from './claimed-turn.types.ts';
import { countedQuestions, finalDecision, settledEvents, settledRequest } from './settlement.rules.ts';
import * as repository from './turns.repository.ts';

export type UnderLocksDependencies = {
  inHotel: InHotel;
  knowledge: KnowledgeService;
  outbox: OutboxService;
  events: Events;
  work: Work;
  clock: Clock;
};

/**
 * Settles one turn where staff or the guest have changed something since the claim, or staff own the conversation: decides
 * from the locked rows. The reply is sent by the delivery of the queue.
 */
export async function settleUnderLocks(
  dependencies: UnderLocksDependencies,
  turn: ClaimedTurn,
  decision: Decision,
): Promise<void> {
  await dependencies.inHotel(turn, (tx) => settle(dependencies, tx, turn, decision));
}

async function settle(
  dependencies: UnderLocksDependencies,
  tx: HotelTransaction,
  turn: ClaimedTurn,
  decision: Decision,
): Promise<void> {
  const { events, work, clock } = dependencies;
  // Lock order everywhere: conversation, then requests. This prevents deadlocks.
  const conversation = await conversations.lockConversationOf(tx, turn.request.id);
  const request = conversation && (await repository.lockWaitingRequest(tx, turn.request.id, turn.worker));
  if (!request) return;
  const givenBack = conversation.owner === 'assistant' && turn.seen.owner === 'staff';
  const inDanger = request.turn_priority >= 10 && request.human_required && !turn.request.human_required;
  // Made again: a decision before newer messages, before danger was heard in a voice note, or before the assistant got the
  // conversation back.
  if (request.message_count !== turn.seen.message_count || givenBack || inDanger) {
    await repository.takeUpAgain(tx, request.id);
    return work.queued(tx);
  }
  const taken = conversation.owner === 'staff' && turn.seen.owner !== 'staff';
  const lastMessage = turn.messages.findLast(({ own }) => own)!;
  const answered =
    conversation.owner === 'staff' && (await repository.staffAnsweredSince(tx, conversation.id, lastMessage.id));
  const final: Decision = taken
    ? { ...decision, kind: 'silent', reply: null, human_required: true }
    : finalDecision(decision, conversation.opted_out_at, request);
  await settleConversation(dependencies, tx, turn, conversation, final);
  const suggestion = taken || answered || !final.suggestion ? null : JSON.stringify(final.suggestion);
  const after = settledRequest(request, final, answered, clock.now());
  await repository.settleRequest(tx, request.id, { ...after, suggestion });
  const where = { hotel_id: turn.hotel_id, conversation_id: conversation.id, request_id: request.id };
  const alarm = final.human_required && !answered ? final.priority : null;
  await events.publish(tx, ...settledEvents(where, conversation.guest_name, alarm));
  await countAsked(dependencies, tx, request, decision);
}

async function countAsked(
  { knowledge, clock }: UnderLocksDependencies,
  tx: HotelTransaction,
  request: ClaimedTurn['request'],
  decision: Decision,
): Promise<void> {
  const intents = countedQuestions(request, decision).map(({ intent }) => intent);
  if (intents.length > 0) await knowledge.countAsked(tx, { intents, language: decision.language, now: clock.now() });
}

/** Puts the reply in the outbox and stores the turn's language and consent in the conversation. */
async function settleConversation(
  { outbox, clock }: UnderLocksDependencies,
  tx: HotelTransaction,
  turn: ClaimedTurn,
  known: { id: string; language: string | null },
  decision: Decision,
): Promise<void> {
  const { reply, trace, language, choices, opt } = decision;
  const alsoChange = {
    language,
    ...(opt === 'out' ? { opted_out_at: clock.now() } : {}),
    ...(opt === 'in' ? { opted_out_at: null } : {}),
    // Emergencies stay with staff: the conversation does not return to the assistant automatically.
    ...(decision.reasons.includes('safety') ? { assistant_returns_at: null } : {}),
  };
  if (reply) {
    const draft = {
      author: 'assistant' as const,
      content: reply,
      request_id: turn.request.id,
      assistant: trace,
      choices: choicesBelow(reply, choices),
    };
    await outbox.send(tx, turn.hotel_id, known.id, draft, { alsoChange });
  } else if (language !== known.language || opt) {
    await conversations.changeConversation(tx, known.id, alsoChange);
  }
}
