import type { GroupReport } from '#shared/features/hotels/groups/group-report.contract.ts';
import { periodOf } from '#shared/features/platform/analytics.rules.ts';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import { dayIn } from '#shared/lib/dates.ts';
import type { Caller } from '#server/caller.ts';
import type { InGroup } from '#server/db/hotel-transaction.ts';
import type { AnalyticsPeriod, AnalyticsService } from '#server/features/platform/analytics.service.ts';
import { groupScopeOf } from '#server/http/authorize.ts';
import type { Clock } from '#server/ports/clock.ts';
import { groupHotels } from './group-admins.repository.ts';

export type GroupReportDependencies = {
  inGroup: InGroup;
  clock: Clock;
  analytics: Pick<AnalyticsService, 'forGroup'>;
  readSettings: () => Promise<PlatformSettings>;
};

type Sums = GroupReport['totals'];
type HotelRow = GroupReport['hotels'][number];

/** Figures of a group's hotels for its admins: sums of each hotel, read behind the wall of that hotel. */
export function createGroupReportService({ inGroup, clock, analytics, readSettings }: GroupReportDependencies) {
  return {
    read: async (caller: Caller, group_id: string, query: AnalyticsPeriod): Promise<GroupReport> => {
      const hotels = await inGroup(groupScopeOf(caller, group_id), groupHotels);
      const period = periodOf(query, dayIn('UTC', clock.now()));
      const rows: HotelRow[] = [];
      // One after the other: a report of many hotels takes one connection.
      for (const { hotel_id, name } of hotels) {
        const { report, model_cost } = await analytics.forGroup(hotel_id, period);
        rows.push({ hotel_id, hotel_name: name, ...rowOf(report, model_cost) });
      }
      const { currency } = (await readSettings()).pricing;
      return { ...period, currency, totals: sumOf(rows), hotels: rows };
    },
  };
}
export type GroupReportService = ReturnType<typeof createGroupReportService>;

type Report = Awaited<ReturnType<AnalyticsService['forGroup']>>['report'];

function rowOf({ totals, targets, satisfaction, first_reply_seconds }: Report, model_cost: number) {
  const { messages_in, messages_out, requests, answered_without_staff, escalated, cost } = totals;
  return {
    messages_in,
    messages_out,
    requests,
    answered_without_staff,
    escalated,
    first_reply_p50: first_reply_seconds.p50,
    replies_due: targets.reduce((sum, { reply }) => sum + reply.count, 0),
    replies_in_time: targets.reduce((sum, { reply }) => sum + reply.within, 0),
    ratings: satisfaction.answered,
    score_sum: satisfaction.scores.reduce((sum, times, index) => sum + times * (index + 1), 0),
    message_cost: cost,
    model_cost,
  };
}

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

/** Sums of floats, to the six decimals of prices. */
const rounded = (cost: number): number => Math.round(cost * 1e6) / 1e6;
