import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import type { TestUser } from '#tests/support/server.ts';

let flow: Messaging;
let desk: Desk;
let admin: TestUser;
let guest: Guest;
let id: string;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  admin = await flow.server.asMemberOf(desk.hotel, 'admin');
  guest = flow.guest(desk);
  id = await waiting(guest);
});

async function waiting(who: Guest): Promise<string> {
  await who.writes('I want to talk to a human please');
  await flow.quiet();
  return (await desk.thread(who)).conversation['id'] as string;
}
const aTag = async (name: string, colour = 'blue', at = desk): Promise<string> => {
  const { status, body } = await at.post('/tags', { name, colour });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
};
const setTags = (tag_ids: string[], at = desk) => at.put(`/conversations/${id}/tags`, { tag_ids });
const listed = async (query = '') => (await desk.get(`/conversations?state=open${query}`)).body.items;

describe('tags of a conversation', () => {
  test('are in the list, in the thread and in the filter, by name', async () => {
    const [wedding, allergy] = [await aTag('Wedding'), await aTag('Allergy', 'red')];
    const { body } = await setTags([wedding, allergy]);
    const expected = [
      { id: allergy, name: 'Allergy', colour: 'red' },
      { id: wedding, name: 'Wedding', colour: 'blue' },
    ];
    expect(body.tags).toEqual(expected);
    expect((await listed())[0].tags).toEqual(expected);
    expect((await desk.get(`/conversations/${id}`)).body.tags).toEqual(expected);
    await waiting(flow.guest(desk));
    expect((await listed(`&tag_id=${wedding}`)).map((item: { id: string }) => item.id)).toEqual([id]);
    await setTags([allergy]);
    expect(await listed(`&tag_id=${wedding}`)).toEqual([]);
  });

  test('a change is in the audit log, and the same tags once more change nothing', async () => {
    const wedding = await aTag('Wedding');
    await setTags([wedding]);
    await setTags([wedding]);
    const entries = await flow.server.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', id)
      .where('action', '=', 'set_tags')
      .execute();
    expect(entries).toHaveLength(1);
  });

  test('are ten at most; a tag that was deleted meanwhile is left out', async () => {
    const tags = await Promise.all(Array.from({ length: 11 }, (_, index) => aTag(`Tag ${index}`)));
    expect((await setTags(tags)).status).toBe(400);
    await admin.client.delete(`/api/hotels/${desk.hotel.id}/tags/${tags[0]}`);
    expect((await setTags(tags.slice(0, 2))).body.tags.map((tag: { id: string }) => tag.id)).toEqual([tags[1]]);
  });

  test('go when the guest is erased', async () => {
    await setTags([await aTag('Wedding')]);
    const { guest_id } = (await desk.thread(guest)).conversation;
    const erased = await admin.client.post(`/api/hotels/${desk.hotel.id}/guests/${guest_id}/erase`);
    expect(erased.status, JSON.stringify(erased.body)).toBeLessThan(300);
    expect((await desk.get('/tags')).body.items[0].conversations).toBe(0);
  });

  test('are those of both guests after a merge, and each has its own after the merge is undone', async () => {
    const other = flow.guest(desk);
    const otherId = await waiting(other);
    const [wedding, vegan, late] = [await aTag('Wedding'), await aTag('Vegan'), await aTag('Late')];
    await setTags([wedding, late]);
    await desk.put(`/conversations/${otherId}/tags`, { tag_ids: [vegan, late] });
    const [kept, gone] = [await desk.thread(guest), await desk.thread(other)].map(
      ({ conversation }) => conversation['guest_id'],
    );
    const merged = await desk.post(`/guests/${kept}/merge`, { guest_id: gone });
    expect(merged.status, JSON.stringify(merged.body)).toBeLessThan(300);
    const names = async (of: string) =>
      (await desk.get(`/conversations/${of}`)).body.tags.map((tag: { name: string }) => tag.name);
    expect(await names(id)).toEqual(['Late', 'Vegan', 'Wedding']);
    const { id: merge } = await flow.server.db
      .selectFrom('guest_merges')
      .select('id')
      .where('hotel_id', '=', desk.hotel.id)
      .executeTakeFirstOrThrow();
    const undone = await desk.post(`/guests/${kept}/merges/${merge}/undo`);
    expect(undone.status, JSON.stringify(undone.body)).toBeLessThan(300);
    expect(await names(id)).toEqual(['Late', 'Wedding']);
    expect(await names(otherId)).toEqual(['Late', 'Vegan']);
  });
});

describe('the tags of a hotel', () => {
  test('a name that exists returns its tag, in whatever case', async () => {
    const wedding = await aTag('Wedding');
    expect(await aTag('wedding', 'red')).toBe(wedding);
    expect((await desk.get('/tags')).body.items).toEqual([
      { id: wedding, name: 'Wedding', colour: 'blue', conversations: 0 },
    ]);
  });

  test('an admin renames, recolours and deletes; staff do not', async () => {
    const [wedding, vegan] = [await aTag('Wedding'), await aTag('Vegan')];
    const at = `/api/hotels/${desk.hotel.id}/tags/${wedding}`;
    expect((await desk.patch(`/tags/${wedding}`, { name: 'Party' })).status).toBe(403);
    expect((await admin.client.patch(at, { name: 'Party', colour: 'gold' })).body).toMatchObject({ name: 'Party' });
    expect((await admin.client.patch(at, { name: 'VEGAN' })).body.message).toContain('Another tag has this name');
    await setTags([wedding, vegan]);
    expect((await admin.client.delete(at)).status).toBe(200);
    expect((await listed())[0].tags.map((tag: { name: string }) => tag.name)).toEqual(['Vegan']);
    expect((await admin.client.delete(at)).status).toBe(404);
  });

  test('another hotel neither sees, nor sets, nor changes them', async () => {
    const wedding = await aTag('Wedding');
    const other = await flow.desk();
    expect((await other.get('/tags')).body.items).toEqual([]);
    expect((await setTags([], other)).status).toBe(404);
    const theirs = await aTag('Wedding', 'red', other);
    expect(theirs).not.toBe(wedding);
    expect((await setTags([theirs])).body.tags).toEqual([]);
    const otherAdmin = await flow.server.asMemberOf(other.hotel, 'admin');
    expect((await otherAdmin.client.delete(`/api/hotels/${other.hotel.id}/tags/${wedding}`)).status).toBe(404);
  });
});
