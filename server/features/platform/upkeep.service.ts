import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import type { HotelTransaction, InHotel, InPlatform } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as repository from './upkeep.repository.ts';

export type UpkeepDependencies = {
  inPlatform: InPlatform;
  inHotel: InHotel;
  clock: Clock;
  /** Stays that have ended although nobody touched their booking. */
  recountEnded: (tx: HotelTransaction) => Promise<void>;
  /** Conversations whose guest has no record yet. */
  giveMissingRecords: (tx: HotelTransaction, hotelId: string) => Promise<void>;
  /** Guests and notifications of a hotel whose period is over. */
  forget: (hotelId: string, retention: PlatformSettings['retention']) => Promise<void>;
  /** The languages of texts that are older than the reading of languages. */
  readLanguages: (tx: HotelTransaction) => Promise<void>;
  readSettings: () => Promise<PlatformSettings>;
};

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
/** Questions to the language model are counted by the day; older counts are of no use. */
const modelCallsKeptMs = 60 * dayMs;

/** What has to be done now and then, by every worker process: doing it twice changes nothing. */
export function createUpkeepService(dependencies: UpkeepDependencies) {
  const { inPlatform, inHotel, clock, recountEnded, giveMissingRecords, forget, readLanguages, readSettings } =
    dependencies;
  return {
    run: async (): Promise<void> => {
      const now = clock.now().getTime();
      const hotels = await inPlatform(async (tx) => {
        await repository.forgetLiveEvents(tx, new Date(now - hourMs));
        await repository.forgetEarlyCallbacks(tx, new Date(now - dayMs));
        await repository.forgetVerifications(tx, new Date(now - dayMs));
        await repository.forgetLinks(tx, new Date(now));
        await repository.forgetCounters(tx, new Date(now - 2 * dayMs));
        await repository.forgetModelCalls(tx, new Date(now - modelCallsKeptMs));
        return repository.hotelIds(tx);
      });
      const { retention } = await readSettings();
      for (const hotel_id of hotels) {
        await inHotel({ hotel_id }, (tx) => giveMissingRecords(tx, hotel_id));
        await inHotel({ hotel_id }, recountEnded);
        await inHotel({ hotel_id }, readLanguages);
        await forget(hotel_id, retention);
      }
    },
  };
}
export type UpkeepService = ReturnType<typeof createUpkeepService>;
