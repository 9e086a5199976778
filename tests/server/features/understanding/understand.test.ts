import { describe, expect, test } from 'vitest';
import { understand } from '#server/features/understanding/understand.ts';

const topIntent = (text: string): string | undefined => understand(text).clauses[0]?.intents[0]?.id;

describe('A guest asks the same in thirteen languages', () => {
  test.each([
    ['en', 'hi what time is brekkie tmrw'],
    ['fr', 'bonjour, le petit dej c’est jusqu’à quelle heure ?'],
    ['de', 'Bis wann gibt es morgens Frühstück?'],
    ['es', '¿hasta qué hora se puede desayunar?'],
    ['it', 'a che ora inizia la colazione?'],
    ['pt', 'até que horas servem o pequeno-almoço?'],
    ['nl', 'tot hoe laat kunnen we ontbijten?'],
    ['pl', 'do której można zjeść śniadanie?'],
    ['tr', 'kahvaltı saat kaça kadar?'],
    ['ar', 'متى يقدم الفطور؟'],
    ['zh', '早餐几点开始?'],
    ['ja', '朝食は何時からですか?'],
  ])('%s: when breakfast is served', (language, text) => {
    const { language: found, clauses } = understand(text);
    expect(found.code).toBe(language);
    expect(clauses[0]?.intents[0]?.id).toBe('breakfast.hours');
  });
});

describe('A message in the words of everyday', () => {
  test('with typing errors', () => {
    expect(topIntent('brekfast time?')).toBe('breakfast.hours');
    expect(topIntent('is there parkng at the hotel')).toBe('parking.availability');
  });

  test('in one long German word', () => {
    expect(topIntent('Tiefgaragenstellplatz vorhanden?')).toBe('parking.availability');
  });

  test('with two wishes is read as two', () => {
    const { clauses } = understand('What time is breakfast? And can I bring my dog?');
    expect(clauses.map(({ intents }) => intents[0]?.id)).toEqual(['breakfast.hours', 'pets.policy']);
  });

  test('in Chinese is parted where something is added, not within "charged beside" or "any left"', () => {
    const parts = (text: string) => understand(text).clauses.map((clause) => clause.text);
    expect(parts('早餐几点，另外泳池几点开？')).toHaveLength(2);
    expect(parts('为什么停车要另外收18欧？')).toHaveLength(1);
    expect(parts('停车场还有位置吗')).toHaveLength(1);
  });

  test('says whether it speaks of the past, of elsewhere, or asks why', () => {
    const { signals } = understand('why was the pool of the other hotel closed yesterday').clauses[0] ?? {};
    expect(signals).toMatchObject({ past: true, elsewhere: true, why: true, comparison: false });
  });

  test('that is only small talk is named as such', () => {
    expect(understand('thanks a lot!').smalltalk).toBe('thanks');
    expect(understand('Guten Morgen').smalltalk).toBe('greeting');
    expect(understand('thanks! when is breakfast?').smalltalk).toBeNull();
  });
});

describe('A message that is read again', () => {
  const text = 'is there a pool?';

  test('is understood once for the same conversation', () => {
    expect(understand(text, { previousLanguage: 'de' })).toBe(understand(text, { previousLanguage: 'de' }));
  });

  test('is read once where the conversation has its language', () => {
    const english = 'when is breakfast served on sundays, please?';
    expect(understand(english, { previousLanguage: 'en' })).toBe(understand(english));
  });

  test('is understood by the language and the topic of each conversation', () => {
    const german = understand('late check-out', { previousLanguage: 'de' });
    expect(german.language.code).toBe('de');
    expect(understand('late check-out').language.code).toBe('en');
    expect(understand('late check-out', { previousLanguage: 'de', topic: ['SPA'] })).not.toBe(german);
  });
});
