import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { FIXED_LANGUAGES } from '#server/features/assistant/language/languages.rules.ts';
import { parseTopicNames, topicName } from '#server/features/assistant/sentences/topic-names.ts';
import { knowledge } from '#server/features/understanding/model-store.ts';
import { aTurn } from './assistant-fixtures.ts';
import { anAnswer, scriptedModel } from './scripted-model.ts';

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const told = async (text: string) => (await createComposer({ model: null, clock }).compose(aTurn(text))).reply;

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
    expect(await told('Do you know a good tattoo artist?')).toMatch(
      /^Thank you for your message\. I have passed it on/,
    ));

  it('has several wordings, the same for the same text', async () => {
    const texts = ['Can I have towels?', 'towels please', 'Could we get more towels?', 'we need two towels'];
    const replies = await Promise.all(texts.map(told));
    expect(new Set(replies).size).toBe(2);
    expect(await told(texts[0] ?? '')).toBe(replies[0]);
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
