import { createHash } from 'node:crypto';
import type { MessageSettings } from '#shared/features/messaging/messaging.schema.ts';
import type { SimulatorDraft, SimulatorQuestion, SimulatorReply } from '#shared/features/messaging/simulator.schema.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { Composer } from '#server/features/assistant/composing/composer.ts';
import type { TurnContext } from '#server/features/assistant/assistant.types.ts';
import type { KnowledgeService } from '#server/features/knowledge/knowledge.service.ts';
import type { HotelScope } from '#server/caller.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import * as repository from './messaging.repository.ts';
import type { MessagingService } from './messaging.service.ts';

/** The inputs of an answer besides the question. */
type Ground = Pick<TurnContext, 'hotel' | 'entries'> & { settings: MessageSettings };

const aStranger = {
  booking: null,
  guestName: null,
  previousLanguage: null,
  owner: 'assistant' as const,
  optedOut: false,
  assistantEnabled: true,
  recentFailures: 0,
};

export type SimulatorDependencies = {
  inHotel: InHotel;
  composer: Composer;
  knowledge: KnowledgeService;
  messaging: MessagingService;
  model: LanguageModel | null;
};

/** The assistant's answer to an unknown or a checked-in guest. Uses the same composer; stores and sends nothing. */
export function createSimulatorService({ inHotel, composer, knowledge, messaging, model }: SimulatorDependencies) {
  const ground = async (tx: HotelTransaction, { settings, with_inactive_faqs }: SimulatorDraft): Promise<Ground> => ({
    // The simulator works while the assistant is switched off, so that a hotel can test it first.
    hotel: { ...(await repository.hotelRow(tx)), assistant_enabled: true, status: 'active' },
    settings: { ...(await messaging.styleOf(tx)), ...given(settings) },
    entries: await knowledge.forAssistant(tx, with_inactive_faqs),
  });

  return {
    run: async (
      scope: HotelScope,
      { message, history, in_house, ...draft }: SimulatorQuestion,
    ): Promise<SimulatorReply> => {
      const context = {
        ...aStranger,
        ...(await inHotel(scope, (tx) => ground(tx, draft))),
        history,
        inHouse: in_house,
      };
      const messages = [{ text: message, attachments: [], location: null }];
      const { reply, category, priority, human_required, reasons, language, trace } = await composer.compose({
        ...context,
        hotel_id: scope.hotel_id,
        messages,
      });
      return {
        reply: reply ?? '',
        category,
        priority,
        human_required,
        settings_applied: applied(context.settings),
        ...(trace.offered ? { offered: trace.offered } : {}),
        entries: trace.sources,
        checks: trace.checks,
        reasons,
        language,
        confidence: trace.confidence,
      };
    },

    /** A fingerprint of everything an answer depends on: settings, knowledge, profile, model. */
    basis: async (tx: HotelTransaction): Promise<string> => {
      const { hotel, settings, entries } = await ground(tx, {});
      const facts = { ...hotel, updated_at: null, created_at: null };
      return createHash('sha256')
        .update(JSON.stringify([facts, settings, entries, model?.name ?? null]))
        .digest('hex')
        .slice(0, 16);
    },
  };
}
export type SimulatorService = ReturnType<typeof createSimulatorService>;

function applied(settings: MessageSettings): SimulatorReply['settings_applied'] {
  return {
    tone: settings.message_tone,
    length: settings.message_length_preference,
    greeting: settings.custom_greeting_style,
    emojis: settings.include_emojis,
    amenities: settings.include_hotel_amenities,
    local_recommendations: settings.include_local_recommendations,
    brand_voice: settings.brand_voice_description,
    signature: settings.signature_phrase,
  };
}

/** Removes the fields that a draft omits. */
function given(change: SimulatorDraft['settings']): Partial<MessageSettings> {
  return Object.fromEntries(Object.entries(change ?? {}).filter(([, value]) => value !== undefined));
}
