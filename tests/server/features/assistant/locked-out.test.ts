import { describe, expect, test } from 'vitest';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { aHotel, aTurn } from './assistant-fixtures.ts';

const night = { now: () => new Date('2026-11-21T02:00:00Z') };
const hotel = aHotel({ reception_opens: '07:00', reception_closes: '22:00' });
const told = (text: string) => createComposer({ model: null, clock: night }).compose(aTurn(text, { hotel }));

describe('A guest who is locked out at night', () => {
  test.each([
    ['I locked myself out, the key is inside', 'locked out', 'call us'],
    ['Ich habe mich ausgesperrt, der Schlüssel liegt im Zimmer', 'ausgesperrt', 'anrufen'],
    ['Je suis enfermé dehors, la clé est dans la chambre', 'enfermé dehors', 'appeler'],
    ['Me he quedado fuera de la habitación sin llave', 'quedado fuera', 'llamarnos'],
  ])('is told that a person knows, and the phone number instead of the opening time: %s', async (text, said, phone) => {
    const { reply, human_required, priority } = await told(text);
    expect(human_required).toBe(true);
    expect(priority).toBe('high');
    expect(reply).toContain(said);
    expect(reply).toContain(phone);
    expect(reply).not.toMatch(/\d:00|\d Uhr/);
  });

  test('for a broken shower the opening time is told as before', async () => {
    const { reply } = await told('My shower is broken');
    expect(reply).toContain('open again');
  });
});
