import { expect, test } from 'vitest';
import { textsFinder } from '#build/page-texts.ts';
import { textsFile } from '#renderer/lib/page-texts.rules.ts';

const chunk = (fileName: string, code: string) => ({ fileName, code });

test('a page gets the texts whose English stands in its scripts, and no other', () => {
  const texts = {
    'Good morning, {{name}}': 'Guten Morgen, {{name}}',
    'It’s late': 'Es ist spät',
    'Another page': 'Eine andere Seite',
  };
  const scripts = [chunk('page.js', 't(`Good morning, {{name}}`, { name })'), chunk('frame.js', 't("It’s late")')];
  expect(Object.keys(textsFinder()(texts, scripts))).toEqual(['Good morning, {{name}}', 'It’s late']);
});

test('a word with two meanings comes with both', () => {
  const texts = { Answer: 'Antwort', Answer_verb: 'Antworten' };
  expect(textsFinder()(texts, [chunk('page.js', 't(`Answer`, { context: `verb` })')])).toEqual(texts);
});

test('names of categories come as they are shown', () => {
  const texts = { 'Room service': 'Zimmerservice' };
  expect(textsFinder()(texts, [chunk('page.js', 'const categories = [`room_service`]')])).toEqual(texts);
});

test.each([
  ['/requests', 'assets/first-a1.de-requests.js'],
  ['/hotel/:hotelId/manage', 'assets/first-a1.de-hotel-hotelId-manage.js'],
  ['/', 'assets/first-a1.de-.js'],
  [null, 'assets/first-a1.de.js'],
])('the texts of %s are in a file of their own', (page, file) => {
  expect(textsFile('assets/first-a1.js', 'de', page)).toBe(file);
});
