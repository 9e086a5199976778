import { describe, expect, test } from 'vitest';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import type { LinkedEntry } from '#server/features/understanding/entries/entries.types.ts';
import { linkFact } from '#server/features/understanding/entries/profile-facts.ts';
import { understand } from '#server/features/understanding/understand.ts';

const written = (id: string, title: string, text: string, language = 'es'): LinkedEntry =>
  linkEntry({ id, title, text, language });
const buffet = written(
  'buffet',
  '¿Cuál es el horario del restaurante buffet?',
  'El buffet Es Migjorn abre para el desayuno de 7:30 a 10:30, para la comida de 13:00 a 15:30 y para la cena de 19:00 a 22:00.',
);
const dress = written(
  'dress',
  '¿Hay código de vestimenta para la cena?',
  'En el buffet, por la noche, rogamos pantalón largo para los caballeros; no se admiten bañadores.',
);
const house = [buffet, dress, linkFact('breakfast'), linkFact('breakfastPrice'), linkFact('pool')];

const chosen = (text: string, entries: LinkedEntry[], previousLanguage: string): string[] =>
  chooseEntries(understand(text, { previousLanguage }), entries).flatMap((choice) =>
    choice.action === 'answer' ? [choice.cover.entry] : [choice.action],
  );

describe('A meal that is named alone', () => {
  test.each([
    ['en', 'breakfast'],
    ['fr', 'petit déjeuner'],
    ['de', 'Frühstück'],
    ['es', 'desayuno'],
    ['it', 'colazione'],
    ['pt', 'pequeno-almoço'],
    ['nl', 'ontbijt'],
    ['pl', 'śniadanie'],
    ['ru', 'завтрак'],
    ['tr', 'kahvaltı?'],
    ['ar', 'فطور'],
    ['zh', '早餐'],
    ['ja', '朝食'],
  ])('is answered with its hours and its price (%s): %s', (language, text) =>
    expect(chosen(text, house, language)).toEqual(['profile.breakfast', 'profile.breakfastPrice']),
  );

  test.each([
    ['en', 'dinner'],
    ['es', 'cena'],
    ['de', 'Abendessen'],
    ['ja', '夕食'],
    ['ru', 'ужин'],
    ['en', "When's dinner?"],
    ['ru', 'когда ужин'],
  ])('is answered by the hours, not by what to wear at it (%s): %s', (language, text) =>
    expect(chosen(text, house, language)).toEqual(['buffet']),
  );

  test('is asked back where entries about its hours and its price are titled with it', () => {
    const hours = written('hours', 'What time is breakfast served?', 'Breakfast is from 7:00 to 10:30.', 'en');
    const price = written('price', 'How much does breakfast cost?', 'Breakfast costs 19 euros.', 'en');
    expect(chosen('breakfast', [hours, price], 'en')).toEqual(['ask']);
  });
});
