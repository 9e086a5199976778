import type { Logger } from 'pino';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { WhatsApp } from '#server/ports/whatsapp.ts';
import * as repository from './choices.repository.ts';

type Dependencies = {
  acrossHotels: AcrossHotels;
  whatsapp: Pick<WhatsApp, 'forgetTemplate'>;
  clock: Clock;
  log: Logger;
};

/** A message is at the guest, or has failed for good, long before. */
const KEPT_MS = 2 * 86_400_000;
const AT_ONCE = 100;

/** What the provider keeps of buttons and lists, with the text above them: deleted after two days, or with the guest. */
export function createChoicesService({ acrossHotels, whatsapp, clock, log }: Dependencies) {
  return {
    prune: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - KEPT_MS);
      for (const { id, handle } of await acrossHotels((tx) => repository.oldHandles(tx, before, AT_ONCE)))
        try {
          await whatsapp.forgetTemplate(handle);
          await acrossHotels((tx) => repository.forgetHandle(tx, id));
        } catch (error) {
          log.warn({ err: error, message_id: id }, 'the choices of a message are not deleted at the provider yet');
        }
    },
  };
}
