import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk, Guest } from '#tests/support/messaging.ts';
import { startStays, type Stays } from '#tests/support/stays.ts';
import { until } from '#tests/support/until.ts';

let stays: Stays;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  stays = await startStays();
  ({ desk, guest } = await stays.begin());
});
afterAll(() => stays?.stop());

test('a guest outside the window gets the approved text while the changed one waits for its approval', async () => {
  const sid = await stays.approve('welcome', 'Dear {{guest_name}}, {{hotel_name}} says thank you.');
  const admin = await stays.adminOf(desk);
  await admin.put(`/api/hotels/${desk.hotel.id}/message-templates/welcome`, {
    fallback_template: 'Ahoy {{guest_name}}, welcome aboard.',
  });
  await until('the changed text is submitted', () =>
    stays.flow.twilio.templates.find((each) => each.body.startsWith('Ahoy') && each.status === 'received'),
  );
  const { id } = await stays.book();
  const sent = await stays.settled(id, 'welcome', 'sent');
  expect(sent.content).toMatch(/^Dear .*, Harbour View says thank you\.$/);
  await until('it has gone out', () => guest.got.length === 1);
  expect(guest.got[0]).toMatchObject({ content_sid: sid });
});

test("another hotel's approved text is of no use to this one's guests", async () => {
  await stays.approve('welcome', 'Dear {{guest_name}}, this is the first hotel.');
  ({ desk, guest } = await stays.begin());
  const { id } = await stays.book();
  expect((await stays.settled(id, 'welcome', 'failed')).reason).toMatch(/waits for WhatsApp's approval/);
  expect(guest.got).toEqual([]);
});
