import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type DatabaseHandle } from '#server/db/database.ts';
import { aSubscription } from '#tests/support/fakes/push.fake.ts';
import { startFakeTwilio, type FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { freePort, startServerProcess, type ServerProcess } from '#tests/support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { until } from '#tests/support/until.ts';

const phone = '+4915123199777';
const device = 'secret-of-the-device-Qx7';
const otlpKey = 'secret-of-the-receiver-Zt5';
const { draft } = aSubscription(device);

let twilio: FakeTwilio;
let database: TestDatabase;
let handle: DatabaseHandle;
let server: ServerProcess;

beforeAll(async () => {
  twilio = await startFakeTwilio();
  database = await createTestDatabase();
  handle = openDatabase(database.url, { max: 2 });
  // Nothing listens there: the push service and the receiver of traces are away.
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  server = await startServerProcess({
    LOG_LEVEL: 'trace',
    DATABASE_URL: database.url,
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_API_BASE_URL: twilio.url,
    TWILIO_ALERT_NUMBER: '+15005550006',
    WEB_PUSH_BASE_URL: nowhere,
    OTEL_EXPORTER_OTLP_ENDPOINT: nowhere,
    OTEL_EXPORTER_OTLP_HEADERS: `api-key=${otlpKey}`,
  });
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await twilio?.close();
  await handle?.close();
  await database?.drop();
}, 60_000);

const log = () => server.output.join('');

/** An alert to a member's device or telephone, as the test button of the console stores it. */
async function anAlert(user: string, hotel: string, channel: string, address: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into ladder_calls (hotel_id, user_id, channel, address) values (${hotel}, ${user}, ${channel}, ${address})
    returning id`.execute(handle.db);
  return rows[0]!.id;
}

test('with push service, SMS and calls broken, the log names the failures and repeats no device, key or number', async () => {
  const { db } = handle;
  const hotel = await db
    .insertInto('hotels')
    .values({ name: 'Harbour View' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: string }>`
    insert into "user" (id, name, email, "emailVerified") values (${randomUUID()}, 'Ida Berg', 'ida.berg@example.com', true)
    returning id`.execute(db);
  const user_id = rows[0]!.id;
  await db.insertInto('hotel_staff').values({ user_id, hotel_id: hotel.id, role: 'staff' }).execute();
  const { id: device_id } = await db
    .insertInto('push_devices')
    .values({ ...draft, hotel_id: hotel.id, user_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const message = `Invalid 'To' ${phone}: Ida Berg`;
  twilio.failNext(1, { status: 400, code: 21211, message });
  twilio.failNext(1, { on: 'calls', status: 400, code: 21211, message });
  const alerts = await Promise.all([
    anAlert(user_id, hotel.id, 'push', device_id),
    anAlert(user_id, hotel.id, 'sms', phone),
    anAlert(user_id, hotel.id, 'call', phone),
  ]);
  /** An alert to a device is tried four times, 5 s apart: each next attempt is due now. One under way has 20 s. */
  const hurry = () =>
    sql`update ladder_calls set due_at = now() where state = 'trying' and due_at <= now() + interval '5 seconds'`.execute(
      db,
    );
  const failed = async () =>
    (await db.selectFrom('ladder_calls').select('id').where('id', 'in', alerts).where('state', '=', 'failed').execute())
      .length;
  await until('all have failed', async () => (await hurry()) && (await failed()) === alerts.length, 120);
  const secrets = [
    device,
    draft.p256dh,
    draft.auth,
    draft.endpoint,
    otlpKey,
    phone,
    phone.slice(4),
    'Berg',
    'ida.berg',
  ];
  for (const secret of [...secrets, twilio.authToken]) expect(log()).not.toContain(secret);
  expect(log()).toMatch(/"type":"PhoneError"[^\n]*"kind":"later"/);
  expect(log()).toMatch(/"type":"PhoneError"[^\n]*"kind":"refused"/);
}, 240_000);
