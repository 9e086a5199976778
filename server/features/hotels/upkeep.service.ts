import type { HotelTransaction, InHotel, InPlatform } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as repository from './upkeep.repository.ts';

export type UpkeepDependencies = {
  inPlatform: InPlatform;
  inHotel: InHotel;
  clock: Clock;
  /** Stays that have ended although nobody touched their booking. */
  recountEnded: (tx: HotelTransaction) => Promise<void>;
};

const hourMs = 3600_000;

/** What has to be done now and then, by every worker process: doing it twice changes nothing. */
export function createUpkeepService({ inPlatform, inHotel, clock, recountEnded }: UpkeepDependencies) {
  return {
    run: async (): Promise<void> => {
      const now = clock.now().getTime();
      const hotels = await inPlatform(async (tx) => {
        await repository.forgetLiveEvents(tx, new Date(now - hourMs));
        await repository.forgetEarlyCallbacks(tx, new Date(now - 24 * hourMs));
        await repository.forgetVerifications(tx, new Date(now - 24 * hourMs));
        return repository.hotelIds(tx);
      });
      for (const hotel_id of hotels) await inHotel({ hotel_id }, recountEnded);
    },
  };
}
export type UpkeepService = ReturnType<typeof createUpkeepService>;
