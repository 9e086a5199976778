import type { Analytics } from '#shared/features/platform/analytics.schema.ts';
import { datedPrices, periodOf } from '#shared/features/platform/analytics.rules.ts';
import { dayIn } from '#shared/lib/dates.ts';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import { inBoundedTime } from '#server/db/bounded-time.ts';
import type { HotelTransaction, InHotel, AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as repository from './analytics.repository.ts';
import { assembleReport } from './analytics.rules.ts';
import { satisfactionFigures } from './satisfaction-figures.repository.ts';
import { targetFigures } from './target-figures.repository.ts';

export type AnalyticsDependencies = {
  inHotel: InHotel;
  acrossHotels: AcrossHotels;
  clock: Clock;
  readSettings: () => Promise<PlatformSettings>;
};
export type AnalyticsPeriod = { from?: string | undefined; to?: string | undefined };

/** Most hotels in one report. */
const hotelsShown = 200;

/** Analytics: volume, response times and cost. A hotel reads its own figures, the super admin those of all hotels. */
export function createAnalyticsService({ inHotel, acrossHotels, clock, readSettings }: AnalyticsDependencies) {
  const report = async (
    tx: HotelTransaction | AcrossHotelsTransaction,
    hotelId: string | null,
    query: AnalyticsPeriod,
    { pricing }: PlatformSettings,
  ): Promise<Analytics> => {
    const hotel = hotelId ? await repository.hotelCalendar(tx, hotelId) : null;
    if (hotel === undefined) throw notFound('hotel');
    const timezone = hotel?.timezone ?? 'UTC';
    const scope = { hotelId, timezone, ...periodOf(query, dayIn(timezone, clock.now())) };
    return inBoundedTime(tx, async () => {
      const messages = await repository.messageFigures(tx, scope, datedPrices(pricing.table));
      const requests = await repository.requestFigures(tx, scope);
      const figures = {
        messages,
        requests,
        durations: await repository.durationFigures(tx, scope),
        targets: await targetFigures(tx, scope),
        satisfaction: await satisfactionFigures(tx, scope),
        escalation_reasons: await repository.escalationReasons(tx, scope),
        languages: await repository.requestLanguages(tx, scope),
        failures: await repository.deliveryFailures(tx, scope),
        names: await namesOf(tx, [...messages, ...requests]),
      };
      return { ...assembleReport(scope, figures, hotelsShown), timezone, currency: pricing.currency };
    });
  };

  return {
    ofHotel: async (scope: HotelScope, query: AnalyticsPeriod): Promise<Analytics> => {
      const settings = await readSettings();
      return inHotel(scope, (tx) => report(tx, scope.hotel_id, query, settings));
    },

    ofPlatform: async ({
      hotel_id,
      ...query
    }: AnalyticsPeriod & { hotel_id?: string | undefined }): Promise<Analytics> => {
      const settings = await readSettings();
      return acrossHotels((tx) => report(tx, hotel_id ?? null, query, settings));
    },
  };
}
export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

async function namesOf(
  tx: HotelTransaction | AcrossHotelsTransaction,
  rows: { hotel_id: string | null }[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ hotel_id }) => hotel_id ?? []))];
  if (ids.length === 0) return new Map();
  return new Map((await repository.hotelNames(tx, ids)).map(({ id, name }) => [id, name]));
}
