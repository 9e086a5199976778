import { sql } from 'kysely';
import type { GroupReport } from '#shared/features/hotels/groups/group-report.contract.ts';
import type { DatedPrice, Period } from '#shared/features/platform/analytics.rules.ts';
import type { GroupTransaction } from '#server/db/hotel-transaction.ts';

/** One row a hotel of the transaction's group, by name. */
export async function groupFigures(
  tx: GroupTransaction,
  { from, to }: Period,
  prices: DatedPrice[],
): Promise<GroupReport['hotels']> {
  const { rows } = await sql<GroupReport['hotels'][number]>`
    select * from get_group_figures(${from}::date, ${to}::date, ${JSON.stringify(prices)}::jsonb)`.execute(tx);
  return rows;
}
