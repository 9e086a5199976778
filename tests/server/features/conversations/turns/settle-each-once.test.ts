import { expect, test } from 'vitest';
import type { Settled, Settlement } from '#server/features/conversations/turns/claimed-turn.types.ts';
import { settleEachOnce } from '#server/features/conversations/turns/settle-each-once.ts';

const settlement = (request_id: string, language: string) => ({ request_id, language }) as Settlement;
const settled = ({ request_id }: Settlement): Settled => ({
  request_id,
  outcome: 'settled',
  send_id: `reply to ${request_id}`,
  reply_address: '+4915123100100',
});

test('a turn that was composed twice gets one reply, and one caller sends it', async () => {
  const stored: Settlement[] = [];
  const batch = [settlement('a', 'en'), settlement('b', 'de'), settlement('a', 'fr')];
  const outcomes = await settleEachOnce(batch, (each) => {
    stored.push(...each);
    return Promise.resolve(each.map(settled).toReversed());
  });
  expect(stored).toEqual(batch.slice(0, 2));
  expect(outcomes.map(({ request_id, outcome, send_id }) => [request_id, outcome, send_id])).toEqual([
    ['a', 'settled', 'reply to a'],
    ['b', 'settled', 'reply to b'],
    ['a', 'lost', null],
  ]);
});
