import { reason } from '#shared/reasons/reasons.ts';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import type { Composer } from '#server/features/assistant/composing/composer.ts';
import type { Decision, TurnContext } from '#server/features/assistant/assistant.types.ts';
import { createGroupCommit } from '#server/db/group-commit.ts';
import type { InHotel } from '#server/db/hotel-transaction.ts';
import { untilReached, type Pipeline } from '#server/db/pipeline.ts';
import type { AlertsService } from '#server/features/notifications/alerts.service.ts';
import type { KnowledgeService } from '#server/features/knowledge/knowledge.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Tracing } from '#server/ports/tracing.ts';
import type { WhatsApp } from '#server/ports/whatsapp.ts';
import type { WorkerSession } from '#server/ports/work.ts';
import type { DeliveryService } from '../delivery/delivery.service.ts';
import type { OutboxService } from '../delivery/outbox.service.ts';
import { attemptLease, sendFence, type SendFence } from '../delivery/send-fence.ts';
import { withLowScore, type RatingsService } from '../ratings/ratings.service.ts';
import { askedBack, type VoiceService } from '../media/voice.service.ts';
import type { ProofService } from '../proof/proof.service.ts';
import type { ClaimedTurn, Settled, Settlement } from './claimed-turn.types.ts';
import { createHotelKnowledge } from './hotel-knowledge.ts';
import { settlementOf } from './settlement.rules.ts';
import { settleEachOnce } from './settle-each-once.ts';
import { settleUnderLocks } from './settle-under-locks.ts';
import { contextOf, writtenLately } from './turn-context.ts';
import * as repository from './turns.repository.ts';
import { createVoidedDrafts, type VoidedDraftsDependencies } from './voided-drafts.ts';

export type TurnsDependencies = VoidedDraftsDependencies & {
  inHotel: InHotel;
  pipeline: Pipeline;
  work: WorkerSession;
  composer: Composer;
  knowledge: KnowledgeService;
  proof: ProofService;
  ratings: Pick<RatingsService, 'read'>;
  voice: VoiceService;
  outbox: OutboxService;
  delivery: DeliveryService;
  whatsapp: WhatsApp;
  events: Events;
  clock: Clock;
  tracing: Tracing;
  readSettings: () => Promise<PlatformSettings>;
  /** Milliseconds that a turn waits for the rest of a burst. */
  quietMs: number;
  /** Raises a platform alert when the language model fails. */
  alerts: AlertsService;
};

const modelFailed = [reason('alert_model_failed')];
/** Seconds of a claim: longer than the model's first answer and its repair. */
const turnLease = 30;
const messagesRead = 30;
const settlePace = { apartMs: 20 };
/** "typing…" is shown where the answer takes longer. */
const typingAfterMs = 1000;

type Sent = Settled & { maySend: SendFence };

/**
 * Answers guests' turns (docs/assistant.md): a claim brings all that an answer needs; composing holds no transaction and no
 * other turn back; settling stores the reply, the request, the conversation and the live events of many turns in one
 * transaction. The reply is sent by the same worker, whose attempt was stored with it. Whatever happens to the process, the
 * rows say what is left: a claim ends, and another worker goes on.
 */
export function createTurnsService(dependencies: TurnsDependencies) {
  const { pipeline, work, clock, log, tracing, delivery, events, alerts, quietMs } = dependencies;
  const knowledgeOf = createHotelKnowledge(dependencies);
  const draftOf = createVoidedDrafts(dependencies);

  const settleTogether = createGroupCommit(async (batch: Settlement[]): Promise<Sent[]> => {
    const maySend = sendFence();
    const settled = await settleEachOnce(batch, (each) =>
      pipeline((db) => repository.settleTurns(db, each, { attemptLease, quietMs })),
    );
    events.announce();
    return settled.map((one) => ({ ...one, maySend }));
  }, settlePace);

  /** Null if the turn has changed meanwhile. */
  const compose = async (claimed: ClaimedTurn): Promise<[TurnContext, Decision] | null> => {
    const { turn, uncertain } = await dependencies.voice.heard(claimed);
    const known = await knowledgeOf(turn.hotel_id, turn.version);
    const answers = await mayAnswer(dependencies, turn);
    const proof = answers ? await dependencies.proof.attempt(turn, known.hotel.name) : null;
    const context = contextOf(turn, known, answers, proof);
    const rated = await dependencies.ratings.read(turn, known.hotel.default_language);
    if (rated?.decision) return [context, rated.decision];
    const typing = setTimeout(() => showTyping(dependencies, turn, context), typingAfterMs);
    const draft = draftOf({ id: turn.request.id, messageCount: turn.seen.message_count, worker: turn.worker });
    try {
      const decision = askedBack(await dependencies.composer.compose(context, draft.signal), uncertain);
      return [context, rated?.isLow ? withLowScore(decision) : decision];
    } catch (error) {
      if (draft.signal.aborted) return null;
      throw error;
    } finally {
      clearTimeout(typing);
      draft.end();
    }
  };

  const giveBackVoided = async (turn: ClaimedTurn): Promise<void> => {
    const { worker, request } = turn;
    await dependencies.inHotel(turn, (tx) => repository.giveBackVoided(tx, { worker, id: request.id, quietMs }));
    work.announce();
  };

  const answer = async (turn: ClaimedTurn): Promise<void> => {
    const composed = await tracing.span('compose', () => compose(turn));
    if (!composed) return giveBackVoided(turn);
    const [context, decision] = composed;
    // What staff own is decided under locks: they may have answered meanwhile. A draft for staff is stored there too.
    if (context.owner === 'staff' || decision.suggestion) await settleUnderLocks(dependencies, turn, decision);
    else await settle(turn, decision);
    if (decision.reasons.includes('model_error')) await alerts.raise(turn.hotel_id, modelFailed);
  };

  const settle = async (turn: ClaimedTurn, decision: Decision): Promise<void> => {
    const { hotel_id, connected_number } = turn;
    const from = dependencies.whatsapp.senderOf({ hotel_id, connected_number });
    const settlement = settlementOf(turn, decision, clock.now(), from !== null && delivery.mayLeave(from));
    const { outcome, send_id, reply_address, maySend } = await tracing.span(
      'settle',
      () => settleTogether(settlement),
      {
        facts: ({ outcome: result }) => ({ outcome: result }),
      },
    );
    if (outcome === 'changed') return settleUnderLocks(dependencies, turn, decision);
    if (settlement.messages.length > 1 || (!send_id && settlement.messages.length > 0)) work.announce();
    const [first] = settlement.messages;
    if (!send_id || !first) return;
    const row = replyRow(turn, settlement, send_id, reply_address!, first);
    await delivery.deliverCounted(row, maySend);
  };

  return {
    claim: async (atMost: number): Promise<ClaimedTurn[]> => {
      const [worker, now] = [work.worker(), clock.now()];
      if (worker === null) return [];
      return pipeline((db) => repository.claimTurns(db, { worker, atMost, lease: turnLease, now, read: messagesRead }));
    },

    /** Composes, settles and sends. A failure gives the turn back; it is tried again later. */
    answer: async (turn: ClaimedTurn): Promise<void> => {
      try {
        await tracing.within(turn.request.id, () => answer(turn));
        tracing.record(turn.request.id, wholeTurn(turn));
      } catch (error) {
        log.warn({ err: error, request_id: turn.request.id }, 'a turn will be tried again');
        await untilReached(
          () => pipeline((db) => repository.postponeTurn(db, turn.worker, turn.request.id)),
          turnLease,
        );
      }
    },
  };
}

/** False if the guest has written more in the last hour than is answered. */
async function mayAnswer({ inHotel, readSettings, clock }: TurnsDependencies, turn: ClaimedTurn): Promise<boolean> {
  const { limits } = await readSettings();
  const now = clock.now();
  const written =
    writtenLately(turn, messagesRead, now) ??
    (await inHotel(turn, (tx) =>
      repository.countInbound(tx, turn.conversation.id, new Date(now.getTime() - 3600_000)),
    ));
  return written <= limits.guest_messages_per_hour;
}

/** No "typing…" and "read" if staff own the conversation, no reply is allowed, or it will wait for the end of a pause. */
function showTyping({ whatsapp, log }: TurnsDependencies, turn: ClaimedTurn, context: TurnContext): void {
  const { owner, optedOut, assistantEnabled, hotel } = context;
  const answers =
    owner === 'assistant' && !optedOut && assistantEnabled && hotel.assistant_enabled && hotel.status !== 'inactive';
  const last = turn.messages.findLast(({ own }) => own)?.provider_sid;
  if (!answers || turn.sending_paused || !last) return;
  whatsapp
    .ofNumber(turn.connected_number)
    .showTyping(last)
    .catch((error: unknown) => log.debug({ err: error }, 'no typing indicator'));
}

/** The span of a turn, from the guest's first message to here. */
function wholeTurn({ hotel_id, conversation, messages, request }: ClaimedTurn) {
  const begun = messages.find(({ own }) => own)?.created_at ?? request.last_message_at;
  const facts = { hotel_id, conversation_id: conversation.id, request_id: request.id };
  return { name: 'guest turn', begun, facts, root: true };
}

/** The stored reply, as delivery reads it. */
function replyRow(
  turn: ClaimedTurn,
  { at }: Settlement,
  id: string,
  reply_address: string,
  { content, choices }: Settlement['messages'][number],
) {
  return {
    worker: turn.worker,
    id,
    hotel_id: turn.hotel_id,
    conversation_id: turn.conversation.id,
    request_id: turn.request.id,
    author: 'assistant',
    author_id: null,
    was_held: false,
    content,
    attachments: [],
    choices,
    choices_handle: null,
    content_sid: null,
    content_variables: null,
    validity_seconds: null,
    created_at: at,
    withdrawn_reason: null,
    tried_at: null,
    attempts: 1,
    reply_address,
    opted_out_at: null,
    connected_number: turn.connected_number,
    stopped: false,
    stopped_code: null,
    paused: false,
  };
}
