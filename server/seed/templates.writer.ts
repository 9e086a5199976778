import { createHash } from 'node:crypto';
import { messageTypes } from '#shared/features/bookings/bookings.values.ts';
import { defaultTemplates, templateLanguages } from '#shared/features/messaging/default-templates.ts';
import { whatsappDraft } from '#shared/features/messaging/whatsapp-template.rules.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { Pen } from './house.writer.ts';
import { secondsAfter } from './time.seed.ts';

const dayMinutes = 1440;

/** As the provider names it; the seeded messages name the same. */
export const seededContentSid = (type: string, language: string): string =>
  `HX${createHash('md5').update(`${type} ${language}`).digest('hex')}`;

/** WhatsApp has approved the five messages in every language: what is planned reaches guests who have not written. */
export async function writeTemplates(tx: HotelTransaction, openDaysAgo: number, { ids, times }: Pen): Promise<void> {
  const created_at = times.minutesAgo((openDaysAgo - 1) * dayMinutes);
  const approved_at = secondsAfter(created_at, 1260);
  const rows = templateLanguages.flatMap((language) =>
    messageTypes.map((message_type) => {
      const { body, variables } = whatsappDraft(defaultTemplates[language][message_type]);
      return {
        id: ids(created_at),
        message_type,
        language,
        name: `stay_${message_type}_${language}`,
        body,
        variables: JSON.stringify(variables),
        content_sid: seededContentSid(message_type, language),
        approval_status: 'approved',
        checked_at: approved_at,
        created_at,
        updated_at: approved_at,
      };
    }),
  );
  await tx.insertInto('whatsapp_templates').values(rows).execute();
}
