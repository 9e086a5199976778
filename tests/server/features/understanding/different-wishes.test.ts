import { expect, test } from 'vitest';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { understand } from '#server/features/understanding/understand.ts';

const entries = [
  ['wifi', 'WiFi', 'The network is called Harbour and the password is on your key card.'],
  ['laundry', 'Laundry', 'We wash and iron a bag of clothes for £18; bring it before 10:00 and it is back by 18:00.'],
  ['stars', 'Evening under the stars', 'On Fridays an astronomer shows the sky from the roof, £15 a person.'],
].map(([id = '', title = '', text = '']) => linkEntry({ id, title, text, language: 'en' }));

/** What is sent, in the order of the wishes. */
const sent = (text: string): string[] => [
  ...new Set(
    chooseEntries(understand(text), entries).map((choice) =>
      choice.action === 'answer' ? choice.cover.entry : choice.action,
    ),
  ),
];

test.each([
  'where do I find the wifi password? and could you wash a bag of our stuff, we have run out of everything',
  'Wie ist das WLAN-Passwort? Und könnt ihr unsere Wäsche waschen, was kostet das',
])('a message that wants two things gets both entries: %s', (text) => {
  expect(sent(text)).toEqual(['wifi', 'laundry']);
});

test('a message about one thing gets one entry, however many sentences it has', () => {
  expect(
    sent('We have run out of clothes after two weeks on the road. Could you wash a bag? How much is that?'),
  ).toEqual(['laundry']);
});
