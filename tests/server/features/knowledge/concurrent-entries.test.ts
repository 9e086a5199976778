import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let desk: TestUser;
let admin: TestUser;
let linker: TestUser;
let stranger: TestUser;
let hotelPath: string;
let strangerPath: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
});
afterAll(() => server?.stop());

beforeEach(async () => {
  const hotel = await server.aHotel();
  desk = await server.asMemberOf(hotel, 'staff');
  admin = await server.asMemberOf(hotel, 'admin', { first_name: 'Robin', last_name: 'Berg' });
  linker = await server.asMemberOf(hotel, 'staff', { first_name: 'Kim', last_name: 'Linde' });
  const other = await server.aHotel();
  stranger = await server.asMemberOf(other, 'admin');
  strangerPath = `/api/hotels/${other.id}`;
  hotelPath = `/api/hotels/${hotel.id}`;
});

const pool = { question: 'When does the pool open?', answer: 'At 8.', language: 'en' };
const made = {
  faqs: async () => (await desk.client.post(`${hotelPath}/faqs`, pool)).body,
  knowledge: async () => (await desk.client.post(`${hotelPath}/knowledge`, { items: [pool] })).body.items[0],
};

describe.each(['faqs', 'knowledge'] as const)('an entry of %s', (kind) => {
  test('that another person saved meanwhile is not overwritten; the conflict names the person and shows the entry', async () => {
    const seen = await made[kind]();
    const path = `${hotelPath}/${kind}/${seen.id}`;
    const first = await admin.client.patch(path, { answer: 'At 9.', updated_at: seen.updated_at });
    expect(first.status).toBe(200);
    const second = await desk.client.patch(path, { answer: 'At 7.', updated_at: seen.updated_at });
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        details: { updated_at: first.body.updated_at, changed_by: 'Robin Berg', current: { answer: 'At 9.' } },
      },
    });
    const { updated_at } = first.body;
    expect(await desk.client.patch(path, { answer: 'At 7.', updated_at })).toMatchObject({ body: { answer: 'At 7.' } });
  });

  test('is changed without a version as before', async () => {
    const { id } = await made[kind]();
    for (const answer of ['At 9.', 'At 7.'])
      expect((await desk.client.patch(`${hotelPath}/${kind}/${id}`, { answer })).status).toBe(200);
  });

  test('keeps both links that two people add at the same moment, and a text under work may still be saved', async () => {
    const seen = await made[kind]();
    const link = (client: TestUser, question: string, answers: boolean) =>
      client.client.post(`${hotelPath}/${kind}/${seen.id}/answers`, { question, answers });
    const questions = ['sauna.info', 'lift.info', 'gym.info', 'bar.info'];
    await Promise.all(questions.map((question, index) => link(index % 2 ? desk : admin, question, true)));
    const { body } = await link(desk, 'bar.info', false);
    expect(new Set(body.answers)).toEqual(new Set(['sauna.info', 'lift.info', 'gym.info']));
    expect(body.never).toEqual(['bar.info']);
    expect((await link(desk, 'bar.info', true)).body).toMatchObject({ never: [] });
    const { updated_at } = seen;
    expect((await desk.client.patch(`${hotelPath}/${kind}/${seen.id}`, { answer: 'At 7.', updated_at })).status).toBe(
      200,
    );
    expect((await link(desk, 'no.such.question', true)).status).toBe(400);
  });

  test('names the person who saved it, not the one who added a link afterwards', async () => {
    const seen = await made[kind]();
    const path = `${hotelPath}/${kind}/${seen.id}`;
    await admin.client.patch(path, { answer: 'At 9.', updated_at: seen.updated_at });
    expect((await linker.client.post(`${path}/answers`, { question: 'bar.info', answers: true })).status).toBe(200);
    const late = await desk.client.patch(path, { answer: 'At 7.', updated_at: seen.updated_at });
    expect(late).toMatchObject({ status: 409, body: { details: { changed_by: 'Robin Berg' } } });
  });

  test('has no links of another hotel’s people', async () => {
    const { id } = await made[kind]();
    const path = `${kind}/${id}/answers`;
    const link = { question: 'bar.info', answers: true };
    expect((await stranger.client.post(`${hotelPath}/${path}`, link)).status).toBe(403);
    expect((await stranger.client.post(`${strangerPath}/${path}`, link)).status).toBe(404);
  });
});

test('a field of the profile that another admin saved meanwhile is not overwritten', async () => {
  const { body: seen } = await admin.client.get(hotelPath);
  const first = await admin.client.patch(hotelPath, { reception_opens: '07:00', updated_at: seen.updated_at });
  expect(first.status).toBe(200);
  const owner = await server.asSuperAdmin();
  expect((await owner.client.patch(`${hotelPath}/status`, { status: 'inactive' })).status).toBe(200);
  const late = await admin.client.patch(hotelPath, { reception_opens: '09:00', updated_at: seen.updated_at });
  const details = { updated_at: first.body.updated_at, changed_by: 'Robin Berg' };
  expect(late).toMatchObject({ status: 409, body: { code: 'conflict', details } });
  expect((await admin.client.patch(hotelPath, { reception_opens: '09:00' })).status).toBe(200);
});
