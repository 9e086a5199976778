import { expect, test } from 'vitest';
import { partsOf, sentencesOf } from '#server/features/understanding/text/clauses.rules.ts';

test.each([
  ['we booked on booking.com. Is breakfast included?', ['we booked on booking.com.', 'Is breakfast included?']],
  ['Write to stay@hotel.de please. Thanks', ['Write to stay@hotel.de please.', 'Thanks']],
  ['From 7 a.m. to 10 p.m. daily. Free for guests.', ['From 7 a.m. to 10 p.m. daily.', 'Free for guests.']],
  ['we land at 7a.m. tomorrow', ['we land at 7a.m. tomorrow']],
  ['Wir haben z.B. zwei Hunde. Geht das?', ['Wir haben z.B. zwei Hunde.', 'Geht das?']],
  ['we are in room 7a. can you come', ['we are in room 7a.', 'can you come']],
  ['thanks.see you', ['thanks.', 'see you']],
  ['It is 2.10 m high.', ['It is 2.10 m high.']],
  ['早上好。请问早餐几点', ['早上好。', '请问早餐几点']],
])('"%s" is cut into its sentences only', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test.each([
  [
    'hola, a qué hora es el desayuno y se puede aparcar?',
    'es',
    ['hola a qué hora es el desayuno', 'se puede aparcar?'],
  ],
  ['hi, when is breakfast and can we park', 'en', ['hi when is breakfast', 'can we park']],
  ['when is breakfast and can we park', 'en', ['when is breakfast', 'can we park']],
  ['hi, when is breakfast', 'en', null],
  ['when is breakfast and lunch', 'en', null],
  ['breakfast, when and where?', 'en', null],
] as const)('"%s" (%s) has these parts', (text, language, parts) => {
  expect(partsOf(text, language)).toEqual(parts);
});
