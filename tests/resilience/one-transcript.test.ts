import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFakeOpenAi, type FakeOpenAi } from '#tests/support/fakes/openai.fake.ts';
import { startFleet, type Fleet } from '#tests/support/fleet.ts';
import { until } from '#tests/support/until.ts';

let fleet: Fleet;
let model: FakeOpenAi;
beforeEach(async () => {
  [fleet, model] = await Promise.all([startFleet(), startFakeOpenAi()]);
}, 60_000);
afterEach(async ({ task }) => {
  await fleet?.stop(task.result?.state === 'fail');
  await model?.close();
}, 60_000);

const count = async (what: ReturnType<typeof sql>): Promise<number> =>
  (await sql<{ n: string }>`select count(*) as n from ${what}`.execute(fleet.db)).rows.map(({ n }) => Number(n))[0]!;

test('an API process and a worker that hear the same voice note ask the model once, and the worker answers it', async () => {
  const settings = { OPENAI_API_KEY: model.apiKey, OPENAI_BASE_URL: model.url };
  await Promise.all([fleet.start('api', settings), fleet.start('worker', settings)]);
  model.hear({ text: 'What time is breakfast?' });
  model.hearAfter(until('the worker has the turn', () => count(sql`guest_requests where claims > 0`), 60));
  const media = [{ content_type: 'audio/ogg', data: Buffer.from('OggS\0voice') }];
  await fleet.twilio.inbound({ from: '+4915123100009', to: fleet.number, media });
  await until('the note is answered', fleet.settled, 60);
  expect(model.heard.count).toBe(1);
  expect(await count(sql`messages where extras -> 'transcript' ->> 'text' = 'What time is breakfast?'`)).toBe(1);
  expect(await count(sql`messages where extras ? 'hearing_until'`)).toBe(0);
}, 300_000);
