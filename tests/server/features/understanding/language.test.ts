import { describe, expect, test } from 'vitest';
import { understand } from '#server/features/understanding/understand.ts';

const languageOf = (text: string, previousLanguage?: string): string =>
  understand(text, previousLanguage ? { previousLanguage } : {}).language.code;

describe('The language of a short message', () => {
  test('one or two words keep the conversation’s language', () => {
    expect(languageOf('late check-out', 'it')).toBe('it');
    expect(languageOf('spa', 'de')).toBe('de');
    expect(languageOf('ok', 'pl')).toBe('pl');
  });

  test('a greeting sets it', () => {
    expect(languageOf('hola', 'en')).toBe('es');
    expect(languageOf('Guten Abend', 'en')).toBe('de');
    expect(languageOf('obrigada', 'en')).toBe('pt');
  });

  test('Chinese characters alone stay Japanese in a Japanese conversation', () => {
    expect(languageOf('朝食時間', 'ja')).toBe('ja');
    expect(languageOf('早餐时间')).toBe('zh');
    expect(languageOf('朝食は何時?', 'zh')).toBe('ja');
  });
});

test('a longer message may change the conversation’s language', () => {
  expect(languageOf('Wo kann ich heute Abend parken?', 'en')).toBe('de');
});
