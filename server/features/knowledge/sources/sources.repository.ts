import { sql } from 'kysely';
import type { Reason } from '#shared/reasons/reasons.ts';
import type { FoundPair } from '#shared/features/knowledge/knowledge-import.schema.ts';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { PairBefore, PairChange } from './changed-pairs.rules.ts';

/** Imports that were not approved are kept this long and this many at a time, for dialogs that are still open. */
const DRAFT_MS = 86_400_000;
const MOST_DRAFTS = 20;

export type DueSource = { id: string; hotel_id: string };
export type NewSource = { kind: 'page' | 'pdf'; name: string; read_by: 'model' | 'layout'; text: string };

export const sourcesDue = (_db: unknown, now: Date) => sql`select from knowledge_sources where next_read_at <= ${now}`;

export async function dueSources(tx: AcrossHotelsTransaction, now: Date, limit: number): Promise<DueSource[]> {
  const { rows } = await sql<DueSource>`
    select id, hotel_id from knowledge_sources where next_read_at <= ${now} order by next_read_at limit ${limit}`.execute(
    tx,
  );
  return rows;
}

export async function countKept(tx: HotelTransaction): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    select count(*)::int as kept from knowledge_sources where kept_at is not null`.execute(tx);
  return rows[0]!.kept;
}

/** A source whose pairs are not approved yet, and the end of old ones. */
export async function insertDraft(tx: HotelTransaction, source: NewSource, pairs: FoundPair[], now: Date) {
  const since = new Date(now.getTime() - DRAFT_MS);
  await sql`
    delete from knowledge_sources where kept_at is null and (read_at < ${since} or id not in (
      select id from knowledge_sources where kept_at is null order by id desc limit ${MOST_DRAFTS - 1}))`.execute(tx);
  const { id } = await tx
    .insertInto('knowledge_sources')
    .values({ ...source, base_text: source.text, read_at: now, tried_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (pairs.length > 0)
    await tx
      .insertInto('knowledge_source_pairs')
      .values(pairs.map(({ question, answer }, position) => ({ source_id: id, position, question, answer })))
      .execute();
  return id;
}

/** Keeps a draft with its approved pairs. An earlier import of the same source gives it its entries and goes. */
export async function keep(
  tx: HotelTransaction,
  draft: { id: string; name: string | undefined; links: { position: number; entry_id: string }[] },
  { now, nextRead }: { now: Date; nextRead: (kind: string) => Date | null },
): Promise<boolean> {
  const { id, name, links } = draft;
  const found = await tx
    .selectFrom('knowledge_sources')
    .select(['kind', 'name'])
    .where('id', '=', id)
    .where('kept_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return false;
  const kept = { name: found.kind === 'pdf' && name ? name : found.name, kept_at: now };
  await tx
    .updateTable('knowledge_sources')
    .set({ ...kept, next_read_at: nextRead(found.kind) })
    .where('id', '=', id)
    .execute();
  await sql`
    update knowledge_source_pairs p set entry_id = (link->>'entry_id')::uuid
    from jsonb_array_elements(${JSON.stringify(links)}::jsonb) link
    where p.source_id = ${id} and p.position = (link->>'position')::int`.execute(tx);
  const earlier = sql`
    select id from knowledge_sources where kind = ${found.kind} and name = ${kept.name} and kept_at is not null and id <> ${id}`;
  await sql`
    update knowledge_source_pairs p set entry_id = e.entry_id from knowledge_source_pairs e
    where p.source_id = ${id} and p.entry_id is null and e.entry_id is not null and e.question = p.question
      and e.source_id in (${earlier})`.execute(tx);
  await sql`delete from knowledge_sources where id in (${earlier})`.execute(tx);
  return true;
}

/** The hotel's kept sources, the newest first. */
export function listSources(tx: HotelTransaction) {
  return tx
    .selectFrom('knowledge_sources as s')
    .select(['s.id', 'kind', 'name', 'read_by', 'read_at', 'tried_at', 'failure', 'next_read_at'])
    .select(
      sql<number>`(select count(*)::int from knowledge_source_pairs p where p.source_id = s.id and p.entry_id is not null)`.as(
        'entries',
      ),
    )
    .where('kept_at', 'is not', null)
    .orderBy('s.id', 'desc')
    .execute();
}

export function oneSource(tx: HotelTransaction, id: string) {
  return tx
    .selectFrom('knowledge_sources')
    .selectAll()
    .where('id', '=', id)
    .where('kept_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

export function updateSource(
  tx: HotelTransaction,
  id: string,
  change: { tried_at?: Date; next_read_at?: Date | null; failure?: Reason | null },
) {
  const { failure, ...others } = change;
  return tx
    .updateTable('knowledge_sources')
    .set({ ...others, ...(failure === undefined ? {} : { failure: failure && JSON.stringify(failure) }) })
    .where('id', '=', id)
    .where('kept_at', 'is not', null)
    .returning(['id', 'kind'])
    .executeTakeFirst();
}

export async function deleteSource(tx: HotelTransaction, id: string): Promise<boolean> {
  const gone = await tx.deleteFrom('knowledge_sources').where('id', '=', id).returning('id').executeTakeFirst();
  return gone !== undefined;
}

export async function pairsBefore(tx: HotelTransaction, source_id: string): Promise<PairBefore[]> {
  const rows = await tx
    .selectFrom('knowledge_source_pairs')
    .select(['id', 'question', 'answer', 'entry_id'])
    .where('source_id', '=', source_id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ entry_id, ...pair }) => ({ ...pair, has_entry: entry_id !== null }));
}

/** A reading that worked: its text, and the changes instead of those that were open. */
export async function noteReading(
  tx: HotelTransaction,
  source: { id: string; text: string; name?: string | undefined },
  changes: readonly PairChange[],
  now: Date,
): Promise<void> {
  const { id, text, name } = source;
  const { numDeletedRows } = await tx.deleteFrom('knowledge_changes').where('source_id', '=', id).executeTakeFirst();
  await tx
    .updateTable('knowledge_sources')
    .set({ text, read_at: now, ...(name ? { name } : {}) })
    .$if(numDeletedRows === 0n, (query) => query.set((s) => ({ base_text: s.ref('text') })))
    .where('id', '=', id)
    .execute();
  if (changes.length > 0)
    await tx
      .insertInto('knowledge_changes')
      .values(changes.map((change) => ({ source_id: id, found_at: now, ...rowOf(change) })))
      .execute();
}

function rowOf(change: PairChange) {
  const { kind, pair_id } = change;
  if (change.kind === 'removed') return { kind, pair_id, question: '', answer: '', category: '' };
  const { question, answer, category } = change.pair;
  return { kind, pair_id, question, answer, category };
}

const openChanges = (tx: HotelTransaction) =>
  tx
    .selectFrom('knowledge_changes as c')
    .leftJoin('knowledge_source_pairs as p', 'p.id', 'c.pair_id')
    .leftJoin('hotel_knowledge as e', 'e.id', 'p.entry_id')
    .select(['c.id', 'c.source_id', 'c.kind', 'c.pair_id', 'c.question', 'c.answer', 'c.category', 'c.found_at'])
    .select(['e.id as entry_id', 'e.question as entry_question', 'e.answer as entry_answer'])
    .select(['p.question as pair_question', 'p.answer as pair_answer'])
    // The entry may have been deleted since.
    .where((is) => is.or([is('c.kind', '=', 'added'), is('e.id', 'is not', null)]));

export const listChanges = (tx: HotelTransaction, limit: number) =>
  openChanges(tx).orderBy('c.id').limit(limit).execute();
export type OpenChange = Awaited<ReturnType<typeof listChanges>>[number];

/** The changes and their entries are locked, so that no other request decides about them or edits them meanwhile. */
export async function changesById(tx: HotelTransaction, ids: string[]): Promise<OpenChange[]> {
  await tx.selectFrom('knowledge_changes').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  await sql`
    select from hotel_knowledge where id in (
      select p.entry_id from knowledge_changes c join knowledge_source_pairs p on p.id = c.pair_id where c.id in (${sql.join(ids)}))
    order by id for update`.execute(tx);
  return openChanges(tx).where('c.id', 'in', ids).execute();
}

/** A decided change: the pair is as in the source from now on, and the change goes. `entry_id`: of a pair just added. */
export async function settle(tx: HotelTransaction, change: OpenChange, entry_id: string | null = null): Promise<void> {
  const { source_id, pair_id, question, answer } = change;
  await tx.deleteFrom('knowledge_changes').where('id', '=', change.id).execute();
  if (change.kind === 'removed') {
    await tx.deleteFrom('knowledge_source_pairs').where('id', '=', pair_id).execute();
  } else if (pair_id) {
    await tx.updateTable('knowledge_source_pairs').set({ question, answer }).where('id', '=', pair_id).execute();
  } else {
    const position = sql<number>`(select coalesce(max(position), -1) + 1 from knowledge_source_pairs where source_id = ${source_id})`;
    await tx.insertInto('knowledge_source_pairs').values({ source_id, position, question, answer, entry_id }).execute();
  }
}
