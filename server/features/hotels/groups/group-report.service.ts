import type { GroupReport } from '#shared/features/hotels/groups/group-report.contract.ts';
import { datedPrices, periodOf } from '#shared/features/platform/analytics.rules.ts';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import { dayIn } from '#shared/lib/dates.ts';
import type { Caller } from '#server/caller.ts';
import { inBoundedTime } from '#server/db/bounded-time.ts';
import type { InGroup } from '#server/db/hotel-transaction.ts';
import type { AnalyticsPeriod } from '#server/features/platform/analytics.service.ts';
import { groupScopeOf } from '#server/http/authorize.ts';
import type { Clock } from '#server/ports/clock.ts';
import { groupFigures } from './group-report.repository.ts';

export type GroupReportDependencies = {
  inGroup: InGroup;
  clock: Clock;
  readSettings: () => Promise<PlatformSettings>;
};

type Sums = GroupReport['totals'];
type HotelRow = GroupReport['hotels'][number];

/** Figures of a group's hotels for its admins, in one statement behind the wall of the group. */
export function createGroupReportService({ inGroup, clock, readSettings }: GroupReportDependencies) {
  return {
    read: async (caller: Caller, group_id: string, query: AnalyticsPeriod): Promise<GroupReport> => {
      const period = periodOf(query, dayIn('UTC', clock.now()));
      const { table, currency } = (await readSettings()).pricing;
      const rows = await inGroup(groupScopeOf(caller, group_id), (tx) =>
        inBoundedTime(tx, () => groupFigures(tx, period, datedPrices(table))),
      );
      const hotels = rows.map(inDecimals);
      return { ...period, currency, totals: sumOf(hotels), hotels };
    },
  };
}
export type GroupReportService = ReturnType<typeof createGroupReportService>;

/** Prices have six decimals, seconds three. */
const inDecimals = (row: HotelRow): HotelRow => ({
  ...row,
  first_reply_p50: row.first_reply_p50 === null ? null : Math.round(row.first_reply_p50 * 1000) / 1000,
  message_cost: rounded(row.message_cost),
  model_cost: rounded(row.model_cost),
});

function sumOf(rows: HotelRow[]): Sums {
  const sums: Sums = {
    messages_in: 0,
    messages_out: 0,
    requests: 0,
    answered_without_staff: 0,
    escalated: 0,
    replies_due: 0,
    replies_in_time: 0,
    ratings: 0,
    score_sum: 0,
    message_cost: 0,
    model_cost: 0,
  };
  for (const row of rows) for (const name of Object.keys(sums) as (keyof Sums)[]) sums[name] += row[name];
  return { ...sums, message_cost: rounded(sums.message_cost), model_cost: rounded(sums.model_cost) };
}

const rounded = (cost: number): number => Math.round(cost * 1e6) / 1e6;
