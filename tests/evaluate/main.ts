import { createOpenAiModel } from '#server/adapters/openai/openai.language-model.ts';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { prepareModel } from '#server/features/understanding/model-store.ts';
import { readHotels } from '#tests/understanding/held-out.ts';
import { evaluate, type Judged, RESULTS } from './evaluate.ts';
import { EXPECTATIONS, readGolden } from './golden.ts';

/**
 * Plays the golden conversations with the configured model (OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL as for the
 * server; without a key the assistant without a model) and prints a table. One conversation makes at most two calls a turn.
 */
const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: name = 'gpt-5-mini' } = process.env;
const model = apiKey || baseUrl ? createOpenAiModel({ apiKey: apiKey ?? 'none', baseUrl, model: name }) : null;
const composer = createComposer({ model, clock: { now: () => new Date() } });
const hotels = new Map(readHotels().map((hotel) => [hotel.id, hotel]));

await prepareModel();
console.log(model ? `Model: ${name}` : 'No OPENAI_API_KEY: the assistant without a model.');
const judged: Judged[] = [];
for (const golden of readGolden()) {
  const hotel = hotels.get(golden.hotel);
  if (!hotel) throw new Error(`${golden.id}: there is no hotel "${golden.hotel}"`);
  judged.push(await evaluate(composer, golden, hotel));
}

const row = (name: string, group: Judged[]): string =>
  [
    name.padEnd(12),
    ...[group.length, ...RESULTS.map((result) => group.filter((each) => each.result === result).length)].map((n) =>
      String(n).padStart(10),
    ),
  ].join('');
console.log(['expected'.padEnd(12), ...['lines', ...RESULTS].map((head) => head.padStart(10))].join(''));
for (const expectation of EXPECTATIONS)
  console.log(
    row(
      expectation,
      judged.filter(({ golden }) => golden.expect === expectation),
    ),
  );
console.log(row('all', judged));
for (const { golden, result, reply } of judged.filter((each) => each.result !== 'right'))
  console.log(`\n${result}: ${golden.id}: ${golden.turns.flat().join(' / ')}\n  ${reply.replace(/\n/g, '\n  ')}`);
