import { describe, expect, test } from 'vitest';
import { thingsOf } from '#server/features/understanding/entries/details.ts';
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
