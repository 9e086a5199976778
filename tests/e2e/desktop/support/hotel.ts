import { mkdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, type Page } from '@playwright/test';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { freePort, startServerProcess, type ServerProcess } from '#tests/support/server-process.ts';
import { plainFolder } from './session.ts';

export const people = {
  reception: 'malo@maisondesmarees.example',
  colleague: 'gwenaelle@maisondesmarees.example',
  /** Works in another hotel. */
  elsewhere: 'katharina@seehaus-lindenhof.example',
  password: 'concierge-demo',
};
const hotelName = 'Maison des Marées';

/** The real server with the demo hotels, its own database and port; it can be stopped and restarted. */
export type RunningHotel = {
  url: string;
  hotelId: string;
  /** Sends a guest's message through the guest phone. */
  guestWrites(name: string, body: string): Promise<void>;
  /** Number of staff messages with this text in a guest's conversation. */
  repliesOf(name: string, text: string): Promise<number>;
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
  /** API calls of a colleague at another console. */
  conversationOf(name: string): Promise<string>;
  openRequestsOf(name: string): Promise<number>;
  resolveAllOf(name: string): Promise<void>;
  /** Resolves everything of all guests. */
  resolveAll(): Promise<void>;
  /** Ends all sessions of a person, like a sign-out at another computer. */
  endSessionsOf(email: string): Promise<void>;
  /** Lets all sessions of a person end by their age. */
  expireSessionsOf(email: string): Promise<void>;
  /** Makes a person staff of this hotel as well. */
  takesOn(email: string): Promise<void>;
  /** Keeps a translation with the messages of a guest, as an installation with a language model does. */
  translate(name: string, translation: string): Promise<void>;
  /** Number of open live streams at the server. */
  liveStreams(): Promise<number>;
  end(): Promise<void>;
};
type Colleague = {
  get(path: string): Promise<unknown>;
  patch(path: string, body: unknown): Promise<void>;
  post(path: string, body: unknown): Promise<void>;
};
type Request = { id: string; status: string };

export async function openHotel(): Promise<RunningHotel> {
  const database = await createTestDatabase();
  const dir = plainFolder('hotel');
  mkdirSync(dir, { recursive: true });
  const port = String(await freePort());
  const start = () =>
    startServerProcess({
      // Each test signs in from this one address, more often than the server allows in a minute.
      NODE_ENV: 'test',
      PORT: port,
      DATABASE_URL: database.url,
      DATA_DIR: dir,
      SEED_DEMO: '1',
      GUEST_TURN_QUIET_MS: '0',
    });
  let server: ServerProcess = await start();
  const url = server.url;
  const { items } = (await (await fetch(`${url}/practice/phone/hotels`)).json()) as {
    items: { id: string; name: string }[];
  };
  const hotelId = items.find(({ name }) => name === hotelName)!.id;
  return {
    url,
    hotelId,
    guestWrites: (name, body) => writeAsGuest(url, hotelId, name, body),
    stopServer: () => server.stop(),
    startServer: async () => {
      server = await start();
    },
    ...elsewhere(url, hotelId),
    endSessionsOf: async (email) => (await signInElsewhere(url, email)).post('/api/auth/revoke-sessions', {}),
    expireSessionsOf: (email) => expireSessions(database.url, email),
    takesOn: (email) => takeOn(database.url, hotelId, email),
    translate: (name, translation) => keepTranslation(database.url, name, translation),
    liveStreams: () => connectionsTo(Number(port)),
    end: async () => {
      await server.stop();
      await database.drop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function writeAsGuest(url: string, hotel_id: string, name: string, body: string): Promise<void> {
  const digits = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, 7);
  const response = await fetch(`${url}/practice/phone/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hotel_id, address: `+44770${String(digits).padStart(7, '0')}`, name, body }),
  });
  expect(response.status).toBe(201);
}

/** Signs in on first use. */
function elsewhere(url: string, hotelId: string) {
  let signedIn: Promise<Colleague> | null = null;
  const colleague = () => (signedIn ??= signInElsewhere(url));
  const base = `/api/hotels/${hotelId}`;
  const conversationOf = async (name: string) => {
    const path = `${base}/conversations?state=open&search=${encodeURIComponent(name)}`;
    const { items } = (await (await colleague()).get(path)) as { items: { id: string; guest_name: string }[] };
    return items.find(({ guest_name }) => guest_name === name)?.id ?? '';
  };
  const openOf = async (name: string): Promise<Request[]> => {
    const id = await conversationOf(name);
    if (id === '') return [];
    const { requests } = (await (await colleague()).get(`${base}/conversations/${id}`)) as { requests: Request[] };
    return requests.filter(({ status }) => status !== 'completed');
  };
  return {
    conversationOf,
    repliesOf: async (name: string, text: string) => {
      const path = `${base}/conversations/${await conversationOf(name)}`;
      const { messages } = (await (await colleague()).get(path)) as { messages: { content: string }[] };
      return messages.filter(({ content }) => content === text).length;
    },
    resolveAll: async () => {
      const { items } = (await (await colleague()).get(`${base}/conversations?state=waiting&limit=100`)) as {
        items: { id: string }[];
      };
      for (const { id } of items) await (await colleague()).post(`${base}/conversations/${id}/resolve`, {});
    },
    openRequestsOf: async (name: string) => (await openOf(name)).length,
    resolveAllOf: async (name: string) => {
      for (const { id } of await openOf(name))
        await (await colleague()).patch(`${base}/requests/${id}`, { status: 'completed' });
    },
  };
}

async function query(url: string, text: string, values: unknown[]): Promise<void> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(text, values);
  await database.end();
}

const expireSessions = (url: string, email: string) =>
  query(url, `delete from session using "user" u where u.id = "userId" and u.email = $1`, [email]);

const takeOn = (url: string, hotelId: string, email: string) =>
  query(
    url,
    `insert into hotel_staff (hotel_id, user_id, role) select $1, id, 'staff' from "user" where email = $2
     on conflict do nothing`,
    [hotelId, email],
  );

const keepTranslation = (url: string, name: string, content: string) =>
  query(
    url,
    `update messages m set extras = coalesce(m.extras, '{}') || jsonb_build_object('translations', $2::jsonb)
     from conversations c where c.id = m.conversation_id and c.guest_name = $1 and m.direction = 'in'`,
    [name, JSON.stringify({ en: { content, from: 'de', doubtful: false } })],
  );

/** Established connections to a local port, from the kernel's table. */
async function connectionsTo(port: number): Promise<number> {
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n').slice(1);
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return lines.filter((line) => {
    const [, local = '', , state] = line.trim().split(/\s+/);
    return local.endsWith(wanted) && state === '01';
  }).length;
}

async function signInElsewhere(url: string, email = people.colleague): Promise<Colleague> {
  const headers = { 'content-type': 'application/json', origin: url };
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: people.password }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const call = async (method: string, path: string, body?: unknown) => {
    const init = {
      method,
      headers: { ...headers, cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const answer = await fetch(`${url}${path}`, init);
    expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
    return answer.json() as Promise<unknown>;
  };
  return {
    get: (path) => call('GET', path),
    patch: async (path, body) => void (await call('PATCH', path, body)),
    post: async (path, body) => void (await call('POST', path, body)),
  };
}

/** Signs in through the page. */
export async function signIn(page: Page, email = people.reception): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(people.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible({ timeout: 30_000 });
}
