import { beforeAll, describe, expect, test } from 'vitest';
import { chooseAnswers } from '#server/features/assistant/retrieval/entry-choice.ts';
import { profileEntries } from '#server/features/assistant/retrieval/profile-entries.rules.ts';
import { prepareModel } from '#server/features/understanding/model-store.ts';
import { understand } from '#server/features/understanding/understand.ts';
import { aHotel, anEntry } from '../assistant/assistant-fixtures.ts';

beforeAll(() => prepareModel());

const written = [
  anEntry({
    id: 'parking',
    title: 'Parking',
    text: 'Parking is free and cannot be reserved. There are 60 spaces.',
  }),
  anEntry({ id: 'gym', title: 'Gym', text: 'The gym in building 2 is free and open from 7:00 to 22:00.' }),
  anEntry({
    id: 'bus',
    title: 'Bus',
    text: 'The bus stops at the hotel. Line 52 goes to Ciutadella and line 51 to Mahón, every hour from 8:00 to 21:00.',
  }),
];
const hotel = aHotel({ address: 'Carrer de sa Vorera 2, 07740 Es Mercadal', parking_charge: 'free' });
const answers = (text: string): string[] =>
  chooseAnswers(understand(text), [...written, ...profileEntries(hotel)], 'en').answers.map(({ id }) => id);

describe('A town that an entry names', () => {
  test.each([
    '¿Cuánto cuesta aparcar en Ciutadella?',
    'Where can I park in Ciutadella and what does it cost?',
    "C'è un parcheggio gratuito a Ciutadella?",
    'Сколько стоит парковка в Сьютаделье?',
    '休达德利亚的停车费是多少？',
    'シウタデリャの駐車場はいくらですか？',
    'Was kostet das Parken in Mahon?',
    'Quanto custa estacionar em Mahón?',
    'Combien coûte le parking à Ciutadella ?',
    "Ciutadella'da otopark ücreti ne kadar?",
    'Ile kosztuje parking w Ciutadella?',
    'Wat kost parkeren in Ciutadella?',
    '¿Hay gimnasio en Ciutadella?',
  ])('is not where the house has its things: %s', (text) => expect(answers(text)).toEqual([]));

  test.each([
    ['Is there a bus to Mahón?', 'bus'],
    ['¿Hay autobús a Ciutadella?', 'bus'],
    ['Is there a gym?', 'gym'],
  ])('is answered for by the entry that names it: %s', (text, id) => expect(answers(text)).toEqual([id]));

  test('is the own town of the hotel where its address names it', () =>
    expect(answers('Is there parking in Mercadal?')).not.toEqual([]));
});
