import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

/** `owner_id`: null for a view of the whole hotel. */
export type ViewRow = { id: string; owner_id: string | null; name: string; filter: string; search: string };
/** Whose views: a person's, or (null) the hotel's. */
type Owner = string | null;

const columns = sql`id, owner_id, name, filter, search`;

/** Serialises changes of a hotel's views, so that limits and places hold. */
export async function lockViews(tx: HotelTransaction, hotelId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('views:' || ${hotelId}, 0))`.execute(tx);
}

/** The hotel's views, then the person's, each in their order. */
export async function viewsOf(tx: HotelTransaction, userId: string | null): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select ${columns} from saved_views where owner_id is null or owner_id = ${userId}::uuid
    order by owner_id nulls first, place, id`.execute(tx);
  return rows;
}

/** Undefined for another person's view. */
export async function viewById(tx: HotelTransaction, userId: string, id: string): Promise<ViewRow | undefined> {
  const { rows } = await sql<ViewRow>`
    select ${columns} from saved_views
    where id = ${id}::uuid and (owner_id is null or owner_id = ${userId}::uuid)`.execute(tx);
  return rows[0];
}

/** Id of the owner's view with the name, compared without case. */
export async function viewNamed(tx: HotelTransaction, owner: Owner, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from saved_views where owner_id is not distinct from ${owner}::uuid and lower(name) = lower(${name})`.execute(
    tx,
  );
  return rows[0]?.id;
}

export async function countViews(tx: HotelTransaction, owner: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from saved_views where owner_id is not distinct from ${owner}::uuid`.execute(tx);
  return rows[0]!.count;
}

const lastPlace = (owner: Owner) =>
  sql`(select coalesce(max(place), 0) + 1 from saved_views where owner_id is not distinct from ${owner}::uuid)`;

/** As the owner's last. */
export async function insertView(tx: HotelTransaction, view: Omit<ViewRow, 'id'>): Promise<ViewRow> {
  const { rows } = await sql<ViewRow>`
    insert into saved_views (owner_id, name, filter, search, place)
    values (${view.owner_id}::uuid, ${view.name}, ${view.filter}, ${view.search}, ${lastPlace(view.owner_id)})
    returning ${columns}`.execute(tx);
  return rows[0]!;
}

/** A view that changes its owner becomes the last of the new one. */
export async function updateView(tx: HotelTransaction, view: ViewRow): Promise<void> {
  await sql`
    update saved_views set name = ${view.name}, filter = ${view.filter}, search = ${view.search}, owner_id = ${view.owner_id}::uuid,
      place = case when owner_id is not distinct from ${view.owner_id}::uuid then place else ${lastPlace(view.owner_id)} end
    where id = ${view.id}::uuid`.execute(tx);
}

export async function deleteView(tx: HotelTransaction, id: string): Promise<void> {
  await sql`delete from saved_views where id = ${id}::uuid`.execute(tx);
}

/** The ids first, in their order; the others behind, in the order that they had. */
export async function orderViews(tx: HotelTransaction, owner: Owner, ids: readonly string[]): Promise<void> {
  await sql`
    update saved_views v set place = n.place from (
      select id, row_number() over (order by array_position(${ids}::uuid[], id) nulls last, place, id) as place
      from saved_views where owner_id is not distinct from ${owner}::uuid) n
    where v.id = n.id`.execute(tx);
}

/** Which of these departments and tags exist. */
export async function existing(tx: HotelTransaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from departments where id = any(${ids}::uuid[])
    union all select id from tags where id = any(${ids}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
