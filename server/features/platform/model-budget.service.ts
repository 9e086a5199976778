import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import { createGroupCommit } from '#server/db/group-commit.ts';
import type { AsPlatform } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import { countModelCalls } from './model-budget.repository.ts';

export type ModelBudgetDependencies = {
  asPlatform: AsPlatform;
  clock: Clock;
  readSettings: () => Promise<PlatformSettings>;
};

/** Asked before every question to the language model; false once the hotel has used up its day. */
export type MayAskModel = (hotelId: string) => Promise<boolean>;

/**
 * Holds the platform's limit of questions to the language model, a hotel and day of its own calendar. A hotel's questions
 * of one moment are counted together: they would wait in line for one row.
 */
export function createModelBudget({ asPlatform, clock, readSettings }: ModelBudgetDependencies): MayAskModel {
  const count = (hotelId: string, calls: number, limit: number) =>
    asPlatform((db) => countModelCalls(db, hotelId, { calls, limit, now: clock.now() }));

  /** Together if the limit leaves room for all, else one after the other until it is reached. */
  const grant = async (hotelId: string, calls: number, limit: number): Promise<boolean[]> => {
    if (limit > 0 && (await count(hotelId, calls, limit))) return Array<boolean>(calls).fill(true);
    const granted: boolean[] = [];
    for (let each = 0; each < calls; each += 1)
      granted.push(calls > 1 && granted.at(-1) !== false && (await count(hotelId, 1, limit)));
    return granted;
  };

  const ofHotel = new Map<string, MayAskModel>();
  return (hotelId) => {
    const known = ofHotel.get(hotelId);
    if (known) return known(hotelId);
    const ask = createGroupCommit(async (asked: string[]) =>
      grant(hotelId, asked.length, (await readSettings()).limits.model_calls_per_hotel_per_day),
    );
    ofHotel.set(hotelId, ask);
    return ask(hotelId);
  };
}
