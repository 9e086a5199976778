import { expect, test } from 'vitest';
import { spellingLanguages } from '#electron/main/window/spelling.rules.ts';

test('spelling is checked in the language of the reply, the system’s and English, where there are dictionaries', () => {
  const available = ['de', 'en-GB', 'en-US', 'es', 'fr', 'pt-BR'];
  expect(spellingLanguages(available, 'de-DE', null)).toEqual(['de', 'en-GB']);
  expect(spellingLanguages(available, 'de-DE', 'fr')).toEqual(['fr', 'de', 'en-GB']);
  expect(spellingLanguages(available, 'de-DE', 'pt')).toEqual(['pt-BR', 'de', 'en-GB']);
  expect(spellingLanguages(available, 'de-DE', 'ja')).toEqual(['de', 'en-GB']);
});
