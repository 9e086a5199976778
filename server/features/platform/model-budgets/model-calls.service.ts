import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import { createGroupCommit } from '#server/db/group-commit.ts';
import type { AcrossHotelsOnce } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import { countModelCalls } from './model-calls.repository.ts';

export type ModelBudgetDependencies = {
  acrossHotelsOnce: AcrossHotelsOnce;
  clock: Clock;
  readSettings: () => Promise<PlatformSettings>;
};

/** Called before every model call. False when the hotel's daily limit or this month's budget is used up. */
export type MayAskModel = (hotelId: string) => Promise<boolean>;

/**
 * Enforces the platform's daily limit of model calls per hotel and the hotel's budget of the month, by its calendar. Concurrent calls of one hotel
 * are counted together, because they would wait for one row lock.
 */
export function createModelBudget({ acrossHotelsOnce, clock, readSettings }: ModelBudgetDependencies): MayAskModel {
  const count = (hotelId: string, calls: number, { limits, model }: PlatformSettings) =>
    acrossHotelsOnce((db) =>
      countModelCalls(db, hotelId, {
        calls,
        limit: limits.model_calls_per_hotel_per_day,
        budget: { tokens: model.tokens_per_month, cost: model.cost_per_month },
        now: clock.now(),
      }),
    );

  /** Counts all at once if the limit allows, else one by one until it is reached. */
  const grant = async (hotelId: string, calls: number, settings: PlatformSettings): Promise<boolean[]> => {
    const { model_calls_per_hotel_per_day: limit } = settings.limits;
    if (limit > 0 && (await count(hotelId, calls, settings))) return Array<boolean>(calls).fill(true);
    const granted: boolean[] = [];
    for (let each = 0; each < calls; each += 1)
      granted.push(calls > 1 && granted.at(-1) !== false && (await count(hotelId, 1, settings)));
    return granted;
  };

  const ofHotel = new Map<string, MayAskModel>();
  return (hotelId) => {
    const known = ofHotel.get(hotelId);
    if (known) return known(hotelId);
    const ask = createGroupCommit(async (asked: string[]) => grant(hotelId, asked.length, await readSettings()), {
      apartMs: 20,
    });
    ofHotel.set(hotelId, ask);
    return ask(hotelId);
  };
}
