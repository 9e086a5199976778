import type { AnswerModes } from '#shared/features/messaging/answer-modes.schema.ts';
import type { KnowledgeEntry, TurnContext } from '#server/features/assistant/assistant.types.ts';
import type { InHotel } from '#server/db/hotel-transaction.ts';
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
const defaultStyle: TurnContext['settings'] = {
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

/** Keeps the knowledge of hotels by its version. Turns that ask at the same time share one reading. */
export function createHotelKnowledge({ inHotel, knowledge }: { inHotel: InHotel; knowledge: KnowledgeService }) {
  const known = new Map<string, { version: string; read: Promise<HotelKnowledge> }>();

  const read = (hotel_id: string): Promise<HotelKnowledge> =>
    inHotel({ hotel_id }, async (tx) => {
      const { hotel, settings, modes } = await repository.hotelFacts(tx);
      return { hotel, settings: settings ?? defaultStyle, modes, entries: await knowledge.forAssistant(tx) };
    });

  /** @param version of the claimed turn: what is read now is of this version or a later one */
  return (hotel_id: string, version: string): Promise<HotelKnowledge> => {
    const kept = known.get(hotel_id);
    if (kept?.version === version) return kept.read;
    const reading = read(hotel_id);
    known.delete(hotel_id);
    known.set(hotel_id, { version, read: reading });
    reading.catch(() => known.delete(hotel_id));
    const [oldest] = known.keys();
    if (known.size > MOST_HOTELS && oldest) known.delete(oldest);
    return reading;
  };
}
