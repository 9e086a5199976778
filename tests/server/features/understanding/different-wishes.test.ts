import { describe, expect, test } from 'vitest';
import { englishFaqs } from '#server/seed/hotels/marees-english.faqs.seed.ts';
import { knowledge } from '#server/seed/hotels/marees.knowledge.seed.ts';
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

describe('Two plain questions in one sentence', () => {
  const house = [...englishFaqs, ...knowledge].map(({ key, question, answer }) =>
    linkEntry({ id: key, language: 'en', title: question, text: answer }),
  );
  const answers = (text: string): string[] =>
    chooseEntries(understand(text), house).map((choice) =>
      choice.action === 'answer' ? choice.cover.entry : choice.action,
    );

  test.each([
    ['How much is parking? And do you take dogs?', ['parking', 'pets']],
    ['What time is breakfast and how much is parking?', ['breakfast', 'parking']],
    ['hola, a qué hora es el desayuno y se puede aparcar?', ['breakfast', 'parking']],
    ['متى الإفطار وكم سعر موقف السيارات؟', ['breakfast', 'parking']],
    ['早餐几点，停车多少钱？', ['breakfast', 'parking']],
  ])('are both answered: %s', (text, ids) => expect(answers(text)).toEqual(ids));

  test.each([
    'When are check-in and check-out?',
    'O której jest zameldowanie i wymeldowanie?',
    'A che ora sono il check-in e il check-out?',
    'Во сколько заезд и выезд?',
    'Giriş ve çıkış saatleri nedir?',
    'Hoe laat is inchecken en uitchecken?',
    'チェックインとチェックアウトの時間を教えてください',
  ])('the second of which says its thing only: %s', (text) => expect(answers(text)).toEqual(['checkin', 'checkout']));
});

test.each([
  ['en', 'do you have a cot and from what age is the kids club?'],
  ['de', 'Gibt es Babybetten und ab welchem Alter ist der Kinderclub?'],
  ['nl', 'Hebben jullie een babybedje en vanaf welke leeftijd is de kidsclub?'],
])('a part that surely asks is a wish of its own, whatever it is about (%s): %s', (previousLanguage, text) => {
  const house = [
    ['cots', 'Cots and high chairs', 'Cots are free for babies up to 2 years. High chairs are in the restaurant.'],
    ['kids', "Kids' club", "The kids' club is for children from 4 to 12, Monday to Saturday from 10:00 to 13:00."],
  ].map(([id = '', title = '', entry = '']) => linkEntry({ id, title, text: entry, language: 'en' }));
  const answers = chooseEntries(understand(text, { previousLanguage }), house).map((choice) =>
    choice.action === 'answer' ? choice.cover.entry : choice.action,
  );
  expect(answers).toEqual(['cots', 'kids']);
});
