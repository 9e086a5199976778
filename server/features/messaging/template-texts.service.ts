import { messageType, type MessageType } from '#shared/features/bookings/bookings.schema.ts';
import {
  defaultTemplates,
  templateLanguage,
  type TemplateLanguage,
} from '#shared/features/messaging/default-templates.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import * as repository from './messaging.repository.ts';
import type { WhatsAppTemplatesService } from './whatsapp-templates.service.ts';

type OwnTexts = { fallback_template: string | null; translations: Record<string, string> } | undefined;

/** The texts that a hotel submits to WhatsApp: its own, or the default texts. */
export function createTemplateTexts(whatsappTemplates: Pick<WhatsAppTemplatesService, 'request' | 'rows'>) {
  const submitTexts = async (
    tx: HotelTransaction,
    { hotel_id }: { hotel_id: string },
    type: MessageType,
    row: OwnTexts,
    languages: readonly TemplateLanguage[],
  ): Promise<void> => {
    const ours = templateLanguage((await repository.hotelRow(tx)).default_language);
    for (const language of languages) {
      const own = language === ours ? row?.fallback_template : row?.translations[language];
      await whatsappTemplates.request(tx, hotel_id, type, language, own ?? defaultTemplates[language][type]);
    }
  };

  return {
    submitTexts,
    /** Called when a profile field was filled or cleared: submits the texts that changed because of it. */
    refreshTexts: async (tx: HotelTransaction, hotel_id: string): Promise<void> => {
      for (const { message_type, language } of await whatsappTemplates.rows(tx)) {
        const type = messageType.parse(message_type);
        const row = await repository.templateRow(tx, type);
        await submitTexts(tx, { hotel_id }, type, row, [templateLanguage(language)]);
      }
    },
  };
}
