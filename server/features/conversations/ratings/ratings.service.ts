import type { Logger } from 'pino';
import { decide } from '#server/features/assistant/composing/decision.rules.ts';
import type { Decision } from '#server/features/assistant/assistant.types.ts';
import type { AcrossHotels, InHotel } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as conversations from '../conversations.repository.ts';
import { windowIsOpen } from '../conversations.rules.ts';
import type { OutboxService } from '../delivery/outbox.service.ts';
import type { ClaimedTurn } from '../turns/claimed-turn.types.ts';
import { LOW_SCORE, scoreIn } from './ratings.rules.ts';
import { ratingQuestion, ratingReply } from './ratings.sentences.ts';
import * as repository from './ratings.repository.ts';

export type RatingsDependencies = {
  inHotel: InHotel;
  acrossHotels: AcrossHotels;
  outbox: OutboxService;
  clock: Clock;
  log: Logger;
};

const AT_ONCE = 100;
/** How long an answer to the question is expected. */
const ANSWER_MS = 3 * 86_400_000;
/** A question that an outage held up for longer is not sent: it could arrive at night. */
const VALID_SECONDS = 3600;
const MINUTE_MS = 60_000;

/** `decision`: where the guest said nothing but the score. `isLow`: a person is called, whatever else was said. */
export type Rated = { decision: Decision | null; isLow: boolean };

/** Asks guests once a stay how satisfied they are, and reads their answers (docs/decisions/0060). */
export function createRatingsService({ inHotel, acrossHotels, outbox, clock, log }: RatingsDependencies) {
  const ask = (stay: repository.StayToRate): Promise<void> =>
    inHotel(stay, async (tx) => {
      const now = clock.now();
      const conversation = await conversations.lockConversation(tx, stay.conversation_id);
      if (!conversation || conversation.opted_out_at || conversation.owner !== 'assistant') return;
      if (conversation.human_required_count > 0) return;
      // The guest may have written since the stay was chosen.
      if (now.getTime() - (conversation.last_inbound_at?.getTime() ?? 0) < repository.SILENCE_MS) return;
      if (!windowIsOpen(conversation.last_inbound_at, new Date(now.getTime() + MINUTE_MS))) return;
      if (!(await repository.noteAsked(tx, stay, now))) return;
      const content = ratingQuestion(stay.language, stay.hotel_name);
      await outbox.send(tx, stay.hotel_id, conversation.id, {
        author: 'system',
        content,
        validity_seconds: VALID_SECONDS,
      });
    });

  return {
    /** Asks about the stays whose moment has come, inside the 24-hour window and outside quiet hours only. */
    round: async (): Promise<void> => {
      const now = clock.now();
      for (const stay of await acrossHotels((tx) => repository.staysToRate(tx, now, AT_ONCE)))
        await ask(stay).catch((error: unknown) =>
          log.error({ err: error, booking_id: stay.booking_id }, 'a guest was not asked; it is tried again'),
        );
    },

    /** Null where the turn is no answer to our question. Reading it again, after a failure, changes nothing. */
    read: async (turn: ClaimedTurn, defaultLanguage: string): Promise<Rated | null> => {
      const rating = scoreIn(
        turn.messages
          .filter(({ own }) => own)
          .map(({ content }) => content)
          .join('\n'),
      );
      if (!rating) return null;
      const now = clock.now();
      const [conversation_id, request_id] = [turn.conversation.id, turn.request.id];
      const since = new Date(now.getTime() - ANSWER_MS);
      const { score, whole } = rating;
      return inHotel(turn, async (tx) => {
        if (!(await repository.storeScore(tx, { conversation_id, request_id, score, since, now }))) return null;
        const isLow = score <= LOW_SCORE;
        const answers = whole && turn.conversation.owner === 'assistant' && !turn.conversation.opted_out_at;
        const language = turn.conversation.language ?? defaultLanguage;
        const reply = answers ? ratingReply(language, isLow, await repository.reviewUrl(tx)) : null;
        return { isLow, decision: reply === null ? null : decisionOf(reply, language, isLow) };
      });
    },
  };
}
export type RatingsService = ReturnType<typeof createRatingsService>;

const decisionOf = (reply: string, language: string, isLow: boolean): Decision =>
  isLow
    ? decide({ kind: 'escalate', reply, language, category: 'complaint', priority: 'high', reasons: ['low_rating'] })
    : decide({ kind: 'reply', reply, language });

/** The turn also calls a person where the score is low. Danger stays as urgent as it is. */
export function withLowScore(decision: Decision): Decision {
  if (decision.human_required) return { ...decision, reasons: [...decision.reasons, 'low_rating'] };
  const called = { human_required: true, priority: 'high', reasons: [...decision.reasons, 'low_rating'] } as const;
  return {
    ...decision,
    ...called,
    reasons: [...called.reasons],
    kind: decision.kind === 'silent' ? 'silent' : 'escalate',
  };
}
