import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import { fixedSentence } from '#server/features/assistant/sentences/fixed-sentences.ts';
import type { OutboxService } from '../delivery/outbox.service.ts';
import { windowIsOpen } from '../conversations.rules.ts';
import * as conversations from '../conversations.repository.ts';
import { hotelFacts } from '../turns/turns.repository.ts';

export type NobodyCameDependencies = { outbox: OutboxService; clock: Clock };

/** The last step of the ladder: the guest learns that nobody could come yet, and gets the hotel's phone number. */
export function createNobodyCameService({ outbox, clock }: NobodyCameDependencies) {
  return {
    /** In the transaction of the step. Returns false if nothing may be sent to this guest. */
    tell: async (tx: HotelTransaction, where: { hotel_id: string; conversation_id: string }): Promise<boolean> => {
      const conversation = await conversations.lockConversation(tx, where.conversation_id);
      if (!conversation || conversation.opted_out_at) return false;
      if (!windowIsOpen(conversation.last_inbound_at, clock.now())) return false;
      const { hotel } = await hotelFacts(tx);
      const content = fixedSentence('nobody_came', conversation.language, {
        hotelName: hotel.name,
        phone: hotel.phone,
      });
      await outbox.send(tx, where.hotel_id, where.conversation_id, { author: 'assistant', content });
      return true;
    },
  };
}
