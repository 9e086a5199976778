import type { AnswerModes } from '#shared/features/messaging/answer-modes.schema.ts';
import type { KnowledgeEntry, TurnContext } from '#server/features/assistant/assistant.types.ts';
import type { InHotel } from '#server/db/hotel-transaction.ts';
import { validOn } from '#server/features/knowledge/knowledge.rules.ts';
import type { Clock } from '#server/ports/clock.ts';
import { dayIn } from '#shared/lib/dates.ts';
import type { KnowledgeService } from '#server/features/knowledge/knowledge.service.ts';
import * as repository from './turns.repository.ts';

/** What the assistant knows of a hotel; it does not change from turn to turn. */
export type HotelKnowledge = {
  hotel: TurnContext['hotel'];
  settings: TurnContext['settings'];
  entries: readonly KnowledgeEntry[];
  /** Null: the assistant answers everything. */
  modes: AnswerModes | null;
};

/** Default settings (docs/product.md, section 3, hotel_message_settings). */
export const defaultStyle: TurnContext['settings'] = {
  message_tone: 'friendly',
  brand_voice_description: null,
  include_emojis: true,
  message_length_preference: 'medium',
  custom_greeting_style: 'personalized',
  include_hotel_amenities: true,
  include_local_recommendations: false,
  answers_without_model: false,
  signature_phrase: null,
};

/** Hotels kept in memory; the one that was read first goes first. */
const MOST_HOTELS = 1000;

/** Today's knowledge from that of all days: entries with dates are used by the hotel's clock. Kept until the next day. */
function byDay(known: HotelKnowledge): (now: Date) => HotelKnowledge {
  if (known.entries.every(({ dates }) => !dates)) return () => known;
  let kept: { day: string; known: HotelKnowledge } | null = null;
  return (now) => {
    const day = dayIn(known.hotel.timezone, now);
    if (kept?.day !== day) kept = { day, known: { ...known, entries: validOn(known.entries, day) } };
    return kept.known;
  };
}

type Dependencies = { inHotel: InHotel; knowledge: KnowledgeService; clock: Clock };

/** Keeps the knowledge of hotels by its version. Turns that ask at the same time share one reading. */
export function createHotelKnowledge({ inHotel, knowledge, clock }: Dependencies) {
  const known = new Map<string, { version: string; read: Promise<ReturnType<typeof byDay>> }>();

  const read = (hotel_id: string): Promise<ReturnType<typeof byDay>> =>
    inHotel({ hotel_id }, async (tx) => {
      const { hotel, settings, modes } = await repository.hotelFacts(tx);
      return byDay({ hotel, settings: settings ?? defaultStyle, modes, entries: await knowledge.ofAllDays(tx) });
    });

  /** @param version of the claimed turn: what is read now is of this version or a later one */
  return async (hotel_id: string, version: string): Promise<HotelKnowledge> => {
    const kept = known.get(hotel_id);
    if (kept?.version === version) return (await kept.read)(clock.now());
    const reading = read(hotel_id);
    known.delete(hotel_id);
    known.set(hotel_id, { version, read: reading });
    reading.catch(() => known.delete(hotel_id));
    const [oldest] = known.keys();
    if (known.size > MOST_HOTELS && oldest) known.delete(oldest);
    return (await reading)(clock.now());
  };
}
