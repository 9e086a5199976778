import { expect, test } from 'vitest';
import { sentencesOf } from '#server/features/understanding/text/clauses.rules.ts';

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
