import { eld } from 'eld/large';
import { expect, test } from 'vitest';
import { generalScores } from '#server/features/understanding/language/general-scores.ts';

const TEXTS = [
  'Wann gibt es morgen Frühstück?',
  "À quelle heure peut-on prendre le petit déjeuner ? C'est pour deux.",
  '¿A qué hora es el desayuno?',
  'Vad är klockan när frukosten serveras?',
  'ĝis la revido, ćao, čau',
  'Доброе утро, когда завтрак?',
  'صباح الخير، متى الإفطار؟',
  '早餐几点开始？',
  '🙂🙂 ok',
  '',
  '0 56 5656 6565 9819',
];

test('the packed n-grams give the same scores as eld itself', () => {
  for (const text of TEXTS) expect(generalScores(text)).toEqual(eld.detect(text).getScores());
});
