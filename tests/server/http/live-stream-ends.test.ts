import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLiveStream, type LiveStream } from '#tests/support/live-client.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let server: TestServer;
let hotel: TestHotel;
let admin: TestUser;
let desk: TestUser;
let streams: LiveStream[] = [];

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
});
afterAll(() => server?.stop());
beforeEach(async () => {
  hotel = await server.aHotel();
  admin = await server.asMemberOf(hotel, 'admin');
  desk = await server.asMemberOf(hotel, 'staff');
});
afterEach(() => {
  streams.forEach((stream) => stream.close());
  streams = [];
});

const open = async (user: TestUser) => {
  const stream = await openLiveStream(user.client, hotel.id);
  streams.push(stream);
  return stream;
};
const isOpen = (stream: LiveStream) => Promise.race([stream.ended.then(() => false), pause(300).then(() => true)]);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Well before the next recheck (every 60 s). */
const ends = async (stream: LiveStream) => {
  let over = false;
  void stream.ended.then(() => (over = true));
  await until('the stream ends', () => over);
};

describe('an open stream ends at once', () => {
  test('on sign-out, and another session of the same person goes on', async () => {
    const stream = await open(desk);
    const colleague = await open(admin);
    expect((await desk.client.post('/api/auth/sign-out')).status).toBe(200);
    await ends(stream);
    expect(await isOpen(colleague)).toBe(true);
  });

  test('when the session is revoked, by the person or by others', async () => {
    const stream = await open(desk);
    await server.db.deleteFrom('session').where('userId', '=', desk.user_id).execute();
    await ends(stream);
  });

  test('when a member is removed', async () => {
    const stream = await open(desk);
    await server.db.deleteFrom('hotel_staff').where('user_id', '=', desk.user_id).execute();
    await ends(stream);
  });

  test('when acting in the hotel ends, and when it goes on in another', async () => {
    const owner = await server.asSuperAdmin({ actingIn: hotel });
    const first = await open(owner);
    await owner.client.delete('/api/context');
    await ends(first);
    await server.asSuperAdmin({ actingIn: hotel });
    const second = await open(owner);
    await server.asSuperAdmin({ actingIn: await server.aHotel() });
    await ends(second);
  });
});

test('a change of role leaves the stream of a member open', async () => {
  const stream = await open(desk);
  await server.db.updateTable('hotel_staff').set({ role: 'admin' }).where('user_id', '=', desk.user_id).execute();
  expect(await isOpen(stream)).toBe(true);
});

test('of eleven streams of a session the oldest ends; other people are not concerned', async () => {
  const colleague = await open(admin);
  const opened: LiveStream[] = [];
  for (let count = 0; count < 11; count += 1) opened.push(await open(desk));
  expect(opened.map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 200));
  await ends(opened[0]!);
  for (const stream of [colleague, opened[1]!, opened[10]!]) expect(await isOpen(stream)).toBe(true);
});
