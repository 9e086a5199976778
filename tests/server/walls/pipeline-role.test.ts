import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { hotelRows } from './hotel-rows.ts';

const database = await createTestDatabase();
const { db, close } = openDatabase(database.url, { max: 2 });
const refused = '42501';
const noSuchRow = '23503';

const tables = (
  await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') order by 1`.execute(db)
).rows.map(({ name }) => name);
const functions = (
  await sql<{ name: string; call: string }>`
    select p.proname as name,
      format('select %I(%s)', p.proname, (select string_agg('null::' || format_type(t, null), ', ') from unnest(p.proargtypes) t)) as call
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef
      and has_function_privilege('concierge_pipeline', p.oid, 'execute')
      and not has_function_privilege('concierge_hotel', p.oid, 'execute') order by 1`.execute(db)
).rows;

afterAll(async () => {
  await close();
  await database.drop();
});

/** Runs a statement as this role and rolls back. Returns PostgreSQL's error code, or null. */
function codeOf(role: string, statement: string): Promise<string | null> {
  return db.connection().execute(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw(`begin; set local role ${role}`));
    try {
      await connection.executeQuery(CompiledQuery.raw(statement));
      return null;
    } catch (error) {
      return (error as { code: string }).code;
    } finally {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    }
  });
}

describe('the role of the queue', () => {
  test.each(tables)('neither reads nor writes %s', async (table) => {
    expect(await codeOf('concierge_pipeline', `select * from ${table}`)).toBe(refused);
    expect(await codeOf('concierge_pipeline', `delete from ${table}`)).toBe(refused);
    expect(await codeOf('concierge_pipeline', `insert into ${table} default values`)).toBe(refused);
  });

  test('may call the functions of the queue, and these only run for it', () => {
    expect(functions.map(({ name }) => name)).toEqual([
      'apply_statuses',
      'attempts_held',
      'claim_deliveries',
      'claim_turns',
      'enlist_worker',
      'link_addresses',
      'mask_guest_texts',
      'postpone_delivery',
      'postpone_turn',
      'receive_messages',
      'recent_guest_texts',
      'record_accepted',
      'release_dead_workers',
      'settle_turns',
    ]);
  });

  test.each(functions)('$name cannot be called in a hotel’s work', async ({ call }) => {
    expect(await codeOf('concierge_hotel', call)).toBe(refused);
  });
});

describe('rows of two hotels', () => {
  const [ours, theirs] = [randomUUID(), randomUUID()];
  const idOf = async (table: 'conversations' | 'guest_requests', hotel: string): Promise<string> =>
    (await db.selectFrom(table).select('id').where('hotel_id', '=', hotel).executeTakeFirstOrThrow()).id;

  beforeAll(async () => {
    for (const hotel of [ours, theirs])
      for (const [table, row] of hotelRows(hotel)) {
        const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
        await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
      }
  });

  test('cannot refer to each other, in a write of any role', async () => {
    const conversation = await idOf('conversations', theirs);
    const request = await idOf('guest_requests', theirs);
    const own = await idOf('conversations', ours);
    const message = `insert into messages (hotel_id, conversation_id, request_id, direction, author) values`;
    for (const statement of [
      `insert into guest_requests (hotel_id, conversation_id, message) values ('${ours}', '${conversation}', 'Hello')`,
      `${message} ('${ours}', '${conversation}', null, 'in', 'guest')`,
      `${message} ('${ours}', '${own}', '${request}', 'in', 'guest')`,
    ])
      expect(await codeOf('concierge_platform', statement)).toBe(noSuchRow);
  });

  test('a turn is settled only under its own hotel', async () => {
    await sql`update guest_requests set claimed_by = 1 where hotel_id = ${theirs}`.execute(db);
    const item = {
      worker: 1,
      hotel_id: ours,
      conversation_id: await idOf('conversations', theirs),
      request_id: await idOf('guest_requests', theirs),
      messages: [{ content: 'Hello' }],
      events: [],
      asked: [],
      attempt: true,
    };
    const { rows } = await sql<{ outcome: string }>`
      select outcome from settle_turns(${JSON.stringify([item])}::jsonb, interval '20 seconds', interval '0')`.execute(
      db,
    );
    expect(rows).toEqual([{ outcome: 'lost' }]);
    const { turn_state } = await db
      .selectFrom('guest_requests')
      .select('turn_state')
      .where('hotel_id', '=', theirs)
      .executeTakeFirstOrThrow();
    expect(turn_state).toBe('waiting');
  });
});
