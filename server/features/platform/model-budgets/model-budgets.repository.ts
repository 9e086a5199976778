import { sql } from 'kysely';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { HotelUse } from './model-use.ts';

type Settings = PlatformSettings['model'];

/** Share of a budget from which a hotel is warned. */
const warnAt = 0.8;

/** Adds tokens to the hotels' counts of today, with their cost by today's prices. */
export async function addUse(
  tx: AcrossHotelsTransaction,
  uses: HotelUse[],
  { settings, now }: { settings: Settings; now: Date },
): Promise<void> {
  await sql`
    insert into model_calls (hotel_id, day, calls, input_tokens, cached_tokens, output_tokens, cost)
    select h.id, (${now}::timestamptz at time zone h.timezone)::date, 0, u.input, u.cached, u.output,
      ((u.input - u.cached) * ${settings.price_input}::numeric + u.cached * ${settings.price_cached}::numeric
        + u.output * ${settings.price_output}::numeric) / 1000000
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u (hotel_id uuid, input bigint, cached bigint, output bigint)
    join hotels h on h.id = u.hotel_id
    order by h.id
    on conflict (hotel_id, day) do update set
      input_tokens = model_calls.input_tokens + excluded.input_tokens,
      cached_tokens = model_calls.cached_tokens + excluded.cached_tokens,
      output_tokens = model_calls.output_tokens + excluded.output_tokens,
      cost = model_calls.cost + excluded.cost`.execute(tx);
}

/** What a hotel has used this month. `share`: of the budget that is nearer to its end; null without a budget. */
export type MonthRow = {
  hotel_id: string;
  hotel_name: string;
  month: string;
  calls: number;
  tokens: number;
  cost: number;
  budget_tokens: number | null;
  budget_cost: number | null;
  has_own: boolean;
  share: number | null;
};

/** The calendar month of each hotel. `hotels`: a condition on the table `h`. */
const monthOf = (settings: Settings, now: Date, hotels = sql<boolean>`true`) => sql<MonthRow>`
  select hotel_id, hotel_name, month, calls, tokens::float8 as tokens, cost::float8 as cost,
    budget_tokens::float8 as budget_tokens, budget_cost::float8 as budget_cost, has_own,
    greatest(
      case when budget_tokens > 0 then tokens / budget_tokens when budget_tokens = 0 then 1 end,
      case when budget_cost > 0 then cost / budget_cost when budget_cost = 0 then 1 end
    )::float8 as share
  from (
    select h.id as hotel_id, h.name as hotel_name, to_char(d.month, 'YYYY-MM-DD') as month,
      coalesce(sum(c.calls), 0)::int as calls,
      coalesce(sum(c.input_tokens + c.output_tokens), 0) as tokens,
      coalesce(sum(c.cost), 0) as cost,
      case when b.hotel_id is null then ${settings.tokens_per_month}::bigint else b.tokens end as budget_tokens,
      case when b.hotel_id is null then ${settings.cost_per_month}::numeric else b.cost end as budget_cost,
      b.hotel_id is not null as has_own
    from hotels h
    cross join lateral (select date_trunc('month', ${now}::timestamptz at time zone h.timezone)::date as month) d
    left join model_calls c on c.hotel_id = h.id and c.day >= d.month
    left join model_budgets b on b.hotel_id = h.id
    where ${hotels}
    group by h.id, d.month, b.hotel_id, b.tokens, b.cost
  ) months`;

export async function monthOfHotel(
  tx: HotelTransaction | AcrossHotelsTransaction,
  hotelId: string,
  { settings, now }: { settings: Settings; now: Date },
): Promise<MonthRow | undefined> {
  return (await monthOf(settings, now, sql`h.id = ${hotelId}::uuid`).execute(tx)).rows[0];
}

/** The nearest to their limit first, then by cost. `search`: a part of the hotel's name. */
export async function monthOfHotels(
  tx: AcrossHotelsTransaction,
  { settings, now }: { settings: Settings; now: Date },
  { search, most }: { search: string; most: number },
): Promise<{ rows: MonthRow[]; total: number }> {
  const months = monthOf(settings, now, sql`fold_for_search(h.name) like '%' || fold_for_search(${search}) || '%'`);
  const { rows } = await sql<MonthRow & { total: number }>`
    select *, (count(*) over ())::int as total from (${months}) m
    order by share desc nulls last, cost desc, tokens desc, hotel_name, hotel_id limit ${most}`.execute(tx);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Hotels among these that have reached a share of this month's budget of which no alarm tells yet, which is noted. */
export async function noteAlarms(
  tx: AcrossHotelsTransaction,
  hotelIds: string[],
  { settings, now }: { settings: Settings; now: Date },
): Promise<(MonthRow & { percent: number })[]> {
  const { rows } = await sql<MonthRow & { percent: number }>`
    with reached as (
      select *, case when share >= 1 then 100 else 80 end as percent
      from (${monthOf(settings, now, sql`h.id = any(${hotelIds}::uuid[])`)}) m where share >= ${warnAt}
    ), noted as (
      insert into model_budget_alarms (hotel_id, month, percent, budget_tokens, budget_cost, raised_at)
      select hotel_id, month::date, percent, budget_tokens, budget_cost, ${now} from reached
      on conflict (hotel_id, month, percent) do update set
        budget_tokens = excluded.budget_tokens, budget_cost = excluded.budget_cost, raised_at = excluded.raised_at
      where (model_budget_alarms.budget_tokens, model_budget_alarms.budget_cost)
        is distinct from (excluded.budget_tokens, excluded.budget_cost)
      returning hotel_id
    )
    select r.* from reached r join noted using (hotel_id) order by r.hotel_id`.execute(tx);
  return rows;
}

export async function hotelName(tx: AcrossHotelsTransaction, hotelId: string): Promise<string | undefined> {
  return (await tx.selectFrom('hotels').select('name').where('id', '=', hotelId).executeTakeFirst())?.name;
}

export async function saveBudget(
  tx: AcrossHotelsTransaction,
  hotel_id: string,
  budget: { tokens: number | null; cost: string | null },
  changed_at: Date,
): Promise<void> {
  const row = { ...budget, changed_at };
  await tx
    .insertInto('model_budgets')
    .values({ hotel_id, ...row })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet(row))
    .execute();
}

/** The hotel has the platform's budget again. */
export async function removeBudget(tx: AcrossHotelsTransaction, hotel_id: string): Promise<void> {
  await tx.deleteFrom('model_budgets').where('hotel_id', '=', hotel_id).execute();
}
