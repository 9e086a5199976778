import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ConversationView, TargetKind } from '#shared/features/conversations/conversations.values.ts';
import type { Tag } from '#shared/features/conversations/tag.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { searchTerms, searchWords } from '#server/db/search.ts';
import type { Conversations, DB } from '#server/db/schema.generated.ts';

export type ConversationSearch = {
  state: 'open' | 'resolved' | 'waiting' | undefined;
  search: string | undefined;
  view: ConversationView | undefined;
  department_id: string | undefined;
  tag_id: string | undefined;
  /** Whose conversations the view `mine` shows. Null: an API key, to which nothing is given. */
  user_id: string | null;
};
/** The last row of the previous page: time, id, and for waiting guests the rank of the priority. */
export type Before = { rank: number | null; at: string; id: string } | null;
export type ListedRow = Awaited<ReturnType<typeof listConversations>>[number];

const waitingKey = sql`waiting_rank, waiting_since, id`;
const newestKey = sql`last_message_at, id`;

/**
 * A page of conversations with the data of a list row; the lateral joins run for the page's rows only. `now`:
 * determines the current stay in the hotel's time zone.
 */
export function listConversations(
  tx: HotelTransaction,
  search: ConversationSearch,
  before: Before,
  limit: number,
  now: Date,
) {
  return tx
    .with('page', () => pageOf(tx, search, before, limit))
    .selectFrom('page')
    .selectAll('page')
    .select((select) => [
      latestRequest(select).as('latest_request'),
      lastMessage(select).as('last_message'),
      guestWords(select).as('guest_words'),
      waitingFor(select).as('waiting_for'),
      presentStay(now).as('stay'),
      sql<boolean>`coalesce((select g.vip_status from guests g where g.id = page.guest_id), false)`.as('vip'),
      nextTarget.as('target'),
      tags.as('tags'),
      hitOf(search.search).as('hit'),
    ])
    .$call(inOrder(search.state === 'waiting'))
    .execute();
}

type PageRows = ExpressionBuilder<DB & { page: Selectable<Conversations> }, 'page'>;

const latestRequest = (select: PageRows) =>
  jsonObjectFrom(
    select
      .selectFrom('guest_requests')
      .selectAll()
      .whereRef('guest_requests.conversation_id', '=', 'page.id')
      .orderBy('guest_requests.created_at', 'desc')
      .orderBy('guest_requests.id', 'desc')
      .limit(1),
  );

const lastMessage = (select: PageRows) =>
  jsonObjectFrom(
    select
      .selectFrom('messages')
      .select(['messages.author', 'messages.delivery_status'])
      .select(
        sql<string>`case when messages.content = '' and messages.direction = 'out'
          then coalesce(messages.attachments -> 0 ->> 'filename', '') else messages.content end`.as('content'),
      )
      .whereRef('messages.conversation_id', '=', 'page.id')
      .orderBy('messages.id', 'desc')
      .limit(1),
  );

const guestWords = (select: PageRows) =>
  jsonObjectFrom(
    select
      .selectFrom('messages')
      .select(['messages.content', 'messages.created_at'])
      .select(sql<number>`jsonb_array_length(messages.attachments)`.as('attachments'))
      .whereRef('messages.conversation_id', '=', 'page.id')
      .where('messages.direction', '=', 'in')
      .orderBy('messages.id', 'desc')
      .limit(1),
  );

const waitingFor = (select: PageRows) =>
  jsonObjectFrom(
    select
      .selectFrom('guest_requests')
      .select(['guest_requests.id', 'guest_requests.category', 'guest_requests.priority', 'guest_requests.reasons'])
      .whereRef('guest_requests.conversation_id', '=', 'page.id')
      .where('guest_requests.status', '=', 'open')
      .where('guest_requests.human_required', '=', true)
      .where('page.human_required_count', '>', 0)
      .orderBy(sql`waiting_rank(guest_requests.priority, guest_requests.category, guest_requests.reasons)`)
      .orderBy(sql`priority_rank(guest_requests.priority)`)
      .orderBy('guest_requests.escalated_at')
      .limit(1),
  );

const presentStay = (now: Date) => sql<PresentStay | null>`(
  select jsonb_build_object('room_type', b.room_type, 'room_number', b.room_number, 'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date,
    'status', b.status, 'today', b.today)
  from (select b.*, (${now}::timestamptz at time zone h.timezone)::date as today
    from (
      select x.* from keys_of_thread(page.hotel_id, page.identity_key) k (phone_key) join bookings x on x.phone_key = k.phone_key
      union all select x.* from booking_proofs p join bookings x on x.id = p.booking_id where p.conversation_id = page.id
    ) b, hotels h
    where b.status in ('confirmed', 'checked-in')) b
  where b.check_out_date >= b.today order by b.check_in_date limit 1)`;

/** The guest's current or next stay. `today`: the hotel's local date, so that all clients show the same. */
export type PresentStay = {
  room_type: string | null;
  room_number: string | null;
  check_in_date: string;
  check_out_date: string;
  status: string;
  today: string;
};

const nextTarget = sql<{ kind: TargetKind; due_at: string } | null>`(
  select jsonb_build_object('kind', v.kind, 'due_at', v.due_at)
  from guest_requests r join request_targets t on t.request_id = r.id cross join lateral (values
    ('reply', case when t.replied_at is null then t.reply_due_at end), ('resolution', t.resolution_due_at)) v (kind, due_at)
  where r.conversation_id = page.id and r.status in ('open', 'in_progress') and t.resolved_at is null and v.due_at is not null
  order by v.kind, v.due_at limit 1)`;

type Hit = { message_id: string; content: string; created_at: string };

/** The newest message of a conversation that has the words of a search. */
const hitOf = (search: string | undefined) => {
  const words = search ? searchWords(search) : null;
  if (!words) return sql<Hit | null>`null::jsonb`;
  return sql<Hit | null>`(
    select jsonb_build_object('message_id', m.id, 'content', m.content, 'created_at', m.created_at) from messages m
    where m.conversation_id = page.id and to_tsvector('simple', words_for_search(m.content)) @@ to_tsquery('simple', ${words})
    order by m.id desc limit 1)`;
};

const tags = sql<Tag[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'colour', t.colour) order by lower(t.name), t.id)
  from conversation_tags c join tags t on t.id = c.tag_id where c.conversation_id = page.id), '[]')`;

function foundBy(search: string) {
  const { words, others } = searchTerms(search);
  return sql<string>`(select search_conversations(${words}::text[], ${others}::text[], ${searchWords(search)}))`;
}

/** Order: waiting guests with emergencies first, then by priority, then by longest wait; all others newest first. */
const inOrder =
  (waiting: boolean) =>
  <Q extends { orderBy: (expression: ReturnType<typeof sql>) => Q }>(query: Q): Q =>
    waiting
      ? query
          .orderBy(sql`waiting_rank`)
          .orderBy(sql`waiting_since`)
          .orderBy(sql`id`)
      : query.orderBy(sql`last_message_at desc`).orderBy(sql`id desc`);

/** Given to the person, or to one of the person's departments and not taken yet. */
const isMine = (
  userId: string | null,
) => sql<boolean>`(assigned_to = ${userId} or (assigned_to is null and department_id in (
  select m.department_id from department_members m where m.user_id = ${userId})))`;

/** The conversations that are wanted, without order. */
const wantedOf = (tx: HotelTransaction, wanted: ConversationSearch) => {
  const { state, search, view, department_id, tag_id, user_id } = wanted;
  const isShown = view === 'snoozed' ? sql<boolean>`snoozed_until is not null` : sql<boolean>`snoozed_until is null`;
  return tx
    .selectFrom('conversations')
    .$if(state === 'open', (open) => open.where('open_count', '>', 0))
    .$if(state === 'resolved', (done) => done.where('open_count', '=', 0))
    .$if(state === 'waiting' || view === 'waiting', (alarm) => alarm.where('human_required_count', '>', 0))
    .$if(view !== undefined || department_id !== undefined, (shown) => shown.where(isShown))
    .$if(view === 'mine', (mine) => mine.where(isMine(user_id)))
    .$if(view === 'unassigned', (free) => free.where('assigned_to', 'is', null).where('department_id', 'is', null))
    .$if(department_id !== undefined, (theirs) => theirs.where('department_id', '=', department_id!))
    .$if(tag_id !== undefined, (tagged) =>
      tagged.where(
        sql<boolean>`exists (select from conversation_tags t where t.conversation_id = conversations.id and t.tag_id = ${tag_id})`,
      ),
    )
    .$if(Boolean(search), (found) => found.where('id', 'in', foundBy(search ?? '')));
};

/** The rows of the page. */
const pageOf = (tx: HotelTransaction, wanted: ConversationSearch, before: Before, limit: number) => {
  const waiting = wanted.state === 'waiting';
  return wantedOf(tx, wanted)
    .selectAll()
    .$if(before !== null && waiting, (rest) =>
      rest.where(
        sql<boolean>`(${waitingKey}) > (${before?.rank}::smallint, ${before?.at}::timestamptz, ${before?.id}::uuid)`,
      ),
    )
    .$if(before !== null && !waiting, (rest) =>
      rest.where(sql<boolean>`(${newestKey}) < (${before?.at}::timestamptz, ${before?.id}::uuid)`),
    )
    .$call(inOrder(waiting))
    .limit(limit);
};

/** Number of the conversations that are wanted, counted up to `most`. */
export async function countShown(tx: HotelTransaction, wanted: ConversationSearch, most: number): Promise<number> {
  const { count } = await tx
    .selectFrom(wantedOf(tx, wanted).select('id').limit(most).as('shown'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts up to 1000. Above it the console shows "1000+", and the cost of the query stays bounded. */
export async function countConversations(tx: HotelTransaction) {
  const { rows } = await sql<{ open: number; resolved: number; waiting: number; requests: number }>`
    select (select count(*) from (select 1 from conversations where open_count > 0 and snoozed_until is null limit 1000) a) as open,
           (select count(*) from (select 1 from conversations where open_count = 0 limit 1000) b) as resolved,
           (select count(*) from (select 1 from conversations where human_required_count > 0 limit 1000) c) as waiting,
           (select count(*) from (select 1 from guest_requests where status <> 'completed' limit 1000) d) as requests`.execute(
    tx,
  );
  return rows[0]!;
}
