import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import { compose, type Overrides } from '#server/compose/compose.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase, type Db } from '#server/db/database.ts';
import { createLog } from '#server/log.ts';
import type { Hotels } from '#server/db/schema.generated.ts';
import type { Insertable, Selectable } from 'kysely';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { runningLogin } from './postgres-server.ts';
import { createTestDatabase } from './test-database.ts';

const secret = 'a secret of tests, thirty-two characters or more';
/** Rounds look this often instead of once a second, so that a test hardly waits for one. */
const LOOK_MS = 50;
/** The super admin's address, unless the settings name others. */
export const superAdminEmail = 'owner@concierge.test';

export type TestUser = { user_id: string; email: string; client: TestClient };
export type TestHotel = Selectable<Hotels>;
/** `second_factor`: whether two-factor sign-in is set up. Default: only for the super admin. */
type Person = { email?: string; verified?: boolean; first_name?: string; last_name?: string; second_factor?: boolean };

/**
 * The real server with its own database and port. Accounts and hotels are written to the database directly, which takes
 * milliseconds; everything else uses HTTP. `db` sees every hotel: use it to arrange and to inspect, not for the tested action.
 */
export type TestServer = {
  url: string;
  db: Db;
  databaseUrl: string;
  clock: TestClock;
  /** A caller without a session that keeps received cookies. */
  anonymous(): TestClient;
  /** An account with a session, also if `verified` (default true) is false. */
  signUp(person?: Person): Promise<TestUser>;
  aHotel(fields?: Partial<Insertable<Hotels>>): Promise<TestHotel>;
  asMemberOf(hotel: { id: string }, role?: 'admin' | 'staff', person?: Person): Promise<TestUser>;
  /** The super admin (one per server); with `actingIn`, acting in that hotel. */
  asSuperAdmin(options?: { actingIn?: { id: string } }): Promise<TestUser>;
  /** Stops the server and drops the database. @throws if a connection is still open. */
  stop(): Promise<void>;
};

export type TestServerOptions = { settings?: Record<string, string>; clock?: Date | string } & Pick<
  Overrides,
  'rateLimited' | 'providerTimeoutMs' | 'web'
>;

/** `settings`: as in the environment, e.g. `{ ROLE: 'api', TWILIO_API_BASE_URL: fake.url }`. `clock`: the start time. `rateLimited`: as in production. `providerTimeoutMs`: longest call of the WhatsApp provider. */
export async function startTestServer({
  settings = {},
  clock: start,
  rateLimited = false,
  ...overrides
}: TestServerOptions = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const clock = createTestClock(start);
  const { running, url } = await startOnFreePort(runningLogin(database.url), settings, {
    clock,
    rateLimited,
    migrated: true,
    lookMs: LOOK_MS,
    ...overrides,
  });
  const handle = openDatabase(database.url, { max: 4 });
  const key = settings['BETTER_AUTH_SECRET'] ?? secret;
  const signUp = async (person: Person = {}): Promise<TestUser> => {
    const { user_id, email, token } = await insertAccount(handle.db, person);
    return { user_id, email, client: createTestClient(url, { 'concierge.session_token': signedCookie(token, key) }) };
  };
  let superAdmin: Promise<TestUser> | null = null;
  return {
    url,
    db: handle.db,
    databaseUrl: database.url,
    clock,
    anonymous: () => createTestClient(url),
    signUp,
    aHotel: (fields = {}) =>
      handle.db
        .insertInto('hotels')
        .values({ name: `Hotel ${randomUUID().slice(0, 8)}`, ...connected(fields), ...fields })
        .returningAll()
        .executeTakeFirstOrThrow(),
    asMemberOf: async (hotel, role = 'admin', person = {}) => {
      const user = await signUp(person);
      await handle.db.insertInto('hotel_staff').values({ hotel_id: hotel.id, user_id: user.user_id, role }).execute();
      return user;
    },
    asSuperAdmin: async ({ actingIn } = {}) => {
      const user = await (superAdmin ??= signUp({ email: superAdminEmail }));
      if (actingIn) await user.client.post('/api/context', { hotel_id: actingIn.id, reason: 'Testing' });
      return user;
    },
    stop: async () => {
      await handle.close();
      await running.stop();
      await database.drop();
    },
  };
}

/** A hotel with a number has it connected, unless the fields say otherwise. */
function connected({ whatsapp_number }: Partial<Insertable<Hotels>>) {
  return whatsapp_number ? { sender_number: whatsapp_number, sender_state: 'connected' as const } : {};
}

/** The server needs its address before it listens (links in mails, webhook signatures), so the port is chosen first. */
async function startOnFreePort(databaseUrl: string, settings: Record<string, string>, overrides: Overrides) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const config = readConfig({
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl,
      DATA_DIR: os.tmpdir(),
      BETTER_AUTH_SECRET: secret,
      SUPER_ADMIN_EMAILS: superAdminEmail,
      GUEST_TURN_QUIET_MS: '0',
      ...settings,
    });
    const running = await compose(config, { ...overrides, log: createLog(settings['LOG_LEVEL'] ?? 'silent') });
    try {
      await running.start();
      return { running, url };
    } catch (error) {
      await running.stop();
      if (attempt === 3 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function insertAccount(
  db: Db,
  {
    email = `${randomUUID()}@example.com`,
    verified = true,
    first_name = 'Robin',
    last_name = 'Berg',
    second_factor = email === superAdminEmail,
  }: Person,
) {
  const user = await db
    .insertInto('user')
    .values({
      name: `${first_name} ${last_name}`,
      email,
      emailVerified: verified,
      twoFactorEnabled: second_factor,
      first_name,
      last_name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = randomBytes(24).toString('base64url');
  await db
    .insertInto('session')
    .values({ userId: user.id, token, expiresAt: new Date(Date.now() + 86_400_000), updatedAt: new Date() })
    .execute();
  return { user_id: user.id, email, token };
}

/** Signs a session cookie like better-auth. */
function signedCookie(token: string, key: string): string {
  return encodeURIComponent(`${token}.${createHmac('sha256', key).update(token).digest('base64')}`);
}
