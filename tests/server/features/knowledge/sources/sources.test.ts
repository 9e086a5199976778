import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SourcesAndChanges } from '#shared/features/knowledge/knowledge-sources.contract.ts';
import { createWebDocuments } from '#server/adapters/web/web.documents.ts';
import { aPdf } from '#tests/support/builders/pdf.ts';
import { startLocalServer, type LocalServer } from '#tests/support/fakes/local-server.fake.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

type Pairs = Record<string, string>;
const first: Pairs = {
  'Are pets allowed?': 'Dogs are welcome for 10 euros a night.',
  'When is breakfast?': 'Breakfast is served from 7:00 to 10:30.',
  'Is there a pool?': 'The pool on the roof is open from 8:00 to 20:00.',
};

let site: LocalServer;
let server: TestServer;
let hotel: TestHotel;
let admin: TestUser;
let page: { status: number; headers: Record<string, string>; body: string };

const html = (pairs: Pairs) =>
  Object.entries(pairs)
    .map(([question, answer]) => `<h2>${question}</h2><p>${answer}</p>`)
    .join('');
const shows = (pairs: Pairs) =>
  void (page = { status: 200, headers: { 'content-type': 'text/html' }, body: html(pairs) });

beforeAll(async () => {
  site = await startLocalServer((_request, response) => response.writeHead(page.status, page.headers).end(page.body));
  const web = createWebDocuments({ isAllowed: (address) => address === '127.0.0.1' });
  server = await startTestServer({ web });
});
afterAll(async () => {
  await server?.stop();
  await site?.close();
});
beforeEach(async () => {
  hotel = await server.aHotel();
  admin = await server.asMemberOf(hotel, 'admin');
  shows(first);
});

const path = (rest: string, place = hotel) => `/api/hotels/${place.id}/knowledge${rest}`;
const read = async (): Promise<SourcesAndChanges> => (await admin.client.get(path('/sources'))).body;
const entries = async (): Promise<Pairs> => {
  const { items } = (await admin.client.get(path(''))).body as { items: { question: string; answer: string }[] };
  return Object.fromEntries(items.map(({ question, answer }) => [question, answer]));
};
const sendPdf = async (rest: string, pairs: Pairs) => {
  const lines = Object.entries(pairs).flatMap(([text, answer]) => [{ text, size: 16 }, { text: answer }]);
  const headers = { 'content-type': 'application/pdf' };
  const body = new Uint8Array(aPdf([lines]));
  const answer = await admin.client.fetch(path(rest), { method: 'POST', headers, body });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
};
/** Approves pairs of an import; all of them where none are named. Returns the id of their source. */
async function approve(found: { source_id: string; items: { question: string; answer: string }[] }, only?: string[]) {
  const chosen = [...found.items.entries()].filter(([, { question }]) => !only || only.includes(question));
  const source = { id: found.source_id, name: 'Guide.pdf', positions: chosen.map(([position]) => position) };
  const saved = await admin.client.post(path(''), { items: chosen.map(([, pair]) => pair), source });
  expect(saved.status).toBe(201);
  return found.source_id;
}
const imported = async (only?: string[], at = '/faq') =>
  approve((await admin.client.post(path('/import'), { kind: 'page', url: `${site.url}${at}` })).body, only);
const readAgain = async (id: string) =>
  (await admin.client.post(path(`/sources/${id}/read`))).body as SourcesAndChanges;
const take = (...items: object[]) => admin.client.post(path('/changes/take'), { items });

describe('a web page that answers were imported from', () => {
  test('is listed with its entries; one that has not changed proposes nothing', async () => {
    const id = await imported();
    const { items, changes } = await readAgain(id);
    expect(items).toMatchObject([{ id, kind: 'page', name: `${site.url}/faq`, entries: 3, failure: null }]);
    expect(items[0]!.next_read_at).not.toBeNull();
    expect(changes).toEqual([]);
  });

  test('proposes what was added, changed and removed, and changes nothing itself', async () => {
    const id = await imported();
    shows({
      'Are pets allowed?': 'Dogs are welcome for 15 euros a night.',
      'When is breakfast?': first['When is breakfast?']!,
      'Where can I park?': 'There is a garage below the hotel.',
    });
    const { changes } = await readAgain(id);
    expect(changes.map(({ kind, old, new: now, conflict }) => [kind, old?.answer, now?.answer, conflict])).toEqual([
      ['changed', 'Dogs are welcome for 10 euros a night.', 'Dogs are welcome for 15 euros a night.', false],
      ['added', undefined, 'There is a garage below the hotel.', false],
      ['removed', first['Is there a pool?'], undefined, false],
    ]);
    expect(await entries()).toEqual(first);
    expect((await readAgain(id)).changes).toEqual(changes);
    expect((await take(...changes.map(({ id: change }) => ({ id: change })))).status).toBe(200);
    expect(await entries()).toEqual({
      'Are pets allowed?': 'Dogs are welcome for 15 euros a night.',
      'When is breakfast?': first['When is breakfast?'],
      'Where can I park?': 'There is a garage below the hotel.',
    });
    expect((await read()).changes).toEqual([]);
    shows(first);
    expect((await readAgain(id)).changes.map(({ kind }) => kind).toSorted()).toEqual(['added', 'changed', 'removed']);
  });

  test('takes a proposal in other words, and does not repeat a dismissed one until the page changes again', async () => {
    const id = await imported();
    shows({
      ...first,
      'When is breakfast?': 'Breakfast is served from 8:00 to 11:00.',
      'Is there a pool?': 'The pool on the roof is closed.',
    });
    const { changes } = await readAgain(id);
    const [breakfast, pool] = changes;
    await take({ id: breakfast!.id, answer: 'Breakfast: 8 to 11.' });
    expect((await admin.client.post(path('/changes/dismiss'), { ids: [pool!.id] })).status).toBe(200);
    expect((await admin.client.post(path('/changes/dismiss'), { ids: [pool!.id] })).status).toBe(404);
    expect(await entries()).toEqual({ ...first, 'When is breakfast?': 'Breakfast: 8 to 11.' });
    shows({
      ...first,
      'When is breakfast?': 'Breakfast is served from 8:00 to 11:00.',
      'Is there a pool?': 'The pool on the roof is closed. ',
    });
    expect((await readAgain(id)).changes).toEqual([]);
    shows({
      ...first,
      'When is breakfast?': 'Breakfast is served from 8:00 to 11:00.',
      'Is there a pool?': 'The pool on the roof is open all day.',
    });
    expect((await readAgain(id)).changes).toMatchObject([
      { conflict: true, old: { answer: first['Is there a pool?'] } },
    ]);
  });

  test('overwrites no entry that was edited by hand unless a person says so', async () => {
    const id = await imported();
    const { items } = (await admin.client.get(path(''))).body;
    const pets = items.find(({ question }: { question: string }) => question === 'Are pets allowed?');
    await admin.client.patch(path(`/${pets.id}`), { answer: 'Small dogs only.' });
    shows({ ...first, 'Are pets allowed?': 'Dogs are welcome for 15 euros a night.' });
    const [change] = (await readAgain(id)).changes;
    expect(change).toMatchObject({ conflict: true, old: { answer: 'Small dogs only.' } });
    expect((await take({ id: change!.id })).status).toBe(409);
    expect((await entries())['Are pets allowed?']).toBe('Small dogs only.');
    expect((await take({ id: change!.id, overwrite: true })).status).toBe(200);
    expect((await entries())['Are pets allowed?']).toBe('Dogs are welcome for 15 euros a night.');
  });

  test('proposes nothing about pairs that were not approved or are deleted', async () => {
    const id = await imported(['Are pets allowed?', 'Is there a pool?']);
    const { items } = (await admin.client.get(path(''))).body;
    const pool = items.find(({ question }: { question: string }) => question === 'Is there a pool?');
    await admin.client.delete(path(`/${pool.id}`));
    shows({ 'Are pets allowed?': first['Are pets allowed?']!, 'When is breakfast?': 'Breakfast is at 9:00.' });
    expect((await readAgain(id)).changes).toEqual([]);
  });

  test.each([
    [() => void (page.status = 404), { code: 'page_error', params: { status: 404 } }],
    [
      () => void (page = { status: 302, headers: { location: 'http://127.0.0.2/' }, body: '' }),
      { code: 'page_not_public' },
    ],
    [() => void (page.body = '<script>draw()</script>'), { code: 'page_without_words' }],
  ])('keeps its entries and says why where it cannot be read', async (breaks, failure) => {
    const id = await imported();
    breaks();
    const { items, changes } = await readAgain(id);
    expect(items[0]).toMatchObject({ failure: expect.any(String), failure_reason: failure, entries: 3 });
    expect(changes).toEqual([]);
    expect(await entries()).toEqual(first);
    shows(first);
    expect((await readAgain(id)).items[0]!.failure).toBeNull();
  });

  test('is read again after a week, unless its watching was stopped', async () => {
    await server.db.deleteFrom('knowledge_sources').execute();
    const stopped = await imported(['When is breakfast?'], '/breakfast');
    await admin.client.patch(path(`/sources/${stopped}`), { watched: false });
    const watched = await imported(['Are pets allowed?']);
    shows({});
    page.body = '<p>We are closed for the winter.</p>';
    server.clock.advance({ days: 8 });
    const changes = async () => (await read()).changes.map(({ source_id, kind }) => ({ source_id, kind }));
    await vi.waitUntil(async () => (await changes()).length > 0, { timeout: 20_000, interval: 100 });
    expect(await changes()).toContainEqual({ source_id: watched, kind: 'removed' });
    expect(await changes()).not.toContainEqual({ source_id: stopped, kind: 'removed' });
  });

  test('imported once more is one source; deleted, it leaves its entries', async () => {
    await imported(['Are pets allowed?']);
    const id = await imported(['Is there a pool?']);
    expect((await read()).items).toMatchObject([{ id, entries: 2 }]);
    expect((await admin.client.delete(path(`/sources/${id}`))).status).toBe(200);
    expect((await read()).items).toEqual([]);
    expect(Object.keys(await entries())).toHaveLength(2);
  });
});

describe('a PDF that answers were imported from', () => {
  test('is compared with a newer version, and is not fetched', async () => {
    const id = await approve((await sendPdf('/import/pdf', first)).body);
    expect((await read()).items).toMatchObject([{ kind: 'pdf', name: 'Guide.pdf', next_read_at: null }]);
    expect((await admin.client.post(path(`/sources/${id}/read`))).status).toBe(400);
    expect((await admin.client.patch(path(`/sources/${id}`), { watched: true })).status).toBe(400);
    const newer = { ...first, 'When is breakfast?': 'Breakfast is served from 8:00 to 11:00.' };
    const { body } = await sendPdf(`/sources/${id}/pdf`, newer);
    expect(body.changes).toMatchObject([
      { kind: 'changed', new: { answer: 'Breakfast is served from 8:00 to 11:00.' } },
    ]);
  });
});

describe('sources of one hotel', () => {
  test('are nothing to another, which can neither read, take nor delete them', async () => {
    const id = await imported();
    shows({ ...first, 'Is there a pool?': 'The pool on the roof is closed.' });
    const [change] = (await readAgain(id)).changes;
    const other = await server.aHotel();
    const stranger = (await server.asMemberOf(other, 'admin')).client;
    expect((await stranger.get(path('/sources'))).status).toBe(403);
    expect((await stranger.get(path('/sources', other))).body).toEqual({ items: [], changes: [] });
    const refused = [
      await stranger.post(path(`/sources/${id}/read`, other)),
      await stranger.delete(path(`/sources/${id}`, other)),
      await stranger.patch(path(`/sources/${id}`, other), { watched: false }),
      await stranger.post(path('/changes/take', other), { items: [{ id: change!.id }] }),
      await stranger.post(path('/changes/dismiss', other), { ids: [change!.id] }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const pair = { question: 'Pool?', answer: 'No.' };
    await stranger.post(path('', other), { items: [pair], source: { id, positions: [0] } });
    expect(await read()).toMatchObject({ items: [{ id, entries: 3 }], changes: [{ id: change!.id }] });
    expect(await entries()).toEqual(first);
  });

  test('are seen by reception, and changed by admins', async () => {
    const id = await imported();
    const desk = (await server.asMemberOf(hotel, 'staff')).client;
    expect((await desk.get(path('/sources'))).body.items).toHaveLength(1);
    expect((await desk.post(path(`/sources/${id}/read`))).status).toBe(403);
    expect((await desk.delete(path(`/sources/${id}`))).status).toBe(403);
  });
});
