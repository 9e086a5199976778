import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { openDatabase, type Db } from '#server/db/database.ts';
import { startFakeTwilio, type FakeTwilio } from './fakes/twilio.fake.ts';
import { freePort, startServerProcess, type ServerProcess } from './server-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { until } from './until.ts';

export type Replies = { address: string; turns: number; replies: number; sids: string[]; texts: string[] };

/** Real server processes on one database, with the fake Twilio. */
export type Fleet = {
  db: Db;
  twilio: FakeTwilio;
  /** `own`: settings of this process only. */
  start(role: 'api' | 'worker', own?: Record<string, string>): Promise<ServerProcess>;
  /** Sends a guest's message; like Twilio, repeats a webhook without a 2xx. */
  deliver(from: string, body: string, sid: string): Promise<void>;
  /** Webhooks without a 2xx so far. */
  readonly refused: number;
  /** Waits until no turn is waiting and every reply is at Twilio. */
  settled(): Promise<boolean>;
  /** For each conversation: its turns, and outbound messages with their ids and texts. */
  replies(): Promise<Replies[]>;
  /** Checks that each turn has one reply and each reply is one message at Twilio. Returns the number of guests. */
  eachTurnAnsweredOnce(): Promise<number>;
  /** Ends all connections to the database and allows no new ones until `during` is over, as a restart of PostgreSQL does. */
  withoutDatabase(during: () => Promise<unknown>): Promise<void>;
  /** The hotel's number. */
  number: string;
  stop(failed: boolean): Promise<void>;
};

/** A message id in Twilio's format, derived from a name. */
export const sidOf = (name: string) => `SM${createHash('md5').update(name).digest('hex')}`;

/** @param own another database than one of the test run's PostgreSQL */
export async function startFleet(own?: TestDatabase): Promise<Fleet> {
  const database = own ?? (await createTestDatabase());
  const { db, close } = openDatabase(database.url, { max: 2 });
  const twilio = await startFakeTwilio();
  const running: ServerProcess[] = [];
  const number = '+441174960001';
  let refused = 0;
  const settings = await settingsOf(database.url, twilio);
  twilio.settings.webhookBase = settings['PUBLIC_URL']!;
  const hotel = await db
    .insertInto('hotels')
    .values({ name: 'Harbour View', whatsapp_number: number, sender_number: number, sender_state: 'connected' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('faqs')
    .values({
      hotel_id: hotel.id,
      question: 'What time is breakfast?',
      answer: 'Breakfast is served from 7:00 AM to 10:30 AM.',
    })
    .execute();
  return {
    db,
    twilio,
    number,
    start: async (ROLE, own = {}) => {
      const started = await startServerProcess({ ...settings, ...own, ROLE });
      running.push(started);
      return started;
    },
    deliver: (from, body, sid) =>
      until(
        `the webhook ${sid} is taken`,
        async () => {
          const answer = await twilio.inbound({ from, to: number, body, sid }).catch(() => null);
          const taken = answer?.response.status === 204;
          if (!taken) refused += 1;
          return taken;
        },
        30,
      ).then(() => {}),
    get refused() {
      return refused;
    },
    settled: () => settled(db),
    replies: () => replies(db),
    eachTurnAnsweredOnce: () => eachTurnAnsweredOnce(db, twilio),
    withoutDatabase: database.closedDuring,
    stop: async (failed) => {
      if (failed)
        console.error(
          running
            .flatMap(({ output }) => output)
            .join('')
            .slice(-6000),
        );
      await twilio.idle();
      await Promise.all(running.map((each) => each.stop()));
      await twilio.close();
      await close();
      await database.drop();
    },
  };
}

async function settingsOf(databaseUrl: string, twilio: FakeTwilio): Promise<Record<string, string>> {
  const port = String(await freePort());
  return {
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: databaseUrl,
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_API_BASE_URL: twilio.url,
    GUEST_TURN_QUIET_MS: '50',
  };
}

async function settled(db: Db): Promise<boolean> {
  const { rows } = await sql<{ waiting: number; unsent: number }>`select
    (select count(*) from guest_requests where turn_state = 'waiting') as waiting,
    (select count(*) from messages where direction = 'out' and provider_sid is null) as unsent`.execute(db);
  return rows[0]!.waiting === 0 && rows[0]!.unsent === 0;
}

async function eachTurnAnsweredOnce(db: Db, twilio: FakeTwilio): Promise<number> {
  const got = Map.groupBy(twilio.messages, ({ to }) => to.replace('whatsapp:', ''));
  const conversations = await replies(db);
  for (const { address, turns, replies: stored, sids, texts } of conversations) {
    const sent = (got.get(address) ?? []).map(({ sid }) => sid).toSorted();
    expect({ address, stored, sent: sent.length }, texts.join('\n')).toEqual({ address, stored: turns, sent: turns });
    expect(sent).toEqual(sids.toSorted());
  }
  return conversations.length;
}

async function replies(db: Db): Promise<Replies[]> {
  const { rows } = await sql<Replies>`
    select c.reply_address as address, (select count(*) from guest_requests r where r.conversation_id = c.id) as turns,
      count(m.id) as replies, array_agg(m.provider_sid) as sids,
      array_agg(m.author || ': ' || m.content order by m.id) as texts
    from conversations c left join messages m on m.conversation_id = c.id and m.direction = 'out' group by c.id`.execute(
    db,
  );
  return rows;
}
