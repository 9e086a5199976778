import { searchWords } from '#server/db/search.ts';
import { notFound } from '#server/app-error.ts';
import type { HotelScope, PersonScope } from '#server/caller.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { conversationById } from '../conversations.repository.ts';
import * as repository from './finding.repository.ts';

const MOST_HITS = 200;

/** Places in a conversation: hits of a search, a day, and how far a person has seen it. */
export function createFindingService({ inHotel }: { inHotel: InHotel }) {
  const within = <T>(scope: HotelScope, id: string, work: (tx: HotelTransaction) => Promise<T>): Promise<T> =>
    inHotel(scope, async (tx) => {
      if (!(await conversationById(tx, id))) throw notFound('conversation');
      return work(tx);
    });
  return {
    /** @throws AppError not_found */
    search: (scope: HotelScope, id: string, search: string) =>
      within(scope, id, async (tx) => {
        const words = searchWords(search);
        const found = words ? await repository.messagesWith(tx, id, words, MOST_HITS) : [];
        return found.map(({ message_id, created_at }) => ({ message_id, created_at: created_at.toISOString() }));
      }),

    /** @throws AppError not_found */
    day: (scope: HotelScope, id: string, date: string): Promise<string | null> =>
      within(scope, id, (tx) => repository.firstOfDay(tx, id, date)),

    /** @throws AppError not_found */
    look: (scope: PersonScope, id: string, message_id: string): Promise<void> =>
      within(scope, id, (tx) =>
        repository.noteLook(tx, { conversation_id: id, user_id: scope.caller.user_id, message_id }),
      ),
  };
}
export type FindingService = ReturnType<typeof createFindingService>;
