import { describe, expect, test } from 'vitest';
import { thingsOf } from '#server/features/understanding/entries/details.ts';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import type { LinkedEntry } from '#server/features/understanding/entries/entries.types.ts';
import { understand } from '#server/features/understanding/understand.ts';
import { LANGUAGES, type LanguageCode } from '#server/features/understanding/languages.ts';
import { readFolder } from '#server/features/understanding/sources.ts';

const blocks = readFolder('data/details', '.txt').flatMap(({ text }) => text.split(/^(?=@)/m).slice(1));
const nameOf = (block: string): string => /^@(\w+)/.exec(block)?.[1] ?? '';
const named = (language: LanguageCode, text: string): string[] => [...thingsOf(text, [language])];

describe('Particular things', () => {
  test('have words in every language, and one place', () => {
    const missing = blocks.flatMap((block) =>
      LANGUAGES.filter((language) => !new RegExp(`^${language}: \\S`, 'm').test(block)).map(
        (language) => `${nameOf(block)} ${language}`,
      ),
    );
    expect(missing).toEqual([]);
    const names = blocks.map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test.each<[LanguageCode, string, string]>([
    ['en', 'do you rent cargo bikes', 'CARGOBIKE'],
    ['fr', 'avez-vous une chaise haute', 'HIGHCHAIR'],
    ['de', 'gibt es einen guten Griechen in der Nähe', 'CUISINEGREEK'],
    ['es', 'dónde hay una joyería', 'JEWELLERY'],
    ['it', "c'è una spiaggia per cani", 'DOGBEACH'],
    ['pt', 'há uma livraria perto', 'BOOKSHOP'],
    ['nl', 'waar is de dichtstbijzijnde tandarts', 'DENTIST'],
    ['pl', 'czy jest w pobliżu restauracja indyjska', 'CUISINEINDIAN'],
    ['ru', 'у вас есть выпрямитель для волос', 'HAIRSTRAIGHTENER'],
    ['tr', 'yakında oyuncakçı var mı', 'TOYSHOP'],
    ['ar', 'عندكم مترجم', 'INTERPRETER'],
    ['zh', '哪里可以溜冰', 'ICERINK'],
    ['ja', '近くに中華料理はありますか', 'CUISINECHINESE'],
  ])('are read in %s: %s', (language, text, thing) => {
    expect(named(language, text)).toContain(thing);
  });

  test.each<[LanguageCode, string, string]>([
    ['en', 'is the sauna mixed?', 'WELLNESS_MIXED'],
    ['fr', 'le sauna est-il mixte ?', 'WELLNESS_MIXED'],
    ['tr', 'çocuklar saunayı kullanabilir mi?', 'WELLNESS_CHILD'],
    ['zh', '小孩可以用桑拿吗？', 'WELLNESS_CHILD'],
    ['de', 'gibt es in der Sauna Aufgüsse?', 'SAUNA_INFUSION'],
    ['de', 'läuft in der Bar Fußball?', 'BAR_SPORT'],
    ['en', 'can I pay in instalments?', 'PAYING_INSTALMENTS'],
    ['tr', 'kedimle gelebilir miyim?', 'DOGS_CAT'],
    ['ja', '部屋に浴衣はありますか', 'ANY_YUKATA'],
    ['pl', 'czy w hotelu jest ratownik na basenie?', 'SWIM_LIFEGUARD'],
    ['ru', 'бассейн с подогревом?', 'POOL_HEATED'],
  ])('are aspects of what is asked, in %s: %s', (language, text, aspect) => {
    const read = understand(text, { previousLanguage: language });
    expect(read.clauses[0]?.details.things).toContain(aspect);
  });

  test('are no aspect of another topic', () => {
    const { clauses } = understand('Is the fruit salad mixed? Do you have a high chair for our children?');
    expect(clauses.flatMap(({ details }) => details.things)).toEqual(['HIGHCHAIR']);
  });

  test('that are an aspect are answered only by an entry that names it', () => {
    const entry = (text: string): LinkedEntry => linkEntry({ id: 'pool', language: 'en', title: 'Pool', text });
    const asked = understand('Is the pool heated?', { previousLanguage: 'en' });
    const action = (text: string): string[] => chooseEntries(asked, [entry(text)]).map((choice) => choice.action);
    expect(action('The pool on the roof is open from 9 am to 8 pm.')).toEqual(['person']);
    expect(action('The pool is heated to 28 degrees. It is open from 9 am to 8 pm.')).toEqual(['answer']);
  });

  test.each<[LanguageCode, string]>([
    ['de', 'spricht jemand italienisch'],
    ['fr', "quelqu'un parle italien"],
    ['ar', 'حد يتكلم تركي'],
  ])('are no languages in %s: %s', (language, text) => {
    expect(named(language, text)).toEqual([]);
  });

  test.each<[LanguageCode, string]>([
    ['de', 'ist es bei euch gerade schwül'],
    ['de', 'ist über Weihnachten jemand da'],
    ['nl', 'kunnen de ramen dicht'],
    ['es', 'hay parque cerca'],
    ['tr', 'koridorda lamba yanmıyor'],
    ['ru', 'уберите номер пожалуйста'],
    ['pl', 'woda nie spływa'],
    ['it', 'a che piano è la nostra camera'],
  ])('are no word that is only written like one, in %s: %s', (language, text) => {
    expect(named(language, text)).toEqual([]);
  });
});
