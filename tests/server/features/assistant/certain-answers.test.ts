import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import type { TurnContext } from '#server/features/assistant/assistant.types.ts';
import { type LanguageModel, ModelError } from '#server/ports/language-model.ts';
import { anEntry, aTurn, someSettings } from './assistant-fixtures.ts';
import { anAnswer, scriptedModel } from './scripted-model.ts';

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const decide = (model: LanguageModel | null, turn: TurnContext, mayAskModel = async () => true) =>
  createComposer({ model, clock, timeoutMs: 20, repairTimeoutMs: 20, mayAskModel }).compose(turn);
const question = 'What time is breakfast?';
const ownWords = 'Breakfast is served from 7:00 AM to 10:30 AM.';
const invented = anAnswer({ reply: 'Breakfast costs €25 and is from 6 AM.' });

describe('what the entries surely answer is sent', () => {
  it.each([
    ['a draft that is rejected twice', scriptedModel(invented)],
    ['an outage', scriptedModel(new ModelError('unavailable', '503'))],
    ['a refusal', scriptedModel(new ModelError('unusable', 'refused'))],
    ['a model that hangs', scriptedModel(() => new Promise(() => {}))],
  ])('instead of %s', async (_, model) =>
    expect(await decide(model, aTurn(question, { hotel_id: 'h' }))).toMatchObject({
      kind: 'reply',
      reply: ownWords,
      human_required: false,
      reasons: [],
    }),
  );

  it('when the budget is spent', async () => {
    const model = scriptedModel(invented);
    const decision = await decide(model, aTurn(question, { hotel_id: 'h' }), async () => false);
    expect(decision).toMatchObject({ kind: 'reply', reply: ownWords });
    expect(model.calls).toHaveLength(0);
  });

  it('and small talk has its sentence', async () =>
    expect(await decide(scriptedModel(invented), aTurn('Thanks a lot!'))).toMatchObject({
      kind: 'reply',
      human_required: false,
    }));

  it('with the failed checks of the draft in the trace', async () => {
    const { trace } = await decide(scriptedModel(invented), aTurn(question));
    expect(trace).toMatchObject({ model: null, repaired: true, sources: [{ id: 'faq-breakfast' }] });
    expect(trace.checks.find(({ name }) => name === 'facts_supported')?.passed).toBe(false);
  });

  it('but a person is called where they do not', async () =>
    expect(await decide(scriptedModel(invented), aTurn('Is breakfast free for children?'))).toMatchObject({
      kind: 'escalate',
    }));
});

describe('a hotel that answers certain questions without the model', () => {
  const settings = someSettings({ answers_without_model: true });
  it('calls none for them', async () => {
    const model = scriptedModel(anAnswer());
    expect(await decide(model, aTurn(question, { settings }))).toMatchObject({ kind: 'reply', reply: ownWords });
    expect(model.calls).toHaveLength(0);
  });
  it('asks the model for the others', async () => {
    const model = scriptedModel(anAnswer());
    await decide(model, aTurn('Could we have a quiet breakfast with my old aunt, she hates crowds', { settings }));
    expect(model.calls).toHaveLength(1);
  });
});

describe('a prompt', () => {
  const entries = Array.from({ length: 60 }, (_, n) =>
    anEntry({ id: `faq-${n}`, title: `Question ${n} about the house`, text: `Answer ${n}: ${'fact '.repeat(40)}` }),
  );
  const promptOf = async (turn: TurnContext) => {
    const model = scriptedModel(anAnswer({ action: 'escalate', reasons: ['no_source'], used_entry_ids: [] }));
    await decide(model, turn);
    const [call] = model.calls;
    return `${call?.instructions}\n${call?.input}`;
  };
  const sharedBy = (a: string, b: string) => [...a].findIndex((letter, index) => letter !== b[index]);

  it('begins with what all turns of the hotel have in common, its entries included', async () => {
    const one = await promptOf(aTurn('Where can I dance tango?', { entries, hotel_id: 'h' }));
    const other = await promptOf(
      aTurn('¿Hay clases de tango?', { entries, hotel_id: 'h', guestName: 'Bob', previousLanguage: 'es' }),
    );
    const shared = one.slice(0, sharedBy(one, other));
    expect(shared).toContain('faq-59');
    expect(shared.length / one.length).toBeGreaterThan(0.9);
    expect(shared).not.toContain('Ana');
  });

  it('of another hotel has other delimiters', async () => {
    const keyOf = (prompt: string) => /<<data:(\w+):hotel>>/.exec(prompt)?.[1];
    const one = keyOf(await promptOf(aTurn('Where can I dance tango?', { entries, hotel_id: 'h' })));
    const other = keyOf(await promptOf(aTurn('Where can I dance tango?', { entries, hotel_id: 'i' })));
    expect(one).toMatch(/^[0-9a-f]{24}$/);
    expect(other).not.toBe(one);
  });

  it('offers an entry that shares no word with the question, in a hotel with more than fits', async () => {
    const many = Array.from({ length: 200 }, (_, n) =>
      anEntry({ id: `faq-${n}`, title: `Wo darf man rauchen ${n}`, text: `Nur draussen. ${'wort '.repeat(40)}` }),
    );
    const german = anEntry({
      id: 'faq-frueh',
      language: 'de',
      title: 'Wann gibt es Frühstück?',
      text: 'Von 7:00 bis 10:30 Uhr.',
    });
    const prompt = await promptOf(aTurn('à quelle heure on peut manger le matin ?', { entries: [...many, german] }));
    expect(prompt).toContain('faq-frueh');
    expect(prompt).toMatch(/entries_that_probably_answer": \[\s*"faq-frueh"/);
  });
});
