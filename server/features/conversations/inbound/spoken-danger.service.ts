import type { Logger } from 'pino';
import type { InHotel } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { InboundMessage } from '#server/ports/whatsapp.ts';
import type { Work } from '#server/ports/work.ts';
import * as conversations from '../conversations.repository.ts';
import { isVoice, type VoiceService } from '../media/voice.service.ts';
import { markDanger, type InboundOutcome } from './inbound.repository.ts';

export type SpokenDangerDependencies = {
  inHotel: InHotel;
  voice: Pick<VoiceService, 'hearAtReceipt'>;
  events: Pick<Events, 'publish'>;
  work: Pick<Work, 'queued'>;
  clock: Clock;
  log: Logger;
  isDanger: (text: string) => boolean;
};

/**
 * Danger that is spoken: a voice note is heard as soon as it is stored, and what is certain danger calls staff as a text
 * does (`receive_messages`), without waiting for its turn. If the process ends meanwhile, the turn hears the note.
 */
export function createSpokenDangerService({
  inHotel,
  voice,
  events,
  work,
  clock,
  log,
  isDanger,
}: SpokenDangerDependencies) {
  const call = (hotel_id: string, request_id: string): Promise<void> =>
    inHotel({ hotel_id }, async (tx) => {
      // Lock order everywhere: conversation, then requests.
      const conversation = await conversations.lockConversationOf(tx, request_id);
      if (!conversation || !(await markDanger(tx, request_id, clock.now()))) return;
      const where = { hotel_id, conversation_id: conversation.id, request_id };
      const { guest_name } = conversation;
      await events.publish(
        tx,
        { type: 'request.updated', ...where },
        { type: 'request.escalated', ...where, guest_name, priority: 'urgent' },
      );
      work.queued(tx);
    });

  return {
    /** Resolves when the note was heard; it never rejects. Nothing is done for a message without a note. */
    listen: async ({ attachments }: InboundMessage, { outcome, ...stored }: InboundOutcome): Promise<void> => {
      const { hotel_id, message_id, request_id } = stored;
      if (outcome !== 'stored' || !attachments.some(isVoice) || !hotel_id || !message_id || !request_id) return;
      try {
        const heard = await voice.hearAtReceipt(hotel_id, message_id);
        if (heard && isDanger(heard.text)) await call(hotel_id, request_id);
      } catch (error) {
        log.warn({ err: error }, 'danger in a voice note could not be decided at receipt');
      }
    },
  };
}
export type SpokenDangerService = ReturnType<typeof createSpokenDangerService>;
