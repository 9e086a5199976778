import type { InHotel } from '#server/db/hotel-transaction.ts';
import type { OutgoingMessage, WhatsApp } from '#server/ports/whatsapp.ts';
import { setChoicesHandle } from '../choices/choices.repository.ts';
import type { DeliveryRow } from './delivery.types.ts';

/**
 * A message with choices is sent by the handle of what the provider keeps of it. The handle is stored before the message is
 * sent: a further attempt uses it again.
 */
export async function withChoices(
  { whatsapp, inHotel }: { whatsapp: WhatsApp; inHotel: InHotel },
  { id, hotel_id, content, choices, choices_handle }: DeliveryRow,
  message: OutgoingMessage,
): Promise<OutgoingMessage> {
  if (!choices) return message;
  let template_handle = choices_handle;
  if (!template_handle) {
    ({ template_handle } = await whatsapp.ofNumber(message.from).createChoices(content, choices));
    await inHotel({ hotel_id }, (tx) => setChoicesHandle(tx, id, template_handle!));
  }
  const { body: _body, media_urls: _files, ...rest } = message;
  return { ...rest, template_handle };
}
