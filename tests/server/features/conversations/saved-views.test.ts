import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
import type { TestUser } from '#tests/support/server.ts';

let flow: Messaging;
let desk: Desk;
let admin: TestUser;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  admin = await flow.server.asMemberOf(desk.hotel, 'admin');
});

type View = { id: string; name: string; shared: boolean; count: number | null; is_gone: boolean };
const urlOf = (path = '', at = desk) => `/api/hotels/${at.hotel.id}/saved-views${path}`;
const listed = async (at: Desk = desk): Promise<View[]> => (await at.get('/saved-views')).body.items;
const namesOf = async (who: TestUser): Promise<string[]> =>
  (await who.client.get(urlOf())).body.items.map(({ name }: View) => name);
const added = async (view: object, at: Desk = desk): Promise<View> => {
  const { status, body } = await at.post('/saved-views', { filter: 'mine', ...view });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const shared = async (name: string, filter = 'waiting'): Promise<View> => {
  const { status, body } = await admin.client.post(urlOf(), { name, filter, shared: true });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
async function waiting(): Promise<string> {
  const guest = flow.guest(desk);
  await guest.writes('I want to talk to a human please');
  await flow.quiet();
  return (await desk.thread(guest)).conversation['id'] as string;
}

describe('views of the list of conversations', () => {
  test('keep the filter and the search of the address, and count open conversations', async () => {
    const id = await waiting();
    await waiting();
    const tag = (await desk.post('/tags', { name: 'Wedding' })).body.id;
    await desk.put(`/conversations/${id}/tags`, { tag_ids: [tag] });
    await added({ name: 'Wedding guests', filter: `tag:${tag}` });
    await added({ name: 'Who waits', filter: 'waiting' });
    await added({ name: 'Mine' });
    await added({ name: 'Room 12', filter: 'active', search: 'room 12' });
    expect(await listed()).toMatchObject([
      { name: 'Wedding guests', filter: `tag:${tag}`, search: '', shared: false, count: 1, is_gone: false },
      { name: 'Who waits', count: 2 },
      { name: 'Mine', count: 0 },
      { name: 'Room 12', search: 'room 12', count: null },
    ]);
    await desk.post(`/conversations/${id}/resolve`, {});
    expect((await listed()).map(({ count }) => count)).toEqual([0, 1, 0, null]);
    await admin.client.delete(`/api/hotels/${desk.hotel.id}/tags/${tag}`);
    expect((await listed())[0]).toMatchObject({ count: 0, is_gone: true });
  });

  test('are one’s own: a colleague neither sees, nor changes, nor deletes, nor reorders them', async () => {
    const { id } = await added({ name: 'My evening' });
    await added({ name: 'My night' });
    expect(await namesOf(admin)).toEqual([]);
    expect((await admin.client.patch(urlOf(`/${id}`), { name: 'Theirs' })).status).toBe(404);
    expect((await admin.client.delete(urlOf(`/${id}`))).status).toBe(404);
    await admin.client.put(urlOf('/order'), { shared: false, ids: [id] });
    const same = await admin.client.post(urlOf(), { name: 'My evening', filter: 'mine' });
    expect(same.status).toBe(201);
    expect((await listed()).map(({ name }) => name)).toEqual(['My evening', 'My night']);
  });

  test('an admin shares one with the hotel, where staff see it first and change nothing', async () => {
    await added({ name: 'Mine' });
    const { id } = await shared('Night desk');
    expect((await listed()).map(({ name, shared: ofAll }) => [name, ofAll])).toEqual([
      ['Night desk', true],
      ['Mine', false],
    ]);
    const refused = await desk.patch(`/saved-views/${id}`, { name: 'Other' });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Admins change the views of the whole hotel. Save it for yourself, or ask an admin.',
    ]);
    expect((await desk.delete(`/saved-views/${id}`)).status).toBe(403);
    expect((await desk.put('/saved-views/order', { shared: true, ids: [id] })).status).toBe(403);
    expect((await desk.post('/saved-views', { name: 'X', filter: 'mine', shared: true })).status).toBe(403);
    const [, mine] = await listed();
    expect((await desk.patch(`/saved-views/${mine!.id}`, { shared: true })).status).toBe(403);
    await admin.client.patch(urlOf(`/${id}`), { shared: false });
    expect((await listed()).map(({ name }) => name)).toEqual(['Mine']);
    expect(await namesOf(admin)).toEqual(['Night desk']);
  });

  test('what the hotel shares is in the audit log without its search, one’s own is not', async () => {
    await added({ name: 'Mine' });
    const { body } = await admin.client.post(urlOf(), {
      name: 'Night desk',
      filter: 'active',
      search: 'Ada Lovelace',
      shared: true,
    });
    await admin.client.patch(urlOf(`/${body.id}`), { name: 'Late desk' });
    await admin.client.put(urlOf('/order'), { shared: true, ids: [body.id] });
    await admin.client.delete(urlOf(`/${body.id}`));
    const entries = await flow.server.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('entity', '=', 'saved_view')
      .where('hotel_id', '=', desk.hotel.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['create', 'update', 'order', 'delete']);
    expect(entries[1]!.details).toMatchObject({ name: 'Late desk', filter: 'active' });
    expect(JSON.stringify(entries)).not.toContain('Lovelace');
  });

  test('are renamed, get another filter, and are put in order', async () => {
    const [one, two, three] = [await added({ name: 'A' }), await added({ name: 'B' }), await added({ name: 'C' })];
    await desk.put('/saved-views/order', { shared: false, ids: [three.id, one.id] });
    expect((await listed()).map(({ name }) => name)).toEqual(['C', 'A', 'B']);
    expect((await desk.patch(`/saved-views/${two.id}`, { name: ' Snoozed ', filter: 'snoozed' })).body).toMatchObject({
      name: 'Snoozed',
      filter: 'snoozed',
    });
    expect((await listed()).map(({ name }) => name)).toEqual(['C', 'A', 'Snoozed']);
    expect((await desk.delete(`/saved-views/${one.id}`)).status).toBe(200);
    expect((await desk.delete(`/saved-views/${one.id}`)).status).toBe(404);
    expect((await listed()).map(({ name }) => name)).toEqual(['C', 'Snoozed']);
  });
});

describe('limits of views', () => {
  test('a name belongs to one view of its owner, in whatever case', async () => {
    await added({ name: 'Night' });
    const again = await desk.post('/saved-views', { name: 'NIGHT', filter: 'waiting' });
    expect([again.status, again.body.message]).toEqual([409, 'Another view has this name.']);
    const other = await added({ name: 'Day' });
    expect((await desk.patch(`/saved-views/${other.id}`, { name: 'night' })).status).toBe(409);
    expect((await desk.patch(`/saved-views/${other.id}`, { name: 'DAY' })).status).toBe(200);
    const ofHotel = await shared('Night');
    await admin.client.post(urlOf(), { name: 'night', filter: 'mine' });
    expect((await admin.client.patch(urlOf(`/${ofHotel.id}`), { shared: false })).status).toBe(409);
  });

  test('50 at most, also when two are added at once', async () => {
    for (let number = 1; number < 50; number += 1) await added({ name: `View ${number}` });
    const last = await Promise.all(
      ['One more', 'And one'].map((name) => desk.post('/saved-views', { name, filter: 'mine' })),
    );
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = last.find(({ status }) => status === 409);
    expect(refused!.body.message).toBe('50 views are saved here already. Delete one first.');
  });

  test.each([
    ['no name', { name: '  ', filter: 'mine' }],
    ['a name of 61 characters', { name: 'x'.repeat(61), filter: 'mine' }],
    ['a filter that does not exist', { name: 'A', filter: 'everything' }],
    ['a tag that is no id', { name: 'A', filter: 'tag:wedding' }],
    ['a search of 201 characters', { name: 'A', filter: 'mine', search: 'x'.repeat(201) }],
  ])('%s is refused', async (_, body) => {
    expect((await desk.post('/saved-views', body)).status).toBe(400);
    expect(await listed()).toEqual([]);
  });
});

describe('views of another hotel', () => {
  test('are not seen, changed, deleted, ordered or counted', async () => {
    await waiting();
    const { id } = await shared('Night desk');
    const tag = (await desk.post('/tags', { name: 'Wedding' })).body.id;
    const other = await flow.desk();
    const theirs = await flow.server.asMemberOf(other.hotel, 'admin');
    expect(await listed(other)).toEqual([]);
    expect((await theirs.client.get(urlOf())).status).toBe(403);
    expect((await theirs.client.patch(urlOf(`/${id}`, other), { name: 'Stolen' })).status).toBe(404);
    expect((await theirs.client.delete(urlOf(`/${id}`, other))).status).toBe(404);
    await theirs.client.put(urlOf('/order', other), { shared: true, ids: [id] });
    await added({ name: 'Waiting', filter: 'waiting' }, other);
    await added({ name: 'Wedding', filter: `tag:${tag}` }, other);
    expect(await listed(other)).toMatchObject([
      { count: 0, is_gone: false },
      { count: 0, is_gone: true },
    ]);
    expect(await listed()).toMatchObject([{ name: 'Night desk', count: 1 }]);
  });
});
