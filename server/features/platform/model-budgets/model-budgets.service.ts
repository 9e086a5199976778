import { mostMonths, type ModelMonth } from '#shared/features/platform/model-budgets.contract.ts';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import { notFound } from '#server/app-error.ts';
import type { Caller, HotelScope } from '#server/caller.ts';
import type { AcrossHotels, AcrossHotelsTransaction, HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { AuditService } from '../audit.service.ts';
import * as repository from './model-budgets.repository.ts';
import type { ModelUse } from './model-use.ts';

export type ModelBudgetsDependencies = {
  inHotel: InHotel;
  acrossHotels: AcrossHotels;
  audit: AuditService;
  clock: Clock;
  modelUse: ModelUse;
  readSettings: () => Promise<PlatformSettings>;
  /** Tells the hotel and the platform, in the transaction. `percent`: the share that is used, 80 or 100. */
  tellBudget: (
    tx: AcrossHotelsTransaction,
    hotel: { hotel_id: string; hotel_name: string; month: string; percent: number },
  ) => Promise<void>;
};

/** What the language model uses by hotel and month, the budgets, and the alarms at 80 % and at the end of one. */
export function createModelBudgetsService(dependencies: ModelBudgetsDependencies) {
  const { inHotel, acrossHotels, audit, clock, modelUse, readSettings, tellBudget } = dependencies;
  const monthOf = async (tx: HotelTransaction | AcrossHotelsTransaction, hotelId: string) => {
    const { model, pricing } = await readSettings();
    const month = await repository.monthOfHotel(tx, hotelId, { settings: model, now: clock.now() });
    if (!month) throw notFound('hotel');
    return { currency: pricing.currency, month };
  };

  return {
    ofHotel: (scope: HotelScope): Promise<{ currency: string; month: ModelMonth }> =>
      inHotel(scope, (tx) => monthOf(tx, scope.hotel_id)),

    list: async (search: string): Promise<{ currency: string; items: ModelMonth[]; total: number }> => {
      const { model, pricing } = await readSettings();
      const at = { settings: model, now: clock.now() };
      const { rows, total } = await acrossHotels((tx) =>
        repository.monthOfHotels(tx, at, { search, most: mostMonths }),
      );
      return { currency: pricing.currency, items: rows, total };
    },

    /** @throws AppError not_found for a hotel that is gone */
    set: (
      caller: Caller,
      hotelId: string,
      budget: { tokens: number | null; cost: string | null } | null,
    ): Promise<{ currency: string; month: ModelMonth }> =>
      acrossHotels(async (tx) => {
        const name = await repository.hotelName(tx, hotelId);
        if (name === undefined) throw notFound('hotel');
        if (budget) await repository.saveBudget(tx, hotelId, budget, clock.now());
        else await repository.removeBudget(tx, hotelId);
        await audit.write(tx, caller, {
          action: 'update',
          entity: 'model_budget',
          entity_id: hotelId,
          hotel_id: hotelId,
          details: budget ?? { platform: true },
        });
        return monthOf(tx, hotelId);
      }),

    /** Stores what this process has collected, and raises alarms. What could not be stored is collected again. */
    store: async (): Promise<void> => {
      const uses = modelUse.take();
      if (uses.length === 0) return;
      try {
        const at = { settings: (await readSettings()).model, now: clock.now() };
        await acrossHotels(async (tx) => {
          await repository.addUse(tx, uses, at);
          const hotels = uses.map(({ hotel_id }) => hotel_id);
          for (const alarm of await repository.noteAlarms(tx, hotels, at)) await tellBudget(tx, alarm);
        });
      } catch (error) {
        for (const { hotel_id, ...use } of uses) modelUse.add(hotel_id, use);
        throw error;
      }
    },
  };
}
export type ModelBudgetsService = ReturnType<typeof createModelBudgetsService>;
