import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let id: string;
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

beforeAll(async () => {
  flow = await startMessaging({ role: 'api' });
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk);
  const media = [
    { content_type: 'image/png', data: png },
    { content_type: 'application/pdf', data: Buffer.from('%PDF-1.7') },
    { content_type: 'image/png', data: png },
  ];
  await guest.writes({ body: 'The tap drips', media });
  id = (await desk.thread(guest)).conversation['id'] as string;
});

const pictures = async () => (await desk.get(`/conversations/${id}/pictures`)).body.pictures;

test('the pictures of a conversation are listed with their place, other files are not', async () => {
  const listed = await pictures();
  expect(listed.map(({ index }: { index: number }) => index)).toEqual([0, 2]);
  expect(listed[0]).toMatchObject({ content: 'The tap drips', author: 'guest', stay: null });
  expect(listed[1].url).toBe(`/media/${listed[1].message_id}/2`);
  expect((await desk.staff.client.fetch(listed[1].url)).headers.get('content-type')).toBe('image/png');
});

test('a picture belongs to the stay that had not ended when it was sent', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const booking = { guest_name: 'Ana', guest_phone: guest.address, number_of_guests: 1, status: 'confirmed' };
  const stays = [
    [-9, -6],
    [3, 5],
    [20, 22],
  ] as const;
  for (const [from, to] of stays) {
    const made = await desk.post('/bookings', { ...booking, check_in_date: day(from), check_out_date: day(to) });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
  }
  expect((await pictures())[0].stay).toMatchObject({ check_in_date: day(3), check_out_date: day(5) });
});

test('a task shows the picture that it was made of', async () => {
  const [, second] = await pictures();
  const task = { title: 'Repair the tap', message_id: second.message_id, picture_index: second.index };
  expect((await desk.post('/tasks', task)).body.picture).toBe(second.url);
  expect((await desk.post('/tasks', { ...task, picture_index: 1 })).body.picture).toBe(second.url.replace(/2$/, '0'));
});

test('another hotel finds neither the conversation nor its pictures', async () => {
  const other = await flow.desk();
  expect(await other.get(`/conversations/${id}/pictures`)).toMatchObject({ status: 404 });
  const { message_id } = (await pictures())[0];
  expect(await other.post('/tasks', { title: 'Repair', message_id, picture_index: 0 })).toMatchObject({ status: 404 });
});
