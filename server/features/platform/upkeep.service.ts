import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import type { HotelTransaction, InHotel, AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as repository from './upkeep.repository.ts';

export type UpkeepDependencies = {
  acrossHotels: AcrossHotels;
  inHotel: InHotel;
  clock: Clock;
  /** Recounts stays that have ended without a change of their booking. */
  recountEnded: (tx: HotelTransaction) => Promise<void>;
  /** Creates records for conversations without a guest. */
  giveMissingRecords: (tx: HotelTransaction, hotelId: string) => Promise<void>;
  /** Erases guests and notifications whose retention period is over. */
  forget: (hotelId: string, retention: PlatformSettings['retention']) => Promise<void>;
  /** Detects the language of entries that were stored before detection existed. */
  readLanguages: (tx: HotelTransaction) => Promise<void>;
  /** Counts the requests of past days for the dashboard. */
  countRequests: (tx: HotelTransaction) => Promise<void>;
  readSettings: () => Promise<PlatformSettings>;
};

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
/** Days for which the daily counts of test messages are kept. */
const testCountsKeptMs = 60 * dayMs;
/** Days for which the use of the language model is kept: a year of reports. */
const modelUseKeptMs = 400 * dayMs;
/** Days for which ladders that have ended are kept, with their steps and calls. */
const laddersKeptMs = 90 * dayMs;
/** Messages for a number that no hotel has wait so long for its connection. */
const unroutedKeptMs = 7 * dayMs;
/** Days for which the counts of guests' questions are kept: a year and the month before it, to compare. */
const askedKeptMs = 400 * dayMs;

/** Periodic maintenance, run by every worker process. Idempotent. */
export function createUpkeepService(dependencies: UpkeepDependencies) {
  const { acrossHotels, inHotel, clock, forget, readSettings } = dependencies;
  const { recountEnded, giveMissingRecords, readLanguages, countRequests } = dependencies;
  return {
    run: async (): Promise<void> => {
      const now = clock.now().getTime();
      const hotels = await acrossHotels(async (tx) => {
        await repository.forgetLiveEvents(tx, new Date(now - hourMs));
        await repository.forgetKeptAnswers(tx, new Date(now - dayMs));
        await repository.forgetEarlyCallbacks(tx, new Date(now - dayMs));
        await repository.forgetUnroutedMessages(tx, new Date(now - unroutedKeptMs));
        await repository.forgetVerifications(tx, new Date(now - dayMs));
        await repository.forgetLinks(tx, new Date(now));
        await repository.forgetCounters(tx, new Date(now - 2 * dayMs));
        await repository.forgetModelCalls(tx, new Date(now - modelUseKeptMs));
        await repository.forgetTestMessageCounts(tx, new Date(now - testCountsKeptMs));
        await repository.forgetSessions(tx, new Date(now));
        await repository.forgetRateLimits(tx, new Date(now - dayMs));
        await repository.forgetAskedQuestions(tx, new Date(now - askedKeptMs));
        return repository.hotelIds(tx);
      });
      const { retention } = await readSettings();
      for (const hotel_id of hotels) {
        await inHotel({ hotel_id }, (tx) => giveMissingRecords(tx, hotel_id));
        await inHotel({ hotel_id }, recountEnded);
        await inHotel({ hotel_id }, readLanguages);
        await inHotel({ hotel_id }, countRequests);
        await inHotel({ hotel_id }, (tx) => repository.forgetLadders(tx, new Date(now - laddersKeptMs)));
        await forget(hotel_id, retention);
      }
    },
  };
}
