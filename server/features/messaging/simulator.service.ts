import type { MessageSettings } from '#shared/features/messaging/messaging.schema.ts';
import type { SimulatorQuestion, SimulatorReply } from '#shared/features/messaging/simulator.schema.ts';
import type { InHotel } from '#server/db/hotel-transaction.ts';
import type { Composer } from '#server/features/assistant/assistant.composer.ts';
import type { TurnContext } from '#server/features/assistant/assistant.types.ts';
import type { KnowledgeService } from '#server/features/knowledge/knowledge.service.ts';
import type { HotelScope } from '#server/http/caller.ts';
import * as repository from './messaging.repository.ts';
import type { MessagingService } from './messaging.service.ts';

export type SimulatorDependencies = {
  inHotel: InHotel;
  composer: Composer;
  knowledge: KnowledgeService;
  messaging: MessagingService;
};

/** What the assistant would answer to a guest that nobody knows: the same composer, nothing stored, nothing sent. */
export function createSimulatorService({ inHotel, composer, knowledge, messaging }: SimulatorDependencies) {
  const contextOf = (scope: HotelScope, { message, history }: SimulatorQuestion): Promise<TurnContext> =>
    inHotel(scope, async (tx) => ({
      // A hotel tries its assistant before it switches it on.
      hotel: { ...(await repository.hotelRow(tx)), assistant_enabled: true, status: 'active' },
      settings: await messaging.styleOf(tx),
      entries: await knowledge.forAssistant(tx),
      booking: null,
      history,
      messages: [{ text: message, attachments: [], location: null }],
      guestName: null,
      previousLanguage: null,
      owner: 'assistant',
      optedOut: false,
      assistantEnabled: true,
      recentFailures: 0,
    }));

  return {
    run: async (scope: HotelScope, question: SimulatorQuestion): Promise<SimulatorReply> => {
      const context = await contextOf(scope, question);
      const { reply, category, priority, human_required, reasons, language, trace } = await composer.compose(context);
      return {
        reply: reply ?? '',
        category,
        priority,
        human_required,
        settings_applied: applied(context.settings as MessageSettings),
        entries: trace.sources,
        checks: trace.checks,
        reasons,
        language,
        confidence: trace.confidence,
      };
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
