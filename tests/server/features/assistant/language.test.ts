import { describe, expect, it } from 'vitest';
import { fixedSentence } from '#server/features/assistant/sentences/fixed-sentences.ts';
import { SENTENCES } from '#server/features/assistant/sentences/fixed-sentences.catalog.ts';
import { detectLanguage } from '#server/features/assistant/language/language.rules.ts';
import { FIXED_LANGUAGES } from '#server/features/assistant/language/languages.rules.ts';
import { cleanText, withoutEmojis } from '#server/features/assistant/language/plain-text.rules.ts';

describe('the guest’s language', () => {
  it.each([
    ['What time is breakfast?', 'en'],
    ['Hola', 'es'],
    ['¿A qué hora es el desayuno?', 'es'],
    ['A que hora é o pequeno-almoço?', 'pt'],
    ['Haben Sie einen Parkplatz?', 'de'],
    ['ok danke', 'de'],
    ['Avete il parcheggio?', 'it'],
    ['Hebben jullie een parkeerplaats?', 'nl'],
    ['Czy jest basen?', 'pl'],
    ['Havuz var mı?', 'tr'],
    ["C'est combien le parking ?", 'fr'],
    ['где бассейн', 'ru'],
    ['أين المسبح؟', 'ar'],
    ['早餐几点开始', 'zh'],
    ['朝食は何時ですか', 'ja'],
    ['Harbour View の朝食は何時ですか', 'ja'],
    ['Var finns poolen nånstans?', 'sv'],
    ['수영장이 있나요?', 'ko'],
    ['Де сніданок і басейн?', 'uk'],
  ])('“%s” is %s', (text, language) =>
    expect(detectLanguage(text, { likely: ['en', 'es'] })).toEqual({ language, confident: true }),
  );
  it.each(['Wifi?', 'pool', 'Check-out?', 'no', '👍', '', 'https://example.com', '214', 'iPhone 充电器'])(
    '“%s” keeps the conversation’s',
    (text) => expect(detectLanguage(text, { previous: 'fr' })).toEqual({ language: 'fr', confident: false }),
  );
});

describe('fixed sentences', () => {
  it.each(FIXED_LANGUAGES)('are complete and in their own language: %s', (language) => {
    for (const [name, sentence] of Object.entries(SENTENCES[language])) {
      expect(sentence.trim(), name).toBe(sentence);
      expect(Object.keys(SENTENCES.en)).toContain(name);
      if (sentence.length > 60)
        expect(detectLanguage(sentence.replaceAll('{hotel}', ''), { previous: 'xx' }), sentence).toEqual({
          language,
          confident: true,
        });
    }
    expect(SENTENCES[language].safety).toContain('{emergency}');
    expect(Object.keys(SENTENCES[language])).toHaveLength(Object.keys(SENTENCES.en).length);
  });
  it('fall back to English', () => expect(fixedSentence('thanks', 'sv', { hotelName: 'X' })).toBe(SENTENCES.en.thanks));
  it('take the hotel’s name as it is', () =>
    expect(fixedSentence('greeting', 'en', { hotelName: 'The $& Inn' })).toContain('The $& Inn'));
  it('say when reception opens, where that is known', () => {
    expect(fixedSentence('acknowledgement', 'de', { hotelName: 'X', opensAt: '07:00' })).toMatch(/ab 0?7:00 Uhr/);
    expect(fixedSentence('acknowledgement', 'ar', { hotelName: 'X', opensAt: '07:00' })).toMatch(/7:00/);
    expect(fixedSentence('thanks', 'en', { hotelName: 'X', opensAt: '07:00' })).not.toContain('7:00');
  });
});

it('invisible characters go, emojis stay until unwanted', () => {
  expect(cleanText('  he\u200Bl\u202Elo\u0000  \r\n\n\n\nyou 👋🏽 ')).toBe('hello\n\nyou 👋🏽');
  expect(cleanText('👋'.repeat(10), 5)).toBe('👋👋');
  expect(withoutEmojis('Enjoy! 🏊‍♂️ See you at 7 👋🏽.')).toBe('Enjoy! See you at 7.');
});
