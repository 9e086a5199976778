import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk, Guest } from '#tests/support/messaging.ts';
import { startStays, type Stays } from '#tests/support/stays.ts';
import { until } from '#tests/support/until.ts';

let stays: Stays;

beforeAll(async () => {
  // A turn waits a minute for more, so that a guest's message is stored and not read.
  stays = await startStays({ quietMs: 60_000 });
});
afterAll(() => stays?.stop());

const welcomeOf = (booking: string) =>
  stays.flow.server.db
    .selectFrom('messages')
    .innerJoin('booking_message_logs as log', 'log.message_id', 'messages.id')
    .selectAll('messages')
    .where('log.booking_id', '=', booking)
    .executeTakeFirst();

/** A welcome that the provider did not take at the first attempt; the next one is due in an hour. */
async function welcomeThatWaits(): Promise<{ desk: Desk; guest: Guest; id: string }> {
  const { desk, guest } = await stays.begin();
  await stays.approve('welcome');
  stays.flow.twilio.failNext(1, { status: 503 });
  const { id } = await stays.book();
  await until('the welcome waits', async () => {
    const { numAffectedRows } = await sql`
      update messages m set due_at = now() + interval '1 hour' from booking_message_logs l
      where l.booking_id = ${id} and l.message_id = m.id and m.attempts = 1 and m.attempt_by is null`.execute(
      stays.flow.server.db,
    );
    return Number(numAffectedRows) > 0;
  });
  return { desk, guest, id };
}
const messageIsDue = (booking: string) =>
  sql`
    update messages m set due_at = now() - interval '1 minute' from booking_message_logs l
    where l.booking_id = ${booking} and l.message_id = m.id`.execute(stays.flow.server.db);

test('a STOP that is stored and not read yet holds back a message of the stay, which then fails', async () => {
  const { guest, id } = await welcomeThatWaits();
  await guest.writes('STOP');
  await messageIsDue(id);
  await until('the welcome was looked at', async () => {
    const welcome = (await welcomeOf(id))!;
    return welcome.provider_sid !== null || (welcome.attempt_by === null && welcome.due_at > new Date());
  });
  expect(guest.got).toEqual([]);
  await until('the welcome has failed', async () => {
    await stays.flow.hurry();
    return (await stays.entry(id, 'welcome')).delivery_status === 'failed';
  });
  expect((await stays.entry(id, 'welcome')).error_message).toMatch(/asked not to get messages/);
  await stays.flow.quiet();
  expect(guest.got.every(({ content_sid }) => content_sid === null)).toBe(true);
});

test('a question that is not read yet holds nothing back, and neither does a STOP of another guest', async () => {
  const { desk, guest, id } = await welcomeThatWaits();
  await guest.writes('When is breakfast?');
  await stays.flow.guest(desk).writes('STOP');
  await messageIsDue(id);
  await until('the welcome is out', () => guest.got.length === 1);
});
