import type { InHotel } from '#server/db/hotel-transaction.ts';
import { WhatsAppError, type OutgoingMessage, type WhatsApp } from '#server/ports/whatsapp.ts';
import { dropChoices, setChoicesHandle } from '../choices/choices.repository.ts';
import type { DeliveryRow } from './delivery.types.ts';

/**
 * A message with choices is sent by the handle of what the provider keeps of it. The handle is stored before the message is
 * sent: a further attempt uses it again. The assistant's questions can be answered without buttons: where the provider refuses
 * those, the text goes alone.
 */
export async function withChoices(
  { whatsapp, inHotel }: { whatsapp: WhatsApp; inHotel: InHotel },
  { id, hotel_id, author, content, choices, choices_handle }: DeliveryRow,
  message: OutgoingMessage,
): Promise<OutgoingMessage> {
  if (!choices) return message;
  let template_handle = choices_handle;
  if (!template_handle) {
    try {
      ({ template_handle } = await whatsapp.ofNumber(message.from).createChoices(content, choices));
    } catch (error) {
      if (author !== 'assistant' || !(error instanceof WhatsAppError) || error.kind !== 'refused') throw error;
      await inHotel({ hotel_id }, (tx) => dropChoices(tx, id));
      return message;
    }
    await inHotel({ hotel_id }, (tx) => setChoicesHandle(tx, id, template_handle!));
  }
  const { body: _body, media_urls: _files, ...rest } = message;
  return { ...rest, template_handle };
}
