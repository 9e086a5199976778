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
