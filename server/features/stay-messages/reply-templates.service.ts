import { priceOn } from '#shared/features/platform/analytics.rules.ts';
import { messageTypes } from '#shared/features/bookings/bookings.values.ts';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import type { ReplyTemplate, ReplyTemplates } from '#shared/features/messaging/reply-templates.schema.ts';
import { templateLanguage } from '#shared/features/messaging/default-templates.ts';
import { isPlaceholder } from '#shared/features/messaging/template.rules.ts';
import { dayIn } from '#shared/lib/dates.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { ConversationRecords } from '#server/features/conversations/conversation-records.service.ts';
import type { KnowledgeService } from '#server/features/knowledge/knowledge.service.ts';
import { transportSuggestions } from '#server/features/messaging/transport.rules.ts';
import type { WhatsAppTemplatesService } from '#server/features/messaging/whatsapp-templates.service.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import { stayOf } from './reply-words.ts';
import { valuesOf } from './texts.rules.ts';

export type ReplyTemplatesDependencies = {
  inHotel: InHotel;
  conversationRecords: Pick<ConversationRecords, 'byId'>;
  whatsappTemplates: WhatsAppTemplatesService;
  knowledge: KnowledgeService;
  readSettings: () => Promise<PlatformSettings>;
  clock: Clock;
};

/** The templates that can be sent after the 24-hour window has closed. */
export function createReplyTemplatesService(dependencies: ReplyTemplatesDependencies) {
  const { inHotel, readSettings, clock } = dependencies;
  return {
    list: async (scope: HotelScope, conversationId: string): Promise<ReplyTemplates> => {
      const { pricing } = await readSettings();
      const today = dayIn('UTC', clock.now());
      const price = (category: string) =>
        priceOn(pricing.table, category === 'MARKETING' ? 'marketing' : 'utility', today).each;
      const { items, language } = await inHotel(scope, (tx) => usable(dependencies, tx, conversationId));
      return {
        items: items.map((item) => ({ ...item, price: price(item.category) })),
        language,
        currency: pricing.currency,
      };
    },
  };
}

async function usable(dependencies: ReplyTemplatesDependencies, tx: HotelTransaction, id: string) {
  const { whatsappTemplates, knowledge } = dependencies;
  const { hotel, language, stay } = await stayOf(dependencies, tx, id);
  const entries = await knowledge.forAssistant(tx);
  const items = (await whatsappTemplates.approved(tx)).map(
    ({ variables, ...template }): Omit<ReplyTemplate, 'price'> => {
      const transport = transportSuggestions({ ...hotel, entries }, template.language);
      const values = valuesOf(stay, hotel, templateLanguage(template.language), { forecast: null, transport });
      const valueOf = (name: string) => (isPlaceholder(name) && values[name]?.replace(/\s+/g, ' ').trim()) || null;
      return { ...template, variables: variables.map((name) => ({ name, value: valueOf(name) })) };
    },
  );
  const own = templateLanguage(language);
  const rank = (item: { language: string }) =>
    item.language === own ? 0 : item.language === templateLanguage(hotel.default_language) ? 1 : 2;
  const order = (item: Omit<ReplyTemplate, 'price'>) => messageTypes.indexOf(item.message_type);
  return { language: own, items: items.toSorted((one, other) => rank(one) - rank(other) || order(one) - order(other)) };
}
