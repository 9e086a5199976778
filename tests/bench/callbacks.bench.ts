import type { Ground } from './ground.ts';
import { flood, guestNumber, medianOfThree, statusCallback, webhook } from './load.ts';
import { runTurns } from './turns.ts';

const REPLIES = 600;
const STATUSES = ['sent', 'delivered', 'read'];
const CONCURRENCY = 32;

/** Acknowledged status callbacks per second: three for each of the replies that were sent before. */
export async function callbackBench(ground: Ground): Promise<string[]> {
  const floor = await ground.startFloor();
  const server = await ground.startServer();
  const ours = await medianOfThree((round) => callbacksASecond(ground, server, round), Number);
  const floorRate = await medianOfThree(
    () =>
      flood(
        Array.from({ length: REPLIES * 3 }, (_, index) => webhook(floor, guestNumber(index), 'Thank you')),
        CONCURRENCY,
      ),
    Number,
  );
  return [
    `status callbacks a second: ${Math.round(ours)}, ratio to the floor's webhooks (${Math.round(floorRate)} a second) ${(ours / floorRate).toFixed(2)}`,
  ];
}

async function callbacksASecond(ground: Ground, server: string, round: number): Promise<number> {
  const { rows: before } = await ground.pool.query<{ last: Date }>('select now() as last');
  await runTurns(ground, server, { count: REPLIES, first: 600_000 + round * REPLIES });
  const { rows } = await ground.pool.query<{ to: string; sid: string }>(
    `select c.reply_address as to, m.provider_sid as sid from messages m join conversations c on c.id = m.conversation_id
     where m.direction = 'out' and m.provider_sid is not null and m.created_at > $1`,
    [before[0]!.last],
  );
  const callbacks = STATUSES.flatMap((status) => rows.map(({ to, sid }) => statusCallback(server, to, sid, status)));
  return flood(callbacks, CONCURRENCY);
}
