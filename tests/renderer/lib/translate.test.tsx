import { act, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import i18n, { addTexts, showLanguage, useTranslation } from '#renderer/lib/translate.ts';

afterEach(() => showLanguage('en'));

function Greeting() {
  const { t } = useTranslation();
  return <p>{t('Good morning, {{name}}', { name: 'Malo' })}</p>;
}

test('English is the text itself with its gaps filled', () => {
  expect(i18n.t('{{count}} of {{all}} <b>', { count: 1, all: undefined })).toBe('1 of  <b>');
  expect(i18n.t('Answer', { context: 'verb' })).toBe('Answer');
});

test('what is shown changes with the language and with texts that arrive later', () => {
  render(<Greeting />);
  act(() => showLanguage('de'));
  expect(document.body.textContent).toBe('Good morning, Malo');
  act(() => addTexts('de', { 'Good morning, {{name}}': 'Guten Morgen, {{name}}' }));
  expect(document.body.textContent).toBe('Guten Morgen, Malo');
  act(() => showLanguage('en'));
  expect(document.body.textContent).toBe('Good morning, Malo');
});

test('a word with two meanings is translated by its context', () => {
  addTexts('de', { Answer: 'Antwort', Answer_verb: 'Antworten' });
  showLanguage('de');
  expect([i18n.t('Answer'), i18n.t('Answer', { context: 'verb' })]).toEqual(['Antwort', 'Antworten']);
  expect(i18n.language).toBe('de');
});
