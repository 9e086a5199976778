import { reason } from '#shared/reasons/reasons.ts';
import type { Logger } from 'pino';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import type { Composer } from '#server/features/assistant/composing/composer.ts';
import { isCertainDanger } from '#server/features/assistant/gates/danger.rules.ts';
import type { Decision, TurnContext } from '#server/features/assistant/assistant.types.ts';
import type { KnowledgeService } from '#server/features/knowledge/knowledge.service.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AlertsService } from '#server/features/notifications/alerts.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { WhatsApp } from '#server/ports/whatsapp.ts';
import * as conversations from '../conversations.repository.ts';
import type { DeliveryService } from '../delivery/delivery.service.ts';
import type { OutboxService } from '../delivery/outbox.service.ts';
import { readTurn, type ReadTurn } from './turn-reader.ts';
import * as repository from './turns.repository.ts';

export type TurnsDependencies = {
  inHotel: InHotel;
  composer: Composer;
  knowledge: KnowledgeService;
  outbox: OutboxService;
  delivery: DeliveryService;
  whatsapp: WhatsApp;
  events: Events;
  clock: Clock;
  log: Logger;
  readSettings: () => Promise<PlatformSettings>;
  /** Raises a platform alert when the language model fails. */
  alerts: AlertsService;
};

const modelFailed = [reason('alert_model_failed')];

/** `message_id`: the last message when the job was created; a later one has its own job. */
export type Turn = { hotel_id: string; conversation_id: string; request_id: string; message_id: string };

/**
 * Answers a guest's turn (docs/assistant.md): read, compose without holding a transaction, then settle everything in one
 * transaction: the reply in the outbox, the request, the conversation, and the live events. Composing twice is
 * harmless, because only a waiting request is settled; a newer message discards the draft, and its own job continues.
 * The same job then delivers the reply: if the process dies in between, or the provider is down, it is retried and
 * finds a settled turn with an unsent reply.
 */
export function createTurnsService(dependencies: TurnsDependencies) {
  const { inHotel, composer, whatsapp, log, delivery, readSettings, alerts } = dependencies;

  const compose = async (turn: Turn, read: ReadTurn): Promise<void> => {
    if (read.lastMessageId !== turn.message_id && !read.burstIsLong && !speaksOfDanger(read.context)) return;
    if (answers(read.context))
      whatsapp.showTyping(read.lastSid).catch((error: unknown) => log.debug({ err: error }, 'no typing indicator'));
    const decision = await composer.compose(read.context);
    if ((await inHotel(turn, (tx) => settle(dependencies, tx, turn, read, decision))) === 'again') return answer(turn);
    if (decision.reasons.includes('model_error')) await alerts.raise(turn.hotel_id, modelFailed);
  };

  const answer = async (turn: Turn): Promise<void> => {
    const { limits } = await readSettings();
    const read = await inHotel(turn, (tx) => readTurn(dependencies, tx, turn.request_id, limits));
    if (read) await compose(turn, read);
  };

  return {
    answer: async (turn: Turn): Promise<void> => {
      await answer(turn);
      await delivery.deliver(turn);
    },
  };
}

const speaksOfDanger = ({ messages }: TurnContext): boolean => messages.some(({ text }) => isCertainDanger(text));

/** No "typing…" and "read" if staff own the conversation or no reply is allowed. */
const answers = ({ owner, optedOut, assistantEnabled, hotel }: TurnContext): boolean =>
  owner === 'assistant' && !optedOut && assistantEnabled && hotel.assistant_enabled && hotel.status !== 'inactive';

async function settle(
  dependencies: TurnsDependencies,
  tx: HotelTransaction,
  turn: Turn,
  { context, messageCount, lastMessageId }: ReadTurn,
  decision: Decision,
): Promise<'again' | void> {
  // Lock order everywhere: conversation, then requests. This prevents deadlocks.
  const conversation = await conversations.lockConversationOf(tx, turn.request_id);
  const request = conversation && (await repository.lockWaitingRequest(tx, turn.request_id));
  if (!request) return;
  // A newer message has its own job, after the quiet time. Danger does not wait for it.
  if (request.message_count !== messageCount) return decision.reasons.includes('safety') ? 'again' : undefined;
  // The decision was silence because staff owned the conversation. The assistant owns it now, so it is decided again.
  if (conversation.owner === 'assistant' && context.owner === 'staff') return 'again';
  const taken = conversation.owner === 'staff' && context.owner !== 'staff';
  const answered =
    conversation.owner === 'staff' && (await repository.staffAnsweredSince(tx, conversation.id, lastMessageId));
  const final: Decision = taken
    ? { ...decision, kind: 'silent', reply: null, human_required: true }
    : afterPeople(confirmedOnce(decision, conversation.opted_out_at), request);
  await settleConversation(dependencies, tx, turn, conversation, final);
  await settleRequest(dependencies, tx, request, final, answered);
  await tell(dependencies, tx, turn, conversation, final.human_required && !answered ? final.priority : null);
  await countAsked(dependencies, tx, request, decision);
}

/** Once a turn: one that staff handed back was counted when it was settled first. */
async function countAsked(
  { knowledge, clock }: TurnsDependencies,
  tx: HotelTransaction,
  { answered_at, escalated_at }: RequestRow,
  { asked = [], language }: Decision,
): Promise<void> {
  if (asked.length === 0 || answered_at || escalated_at) return;
  await knowledge.countAsked(tx, { intents: asked, language, now: clock.now() });
}

/** A guest who has already opted out gets no further confirmation. */
function confirmedOnce(decision: Decision, optedOutAt: Date | null): Decision {
  if (decision.opt !== 'out' || !optedOutAt) return decision;
  const { opt: _known, ...rest } = decision;
  return { ...rest, kind: 'silent', reply: null };
}

type RequestRow = NonNullable<Awaited<ReturnType<typeof repository.lockWaitingRequest>>>;

/**
 * A turn that was handed back. If staff resolved it, it is answered from the hotel's knowledge if possible, and calls
 * no staff again; a message after the resolve is a new turn. A guest who was already told that staff will
 * answer is not told again.
 */
function afterPeople(decision: Decision, request: RequestRow): Decision {
  if (decision.reasons.includes('safety')) return decision;
  const resolved = request.status === 'completed' && request.last_message_at <= request.updated_at;
  const answered = decision.kind === 'reply' && decision.trace.action === 'reply';
  if (resolved && !answered) return { ...decision, kind: 'silent', reply: null, human_required: false };
  return decision.kind === 'escalate' && request.ai_response !== null ? { ...decision, reply: null } : decision;
}

/** Answered turns are completed at once; escalated turns stay open. */
async function settleRequest(
  { clock }: TurnsDependencies,
  tx: HotelTransaction,
  request: RequestRow,
  decision: Decision,
  inHand: boolean,
): Promise<void> {
  const now = clock.now();
  const { human_required } = decision;
  const alarmedSince = request.status === 'open' && request.human_required ? request.escalated_at : null;
  await repository.settleRequest(tx, request.id, {
    turn_state:
      decision.kind === 'silent' ? (human_required ? 'staff' : 'silent') : human_required ? 'escalated' : 'answered',
    // Staff have answered while the turn was waiting, so no alarm is needed.
    status: !human_required ? 'completed' : inHand ? 'in_progress' : 'open',
    human_required,
    category: decision.category,
    priority: decision.priority,
    reasons: decision.reasons,
    ai_response: decision.reply ?? request.ai_response,
    answered_at: decision.reply ? now : request.answered_at,
    escalated_at: human_required ? (alarmedSince ?? now) : null,
    updated_at: now,
  });
}

/** Puts the reply in the outbox and stores the turn's language and consent in the conversation. */
async function settleConversation(
  dependencies: TurnsDependencies,
  tx: HotelTransaction,
  turn: Turn,
  known: { id: string; language: string | null },
  decision: Decision,
): Promise<void> {
  const { reply, trace, language, opt } = decision;
  const alsoChange = {
    language,
    ...(opt === 'out' ? { opted_out_at: dependencies.clock.now() } : {}),
    ...(opt === 'in' ? { opted_out_at: null } : {}),
    // Emergencies stay with staff: the conversation does not return to the assistant automatically.
    ...(decision.reasons.includes('safety') ? { assistant_returns_at: null } : {}),
  };
  if (reply) {
    const draft = { author: 'assistant' as const, content: reply, request_id: turn.request_id, assistant: trace };
    await dependencies.outbox.send(tx, turn.hotel_id, known.id, draft, { carried: true, alsoChange });
  } else if (language !== known.language || opt) {
    await conversations.changeConversation(tx, known.id, alsoChange);
  }
}

/** `alarm`: the priority of a turn that waits for a person. */
async function tell(
  { events }: TurnsDependencies,
  tx: HotelTransaction,
  turn: Turn,
  { id, guest_name }: { id: string; guest_name: string | null },
  alarm: string | null,
): Promise<void> {
  const where = { hotel_id: turn.hotel_id, conversation_id: id, request_id: turn.request_id };
  const escalated = alarm ? [{ type: 'request.escalated' as const, ...where, guest_name, priority: alarm }] : [];
  await events.publish(tx, { type: 'request.updated', ...where }, ...escalated);
}
