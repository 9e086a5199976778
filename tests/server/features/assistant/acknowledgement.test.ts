import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { FIXED_LANGUAGES } from '#server/features/assistant/language/languages.rules.ts';
import { parseTopicNames, topicName } from '#server/features/assistant/sentences/topic-names.ts';
import { knowledge } from '#server/features/understanding/model-store.ts';
import type { HistoryMessage, TurnContext } from '#server/features/assistant/assistant.types.ts';
import { SENTENCES } from '#server/features/assistant/sentences/fixed-sentences.catalog.ts';
import { aTurn } from './assistant-fixtures.ts';
import { anAnswer, scriptedModel } from './scripted-model.ts';

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const told = async (text: string, changes: Partial<TurnContext> = {}) =>
  (await createComposer({ model: null, clock }).compose(aTurn(text, changes))).reply;

/** What a guest reads who asks one question after the other. */
async function toldInTurn(texts: string[], minutesApart: number, previousLanguage = 'en') {
  const history: HistoryMessage[] = [];
  const replies: string[] = [];
  for (const [index, text] of texts.entries()) {
    const at = new Date(clock.now().getTime() - (texts.length - index) * minutesApart * 60_000);
    const reply = (await told(text, { history: [...history], previousLanguage })) ?? '';
    history.push({ author: 'guest', text, at }, { author: 'assistant', text: reply, at });
    replies.push(reply);
  }
  return replies;
}
const UNKNOWN = [
  'Can somebody tune the piano?',
  'I am looking for a violin player for our dinner',
  'Where could we buy a surfboard?',
  'Which synagogue is the nearest?',
];

describe('the names of topics', () => {
  it('exist for every question and request', () => {
    const { model } = knowledge();
    const wanted = model.intents.filter(({ kind }) => kind === 'question' || kind === 'request').map(({ id }) => id);
    expect(wanted.length).toBeGreaterThan(90);
    for (const language of FIXED_LANGUAGES) expect(wanted.filter((id) => topicName(id, language) === null)).toEqual([]);
  });
  it('are complete in each line', () =>
    expect(() => parseTopicNames('languages: en | es\npool: pool')).toThrow('"pool" has no name in es'));
});

describe('an acknowledgement', () => {
  it.each([
    ['Do you have a babysitter for tonight?', '(topic: babysitter)'],
    ['Haben Sie einen Babysitter für heute Abend?', '(Thema: Babysitter)'],
    ['Avez-vous une baby-sitter pour ce soir ?', '(sujet : baby-sitting)'],
    ['你们提供保姆服务吗？', '（主题：保姆）'],
    ['هل لديكم جليسة أطفال؟', '(الموضوع: جليسة أطفال)'],
  ])('of “%s” says what was understood', async (text, topic) => expect(await told(text)).toContain(topic));

  it('of something unknown says nothing about it', async () =>
    expect(await told('Do you know a good tattoo artist?')).not.toMatch(/topic|\{/));

  it('has several wordings, the same for the same text', async () => {
    const texts = [
      'Can I have towels?',
      'towels please',
      'Could we get more towels?',
      'we need two towels',
      'more towels!',
    ];
    const replies = await Promise.all(texts.map((text) => told(text)));
    expect(new Set(replies).size).toBeGreaterThan(1);
    expect(await told(texts[0] ?? '')).toBe(replies[0]);
  });

  it('is never the same twice in a row to one guest, and a shorter one where another was just sent', async () => {
    const replies = await toldInTurn(UNKNOWN, 1);
    expect(replies[0]).toContain('Harbour View');
    for (const [index, reply] of replies.slice(1).entries()) {
      expect(reply).not.toBe(replies[index]);
      expect(reply.length).toBeLessThan(70);
    }
  });

  it('is a whole one again later, in another wording', async () => {
    const replies = await toldInTurn(UNKNOWN, 60);
    for (const [index, reply] of replies.entries()) {
      expect(reply).toContain('Harbour View');
      expect(reply).not.toBe(replies[index - 1]);
    }
  });

  it('is a whole one after an answer of staff', async () => {
    const at = clock.now();
    const history: HistoryMessage[] = [
      { author: 'guest', text: 'piano?', at },
      { author: 'assistant', text: (await told('Can somebody tune the piano?')) ?? '', at },
      { author: 'staff', text: 'Yes, tomorrow.', at },
    ];
    expect(await told(UNKNOWN[1] ?? '', { history })).toContain('Harbour View');
  });

  it('names its topic also in the shorter one', async () => {
    const [, second] = await toldInTurn(
      ['Which synagogue is the nearest?', 'Do you have a babysitter for tonight?'],
      1,
    );
    expect(second).toContain('(topic: babysitter)');
    expect(second).not.toContain('Harbour View');
  });

  it('has different wordings in every language', () => {
    for (const sentences of Object.values(SENTENCES)) {
      const wordings = Object.entries(sentences).filter(([name]) => /^(?:acknowledgement|added)/.test(name));
      expect(new Set(wordings.map(([, text]) => text)).size).toBe(11);
      for (const [name, text] of wordings) expect(text.includes('{topic}'), name).toBe(name.includes('_of'));
    }
  });

  it('names only what is left open', async () =>
    expect(await told('What time is breakfast?\nCan I have more towels?')).toMatch(/10:30 AM[\s\S]*\(topic: towels\)/));

  it('says it with a model too', async () => {
    const model = scriptedModel(
      anAnswer({ action: 'escalate', reply: '', used_entry_ids: [], reasons: ['no_source'], language: 'de' }),
    );
    const { reply } = await createComposer({ model, clock }).compose(aTurn('Haben Sie einen Babysitter?'));
    expect(reply).toContain('(Thema: Babysitter)');
  });
});
