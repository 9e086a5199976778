import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createOpenAiModel } from '#server/adapters/openai/openai.language-model.ts';
import { ModelError } from '#server/ports/language-model.ts';
import type { ModelCall, TokenUse } from '#server/ports/language-model.ts';
import { startFakeOpenAi } from '#tests/support/fakes/openai.fake.ts';
import type { FakeOpenAi, ModelFault } from '#tests/support/fakes/openai.fake.ts';

const schema = z.object({ reply: z.string(), action: z.enum(['reply', 'escalate']), note: z.string().nullable() });
const answer = { reply: 'The pool opens at 7.', action: 'reply', note: null };
const call: ModelCall<z.output<typeof schema>> = {
  hotelId: null,
  name: 'guest_answer',
  schema,
  instructions: 'Answer from the data.',
  input: '<guest>When does the pool open?</guest>',
  timeoutMs: 5000,
};

let openAi: FakeOpenAi;
let used: [TokenUse, string | null][];
const model = (apiKey = openAi.apiKey) =>
  createOpenAiModel({ apiKey, baseUrl: openAi.url, model: 'gpt-test', onUse: (...use) => used.push(use) });
const kindOf = async (pending: Promise<unknown>): Promise<string> => {
  const error: unknown = await pending.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ModelError);
  return (error as ModelError).kind;
};

beforeEach(async () => {
  openAi = await startFakeOpenAi();
  openAi.answerWith(() => answer);
  used = [];
});
afterEach(async () => {
  await openAi.close();
});

describe.each([
  ['the Responses API', true],
  ['a compatible server with chat completions only', false],
])('%s', (_name, knowsResponses) => {
  beforeEach(() => {
    openAi.settings.knowsResponses = knowsResponses;
  });

  it('answers in the schema; rules and data travel apart', async () => {
    expect(await model().answer(call)).toEqual(answer);
    const { instructions, input, schemaName, model: name } = openAi.calls[0]!;
    expect({ instructions, input, schemaName, name }).toEqual({
      instructions: call.instructions,
      input: call.input,
      schemaName: 'guest_answer',
      name: 'gpt-test',
    });
    expect(openAi.violations).toEqual([]);
  });

  it.each<ModelFault>(['invalid JSON', 'refusal', 'outside schema', 'incomplete', 'filtered', 'empty'])(
    '%s is unusable and not asked for again',
    async (fault) => {
      openAi.failNext(Infinity, fault);
      expect(await kindOf(model().answer(call))).toBe('unusable');
      expect(openAi.calls).toHaveLength(1);
    },
  );

  it.each<ModelFault | null>([null, 'invalid JSON', 'refusal', 'outside schema', 'incomplete', 'filtered', 'empty'])(
    'the tokens of an answer count for its hotel, also with %s',
    async (fault) => {
      if (fault) openAi.failNext(1, fault);
      await model()
        .answer({ ...call, hotelId: 'hotel' })
        .catch(() => null);
      expect(used).toEqual([[{ input: 10, cached: 0, output: 5 }, 'hotel']]);
    },
  );

  it.each([
    [
      { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
      { input: 7, cached: 0, output: 3 },
    ],
    [
      { input_tokens: 7, input_tokens_details: { cached_tokens: 5 }, output_tokens: 3 },
      { input: 7, cached: 5, output: 3 },
    ],
    [
      { prompt_tokens: 7, prompt_tokens_details: { cached_tokens: 50 }, completion_tokens: 3 },
      { input: 7, cached: 7, output: 3 },
    ],
  ])('counts %j', async (usage, expected) => {
    openAi.settings.usage = usage;
    await model().answer(call);
    expect(used).toEqual([[expected, null]]);
  });

  it.each([null, {}, { input_tokens: 'many', completion_tokens: -1 }, { prompt_tokens: 1e99, output_tokens: 0.5 }])(
    'estimates tokens that the server does not count: %j',
    async (usage) => {
      openAi.settings.usage = usage;
      await model().answer(call);
      const [[{ input, cached, output }]] = used as [[TokenUse, null]];
      expect([input, cached]).toEqual([Math.ceil((call.instructions.length + call.input.length) / 3), 0]);
      expect(output).toBe(Math.ceil(JSON.stringify(answer).length / 3));
    },
  );

  it.each<ModelFault>([{ status: 429, retryAfterSeconds: 0 }, { status: 500 }, { status: 503 }, 'reset'])(
    '%j once is survived by one retry, and a storm of it is unavailable',
    async (fault) => {
      openAi.failNext(1, fault);
      expect(await model().answer(call)).toEqual(answer);
      openAi.failNext(Infinity, fault);
      const before = openAi.calls.length;
      expect(await kindOf(model().answer(call))).toBe('unavailable');
      expect(openAi.calls.length - before).toBe(2);
    },
  );

  it('that hangs is given up within the budget', async () => {
    openAi.failNext(Infinity, 'hang');
    const start = performance.now();
    expect(await kindOf(model().answer({ ...call, timeoutMs: 300 }))).toBe('unavailable');
    expect(performance.now() - start).toBeLessThan(1500);
  });

  it.each([2, 30, 90])('that asks for a pause of %d s is not waited for, and the pause is told', async (seconds) => {
    openAi.failNext(Infinity, { status: 429, retryAfterSeconds: seconds });
    const start = performance.now();
    const error = await model()
      .answer(call)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'unavailable', retryAfterSeconds: seconds });
    expect(performance.now() - start).toBeLessThan(1500);
    expect(openAi.calls).toHaveLength(1);
  });

  it('is aborted when the guest has written again', async () => {
    openAi.failNext(Infinity, 'hang');
    const abort = new AbortController();
    const pending = kindOf(model().answer({ ...call, signal: abort.signal }));
    abort.abort();
    expect(await pending).toBe('aborted');
    expect(await kindOf(model().answer({ ...call, signal: AbortSignal.abort() }))).toBe('aborted');
  });

  it('does not blame a turn for a bad key', async () => {
    expect(await kindOf(model('wrong').answer(call))).toBe('unavailable');
  });
});

describe('the way to ask', () => {
  it('is remembered once a server has shown that it knows only the older one', async () => {
    openAi.settings.knowsResponses = false;
    const remembering = model();
    await remembering.answer(call);
    openAi.settings.knowsResponses = true;
    await remembering.answer(call);
    expect(openAi.calls.map((each) => each.path)).toEqual(['/chat/completions', '/chat/completions']);
  });

  it('does not change because a model is missing', async () => {
    openAi.failNext(1, { status: 404, code: 'model_not_found' });
    const steady = model();
    expect(await kindOf(steady.answer(call))).toBe('unavailable');
    await steady.answer(call);
    expect(openAi.calls.map((each) => each.path)).toEqual(['/responses', '/responses']);
  });

  it('does not survive a server that is gone', async () => {
    const lost = model();
    await openAi.close();
    expect(await kindOf(lost.answer(call))).toBe('unavailable');
  });
});
