import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import twilioSdk from 'twilio';
import type { QueueName } from '#server/ports/jobs.ts';
import { startFakeOpenAi, type FakeOpenAi } from './fakes/openai.fake.ts';
import { startFakeTwilio, type FakeTwilio, type FakeTwilioOptions } from './fakes/twilio.fake.ts';
import type { Inbound } from './fakes/twilio/inbound.fake.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from './server.ts';
import type { Answer } from './test-client.ts';
import { until } from './until.ts';

export type MessagingOptions = Pick<FakeTwilioOptions, 'callbacks' | 'enforceWindow'> & {
  /** `api`: messages are stored and not answered. */
  role?: 'all' | 'api';
  /** True: the assistant uses the fake language model. */
  model?: boolean;
  quietMs?: number;
  /** Further environment settings. */
  settings?: Record<string, string>;
  /** Longest call of Twilio. Default 10,000. */
  providerTimeoutMs?: number;
};

/** A hotel with a WhatsApp number, and a signed-in receptionist. */
export type Desk = {
  hotel: TestHotel;
  number: string;
  staff: TestUser;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** The conversation with this guest, as the API returns it. */
  thread(guest: string | Guest): Promise<Thread>;
};

export type Guest = {
  address: string;
  /** Sends a message through Twilio's webhook. Resolves with the product's response. */
  writes(message: string | Partial<Inbound>, to?: Desk): Promise<{ sid: string; response: Response }>;
  /** Messages that Twilio received for this guest. */
  readonly got: FakeTwilio['messages'];
};

type Row = Record<string, Answer['body']>;
export type Thread = { conversation: Row; requests: Row[]; messages: Row[]; events: Row[] };

/** The real server with the fakes of Twilio and the language model. */
export type Messaging = {
  server: TestServer;
  twilio: FakeTwilio;
  model: FakeOpenAi;
  desk(fields?: Parameters<TestServer['aHotel']>[0]): Promise<Desk>;
  guest(desk: Desk, address?: string): Guest;
  /** Sends a signed status callback that the fake would not send by itself. */
  callback(params: Record<string, string>): Promise<Response>;
  /** Waits until no turn waits and every message is at the provider or has failed. */
  quiet(): Promise<void>;
  /**
   * Makes turns and messages due now and ends the pauses of numbers; or makes the delayed jobs of these queues due, and wakes
   * their workers.
   */
  hurry(...queues: QueueName[]): Promise<void>;
  stop(): Promise<void>;
};

let numbers = randomInt(1000) * 10_000;
/** A phone number that is unique in the test run. */
export function aNumber(country = '+44'): string {
  numbers += 1;
  return `${country}7${String(numbers).padStart(9, '0')}`;
}

export async function startMessaging({
  role = 'all',
  model: withModel = false,
  quietMs = 0,
  settings = {},
  providerTimeoutMs,
  ...options
}: MessagingOptions = {}): Promise<Messaging> {
  let server: TestServer | null = null;
  const twilio = await startFakeTwilio({ ...options, clock: { now: () => server?.clock.now() ?? new Date() } });
  const model = await startFakeOpenAi();
  server = await startTestServer({
    settings: { ...settingsOf(role, quietMs, twilio, withModel ? model : null), ...settings },
    ...(providerTimeoutMs && { providerTimeoutMs }),
  });
  twilio.settings.webhookBase = server.url;
  const running = server;
  return {
    server,
    twilio,
    model,
    desk: async (fields = {}) => {
      const number = aNumber();
      const hotel = await running.aHotel({ whatsapp_number: number, ...fields });
      return deskOf(hotel, number, await running.asMemberOf(hotel, 'staff'));
    },
    guest: (desk, address = aNumber('+49')) => guestOf(twilio, desk, address),
    callback: (params) => {
      const url = `${running.url}/webhooks/twilio/status`;
      const signature = twilioSdk.getExpectedTwilioSignature(twilio.authToken, url, params);
      return fetch(url, {
        method: 'POST',
        body: new URLSearchParams(params),
        headers: { 'x-twilio-signature': signature },
      });
    },
    quiet: () => quiet(running),
    hurry: (...queues) => (queues.length > 0 ? hurryJobs(running, queues) : hurry(running)),
    stop: async () => {
      await twilio.idle();
      await twilio.close();
      await model.close();
      await running.stop();
      const wrong = [...twilio.violations, ...model.violations];
      if (wrong.length) throw new Error(`The providers would have refused: ${wrong.join('; ')}`);
    },
  };
}

function settingsOf(
  role: string,
  quietMs: number,
  twilio: FakeTwilio,
  model: FakeOpenAi | null,
): Record<string, string> {
  return {
    ROLE: role,
    GUEST_TURN_QUIET_MS: String(quietMs),
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_API_BASE_URL: twilio.url,
    ...(process.env['TEST_LOG'] ? { LOG_LEVEL: process.env['TEST_LOG'] } : {}),
    ...(model ? { OPENAI_API_KEY: model.apiKey, OPENAI_BASE_URL: model.url } : {}),
  };
}

function deskOf(hotel: TestHotel, number: string, staff: TestUser): Desk {
  const at = (path: string) => `/api/hotels/${hotel.id}${path}`;
  const { client } = staff;
  return {
    hotel,
    number,
    staff,
    get: (path) => client.get(at(path)),
    post: (path, body) => client.post(at(path), body),
    put: (path, body) => client.put(at(path), body),
    patch: (path, body) => client.patch(at(path), body),
    delete: (path) => client.delete(at(path)),
    thread: async (guest) => {
      const address = typeof guest === 'string' ? guest : guest.address;
      const { body } = await client.get(at(`/conversations?limit=200&search=${encodeURIComponent(address)}`));
      if (body.items?.length !== 1)
        throw new Error(`${body.items?.length} conversations with ${address}: ${JSON.stringify(body)}`);
      return (await client.get(at(`/conversations/${body.items[0].id}?limit=200`))).body;
    },
  };
}

function guestOf(twilio: FakeTwilio, desk: Desk, address: string): Guest {
  return {
    address,
    writes: (message, to = desk) =>
      twilio.inbound({ from: address, to: to.number, ...(typeof message === 'string' ? { body: message } : message) }),
    get got() {
      return twilio.messages.filter((each) => each.to === `whatsapp:${address}`);
    },
  };
}

async function quiet({ db }: TestServer): Promise<void> {
  await until('nothing waits for the assistant or the provider', async () => {
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from guest_requests where turn_state = 'waiting')
        + (select count(*) from messages
          where direction = 'out' and delivery_status = 'queued' and provider_sid is null) as left`.execute(db);
    return rows[0]!.left === 0;
  });
}

async function hurry({ db }: TestServer): Promise<void> {
  await sql`update guest_requests set due_at = now() where turn_state = 'waiting' and claimed_by is null`.execute(db);
  await sql`
    update messages set due_at = now()
    where direction = 'out' and delivery_status = 'queued' and provider_sid is null and attempt_by is null and due_at > now()`.execute(
    db,
  );
  await sql`delete from sender_pauses`.execute(db);
}

async function hurryJobs({ db }: TestServer, queues: QueueName[]): Promise<void> {
  // The channel is pg-boss's own: its worker waits up to a second otherwise.
  await sql`
    with due as (
      update pgboss.job set start_after = now()
      where name = any(${queues}) and state in ('created', 'retry') and start_after > now() returning name)
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name) from due group by name`.execute(db);
}
