import type { PlatformSettings } from '#shared/features/hotels/platform-settings.schema.ts';
import type { AsPlatform } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import { countModelCall } from './model-budget.repository.ts';

export type ModelBudgetDependencies = {
  asPlatform: AsPlatform;
  clock: Clock;
  readSettings: () => Promise<PlatformSettings>;
};

/** Asked before every question to the language model; false once the hotel has used up its day. */
export type MayAskModel = (hotelId: string) => Promise<boolean>;

/** Holds the platform's limit of questions to the language model, a hotel and day of its own calendar. */
export function createModelBudget({ asPlatform, clock, readSettings }: ModelBudgetDependencies): MayAskModel {
  return async (hotelId) => {
    const { model_calls_per_hotel_per_day: limit } = (await readSettings()).limits;
    return limit > 0 && (await asPlatform((db) => countModelCall(db, hotelId, limit, clock.now())));
  };
}
