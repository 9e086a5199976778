import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFleet, type Fleet } from '#tests/support/fleet.ts';
import { until } from '#tests/support/until.ts';

/** Processes that are killed (kill -9) while they call staff. */
let fleet: Fleet;
const phone = '+4915112345678';
const settings = { TWILIO_ALERT_NUMBER: '+15005550006' };

beforeEach(async () => {
  fleet = await startFleet();
  const user_id = randomUUID();
  await sql`insert into "user" (id, name, email, "emailVerified") values (${user_id}, 'Malo', 'malo@example.com', true)`.execute(
    fleet.db,
  );
  await sql`insert into hotel_staff (hotel_id, user_id, role) select id, ${user_id}, 'staff' from hotels`.execute(
    fleet.db,
  );
  await sql`insert into duty_contacts (hotel_id, user_id, phone) select id, ${user_id}, ${phone} from hotels`.execute(
    fleet.db,
  );
}, 60_000);
afterEach(({ task }) => fleet?.stop(task.result?.state === 'fail'), 60_000);

/** A guest waits for a person; of the ladder only this step is used, at once. */
async function guestWaits(channel: 'sms' | 'call'): Promise<void> {
  await sql`insert into ladder_rungs (hotel_id, priority, channel, after_seconds) select id, 'high', ${channel}, 0 from hotels`.execute(
    fleet.db,
  );
  await sql`
    with c as (insert into conversations (hotel_id, identity_key, reply_address)
      select id, '+33612345678', '+33612345678' from hotels returning id, hotel_id)
    insert into guest_requests (hotel_id, conversation_id, message, status, human_required, priority, turn_state, escalated_at)
    select hotel_id, id, 'Help', 'open', true, 'high', 'escalated', now() from c`.execute(fleet.db);
}

/** A claim is free after 20 s; that of the killed process is free now. */
const timePasses = () => sql`update ladder_calls set due_at = now() where state = 'trying'`.execute(fleet.db);

const reached = (channel: 'sms' | 'call'): number =>
  (channel === 'sms' ? fleet.twilio.messages : fleet.twilio.calls).filter(({ to }) => to === phone).length;

async function isRecorded(): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ladder_calls where state = 'sent' and provider_id is not null`.execute(fleet.db);
  return rows[0]!.n === 1;
}

describe.each(['sms', 'call'] as const)('a process killed during an alarm by %s', (channel) => {
  test('after Twilio accepted it and before it was recorded: the next one does not repeat it', async () => {
    fleet.twilio.failNext(1, { timeoutAfterAcceptance: true, on: channel === 'sms' ? 'messages' : 'calls' });
    await guestWaits(channel);
    const first = await fleet.start('worker', settings);
    await until('Twilio has it', () => reached(channel) === 1);
    await first.kill();
    await timePasses();
    await fleet.start('worker', settings);
    await until('the next process has found it', isRecorded, 40);
    expect(reached(channel)).toBe(1);
  }, 180_000);

  test('before Twilio had it: the next one makes it, once, also with several processes', async () => {
    fleet.twilio.failNext(1, { timeoutBefore: true, on: channel === 'sms' ? 'messages' : 'calls' });
    await guestWaits(channel);
    const first = await fleet.start('worker', settings);
    await until('Twilio holds the request', () => fleet.twilio.faultsLeft === 0);
    await first.kill();
    await timePasses();
    await Promise.all([fleet.start('worker', settings), fleet.start('worker', settings)]);
    await until('another process has made it', isRecorded, 40);
    expect(reached(channel)).toBe(1);
  }, 180_000);
});
