import { createOpenAiModel } from '#server/adapters/openai/openai.language-model.ts';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { prepareModel } from '#server/features/understanding/model-store.ts';
import type { TokenUse } from '#server/ports/language-model.ts';
import { readHotels } from '#tests/understanding/held-out.ts';
import { evaluate, type Judged } from './evaluate.ts';
import { readGolden } from './golden.ts';
import { newRecording, recordedModel } from './recorded-model.ts';
import { reportOf } from './report.ts';

/**
 * Plays the golden conversations with the configured model (OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL as for the
 * server; without a key the assistant without a model) and prints a table. One conversation makes at most two calls a turn.
 */
const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: name = 'gpt-5-mini' } = process.env;
const recording = newRecording();
const { tokens } = recording;
const onUse = (use: TokenUse): void => {
  tokens.input += use.input;
  tokens.cached += use.cached;
  tokens.output += use.output;
};
const model =
  apiKey || baseUrl
    ? recordedModel(createOpenAiModel({ apiKey: apiKey ?? 'none', baseUrl, model: name, onUse }), recording)
    : null;
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

console.log(reportOf(judged, model ? recording : null));
if (model && !judged.some(({ origin }) => origin === 'model' || origin === 'repaired')) process.exitCode = 1;
