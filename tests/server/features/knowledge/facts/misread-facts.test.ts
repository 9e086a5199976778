import { describe, expect, test } from 'vitest';
import { proposedFactsOf } from '#server/features/knowledge/facts/proposed-facts.rules.ts';

const proposed = (answer: string, ...answered: string[]) => proposedFactsOf({ question: '', answer }, answered);

describe('pets', () => {
  test.each([
    'No, pets are allowed.',
    'No. Pets are allowed.',
    'Nein, Haustiere sind erlaubt.',
    'Нет, животные разрешены.',
    'Hayır, evcil hayvan kabul edilir.',
    'Pets are not forbidden.',
    'Haustiere sind nicht verboten.',
    'Les animaux ne sont pas interdits.',
    'Los animales no están prohibidos.',
    'Animali non vietati.',
    'Animais não são proibidos.',
    'Huisdieren zijn niet verboden.',
    'Evcil hayvan yasak değil.',
    'الحيوانات غير ممنوعة',
    '宠物不是禁止的',
  ])('are not refused by "%s"', (answer) => expect(proposed(answer, 'pets.policy')).toEqual({}));

  test.each([
    'No, pets are not allowed.',
    'Haustiere sind verboten.',
    'Animaux interdits.',
    'Evcil hayvan yasaktır.',
    '不可携带宠物。',
    '宠物不可以入住。',
    '申し訳ございませんが、ペットは不可です。',
  ])('are refused by "%s"', (answer) => expect(proposed(answer, 'pets.policy')).toEqual({ pets_charge: 'none' }));
});

describe('charges', () => {
  test.each(['R$ 45 por pessoa.', 'HK$80 per person.', 'A$25 each.', 'CA$ 25.', '25$ CAD.'])(
    'in dollars of other countries are not taken for US dollars: %s',
    (answer) => expect(proposed(answer, 'breakfast.price')).toEqual({}),
  );

  test.each([
    ['25 AED per person.', '25 AED'],
    ['120 SEK per person.', '120 SEK'],
    ['每位20欧元。', '20 €'],
    ['每位¥68。', '¥68'],
    ['20€ per person.', '20€'],
  ])('keep their currency: %s', (answer, breakfast_charge) =>
    expect(proposed(answer, 'breakfast.price')).toEqual({ breakfast_charge }),
  );

  const subjects = ['breakfast.price', 'parking.price', 'pets.policy', 'city_tax', 'breakfast.hours', 'pool.hours'];
  test.each([
    '15 to 20 €.',
    '10-15 € a night.',
    '€10–15 a night.',
    '€10 to 15.',
    'Between 15 and 20 €.',
    'From 15 to 20 dollars.',
    'Zwischen 15 und 20 Euro.',
    '15 bis 20 Franken.',
    'De 15 à 20 €.',
    'Entre 15 y 20 €.',
    'Da 15 a 20 euro.',
    'Entre 15 e 20 €.',
    '15 tot 20 euro.',
    'Od 15 do 20 zł.',
    'От 15 до 20 евро.',
    '15 ile 20 euro.',
    'من 15 إلى 20 يورو.',
    '15到20元。',
    '15〜20ユーロ。',
    '15 or 20 €.',
  ])('from an amount to another are no charge: %s', (answer) =>
    expect(subjects.map((subject) => proposed(answer, subject, subject.split('.')[0]!))).toEqual(
      subjects.map(() => ({})),
    ),
  );

  test('stand beside hours', () =>
    expect(proposed('7:00-10:30 - 19 €', 'breakfast.hours', 'breakfast.price')).toEqual({
      breakfast_opens: '07:00',
      breakfast_closes: '10:30',
      breakfast_charge: '19 €',
    }));
});

describe('hours that may begin in the morning or in the evening', () => {
  test.each([
    ['Breakfast from 7 to midnight.', 'breakfast.hours'],
    ['Frühstück von 7 bis Mitternacht.', 'breakfast.hours'],
    ['Reception is open from 7 to 11 pm.', 'reception.hours'],
  ])('are not proposed: %s', (answer, topic) => expect(proposed(answer, topic)).toEqual({}));
});
