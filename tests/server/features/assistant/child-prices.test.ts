import { describe, expect, it } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import type { Decision, HistoryMessage } from '#server/features/assistant/assistant.types.ts';
import { anEntry } from './assistant-fixtures.ts';
import { demoTurn } from './replies/demo-hotel.ts';

const composer = createComposer({ model: null, clock: { now: () => new Date('2026-11-21T12:00:00Z') } });
const breakfast = (text: string) => [
  anEntry({ id: 'breakfast', title: 'How much is breakfast?', text, language: 'en' }),
];

const FOR_ALL = breakfast('Breakfast costs 18 EUR for adults and 9 EUR for children.');
const FOR_ADULTS = breakfast('Breakfast costs 18 EUR for adults.');

/** What is said to the last of a guest's messages. */
async function after(entries: ReturnType<typeof breakfast>, previousLanguage: string, ...texts: string[]) {
  const history: HistoryMessage[] = [];
  let decision: Decision | null = null;
  for (const text of texts) {
    decision = await composer.compose(demoTurn(text, { entries, history: [...history], previousLanguage }));
    history.push({ author: 'guest', text }, { author: 'assistant', text: decision.reply ?? '' });
  }
  return decision!;
}

const FOLLOWED: [language: string, first: string, then: string][] = [
  ['en', 'how much is breakfast?', 'how much is it for children?'],
  ['en', 'how much is breakfast?', 'and for my 6-year-old?'],
  ['de', 'was kostet das Frühstück?', 'und für Kinder?'],
  ['de', 'was kostet das Frühstück?', 'und für meine 6-jährige Tochter?'],
  ['fr', 'combien coûte le petit-déjeuner ?', 'et pour les enfants ?'],
  ['es', '¿cuánto cuesta el desayuno?', '¿y para los niños?'],
  ['it', 'quanto costa la colazione?', 'e per i bambini?'],
  ['pt', 'quanto custa o pequeno-almoço?', 'e para as crianças?'],
  ['nl', 'hoeveel kost het ontbijt?', 'en voor kinderen?'],
  ['pl', 'ile kosztuje śniadanie?', 'a dla dzieci?'],
  ['ru', 'сколько стоит завтрак?', 'а для детей?'],
  ['tr', 'kahvaltı ne kadar?', 'peki çocuklar için?'],
  ['ar', 'كم سعر الفطور؟', 'وللأطفال؟'],
  ['zh', '早餐多少钱？', '小孩呢？'],
  ['ja', '朝食はいくらですか？', '子供は？'],
];

describe("A child's price after an adult's", () => {
  it.each(FOLLOWED)('is read from an entry that states it, in %s: %s %s', async (language, ...texts) => {
    const decision = await after(FOR_ALL, language, ...texts);
    expect(decision).toMatchObject({ kind: 'reply', trace: { sources: [{ id: 'breakfast' }] } });
  });

  it.each(FOLLOWED)('is for a person where only that of adults is known, in %s: %s %s', async (language, ...texts) => {
    expect(await after(FOR_ADULTS, language, ...texts)).toMatchObject({ kind: 'escalate', trace: { sources: [] } });
  });

  it.each([
    ['en', 'how much is breakfast for my 6-year-old?'],
    ['en', 'is breakfast free for children?'],
    ['en', 'is breakfast free for babies?'],
    ['de', 'was kostet das Frühstück für Kinder?'],
    ['fr', 'combien coûte le petit-déjeuner pour un enfant de 6 ans ?'],
    ['es', '¿cuánto cuesta el desayuno para mi hijo de 6 años?'],
    ['it', 'quanto costa la colazione per mio figlio di 6 anni?'],
    ['pt', 'quanto custa o pequeno-almoço para o meu filho de 6 anos?'],
    ['nl', 'hoeveel kost het ontbijt voor mijn kind van 6?'],
    ['pl', 'ile kosztuje śniadanie dla 6-latka?'],
    ['ru', 'сколько стоит завтрак для ребёнка 6 лет?'],
    ['tr', '6 yaşındaki oğlum için kahvaltı ne kadar?'],
    ['ar', 'كم سعر الفطور لابني عمره 6 سنوات؟'],
    ['zh', '我6岁的孩子早餐多少钱？'],
    ['ja', '6歳の子供の朝食はいくらですか？'],
  ])('asked at once is for a person, too, in %s: %s', async (language, text) => {
    expect(await after(FOR_ADULTS, language, text)).toMatchObject({ kind: 'escalate', trace: { sources: [] } });
  });

  it.each([
    'how much is breakfast?',
    'how much is breakfast for 2 adults and a child?',
    'how much is breakfast for my 70 year old mother?',
  ])('is not asked: %s', async (text) => expect((await after(FOR_ADULTS, 'en', text)).kind).toBe('reply'));

  it('is none of a price for each person, and that of babies is none of a child', async () => {
    const perPerson = breakfast('Breakfast costs 18 EUR per person.');
    expect((await after(perPerson, 'en', 'how much is breakfast for my 6-year-old?')).kind).toBe('escalate');
    const babies = breakfast('Breakfast costs 18 EUR; babies eat free.');
    expect((await after(babies, 'en', 'is breakfast free for my 6-year-old?')).trace.sources).toEqual([]);
    expect((await after(babies, 'en', 'is breakfast free for babies?')).kind).toBe('reply');
    const free = breakfast('Breakfast costs 18 EUR; children under 6 eat free, up to 12 years they pay 9 EUR.');
    expect((await after(free, 'en', 'how much is breakfast?', 'and for babies?')).kind).toBe('reply');
  });
});
