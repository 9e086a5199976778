import type { Logger } from 'pino';
import type { AcrossHotels, HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { Events } from '#server/ports/events.ts';
import { promiseIn } from './promise.rules.ts';
import * as repository from './promises.repository.ts';
import type { SentMessage } from './promises.repository.ts';

export type PromisesDependencies = { inHotel: InHotel; acrossHotels: AcrossHotels; events: Events; log: Logger };

/** The first round of a process looks back further, for what was sent while no process looked. */
const FIRST_SECONDS = 600;
/** A message is visible some time after its id was made. */
export const OVERLAP_SECONDS = 15;

/** Recognises promises in what staff and the assistant have sent, and proposes them as tasks, once a message. */
export function createPromisesService({ inHotel, acrossHotels, events, log }: PromisesDependencies) {
  let seconds = FIRST_SECONDS;
  let seen = new Set<string>();

  const propose = async (message: SentMessage): Promise<void> => {
    const found = promiseIn(message.content, message.created_at, message.timezone);
    if (!found) return;
    const { hotel_id, conversation_id } = message;
    await inHotel({ hotel_id }, async (tx) => {
      if (await repository.insertPromise(tx, message, found))
        await events.publish(tx, { type: 'task.updated', hotel_id, conversation_id });
    });
  };

  return {
    round: async (): Promise<void> => {
      const messages = await acrossHotels((tx) => repository.sentMessages(tx, seconds));
      const read = new Set<string>();
      for (const message of messages) {
        if (!seen.has(message.id))
          await propose(message).catch((error: unknown) =>
            log.error({ err: error, message_id: message.id }, 'a promise was not proposed'),
          );
        read.add(message.id);
      }
      seen = read;
      seconds = OVERLAP_SECONDS;
    },
  };
}

/**
 * What the guest was promised and is not ticked, due first; null: nothing. A reply that was only just sent counts, though it
 * is no task yet: it may be sent and resolved with one key.
 */
export async function promiseInWords(tx: HotelTransaction, conversationId: string): Promise<string | null> {
  const known = await repository.openPromise(tx, conversationId);
  if (known !== null) return known;
  for (const reply of await repository.unreadReplies(tx, conversationId, OVERLAP_SECONDS)) {
    const found = promiseIn(reply.content, reply.created_at, reply.timezone);
    if (found) return found.title;
  }
  return null;
}
