import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Messaging, startMessaging } from '#tests/support/messaging.ts';

let flow: Messaging;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());

test('a card number is stored nowhere, and each time the guest is asked not to send any', async () => {
  const desk = await flow.desk();
  const guest = flow.guest(desk);
  await guest.writes('Mi tarjeta es 4111 1111 1111 1111, ¿pueden cobrar la reserva 1234567890123?');
  await flow.quiet();
  const { messages, requests } = await desk.thread(guest);
  expect(messages[0]).toMatchObject({
    content: 'Mi tarjeta es •••• 1111, ¿pueden cobrar la reserva 1234567890123?',
  });
  expect(requests[0]?.['message']).toContain('•••• 1111');
  expect(requests[0]).toMatchObject({ human_required: true });
  expect(guest.got[0]?.body).toContain('no envíe números de tarjeta');
  await guest.writes('5555 5555 5555 4444');
  await flow.quiet();
  expect(guest.got).toHaveLength(2);
  expect(guest.got[1]?.body).toContain('no envíe números de tarjeta');
  for (const table of ['messages', 'guest_requests', 'conversations', 'live_events', 'notifications']) {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(table)} t
      where regexp_replace(t::text, '[^0-9]', '', 'g') ~ '4111111111111111|5555555555554444'
    `.execute(flow.server.db);
    expect(Number(rows[0]?.n), table).toBe(0);
  }
});

test('a card number over several messages is masked in all of them, and the guest is asked not to send any', async () => {
  const desk = await flow.desk();
  const guest = flow.guest(desk);
  await guest.writes('here is my card 5105 1051');
  await flow.quiet();
  await guest.writes('one moment');
  await guest.writes('0510 5100 12/27');
  await flow.quiet();
  const { messages, requests } = await desk.thread(guest);
  expect(messages.filter(({ author }) => author === 'guest').map(({ content }) => content)).toEqual([
    'here is my card ••••',
    'one moment',
    '•••• 5100 ••/••',
  ]);
  const asked = requests.map(({ message }) => message).join('\n');
  expect(asked).toContain('here is my card ••••');
  expect(asked).toContain('•••• 5100');
  expect(guest.got.at(-1)?.body).toContain('do not send card or account numbers');
  for (const table of ['messages', 'guest_requests', 'conversations', 'live_events', 'notifications']) {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(table)} t where t::text ~ '5105 ?1051|0510 ?5100'
    `.execute(flow.server.db);
    expect(Number(rows[0]?.n), table).toBe(0);
  }
});

test('a security code with its expiry date is masked, and the guest is asked not to send any', async () => {
  const desk = await flow.desk();
  const guest = flow.guest(desk);
  await guest.writes('CVV 123 exp 12/27');
  await flow.quiet();
  const { messages } = await desk.thread(guest);
  expect(messages[0]).toMatchObject({ content: 'CVV ••• exp ••/••' });
  expect(guest.got[0]?.body).toContain('do not send card or account numbers');
});
