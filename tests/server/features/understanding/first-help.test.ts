import { describe, expect, test } from 'vitest';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import type { LinkedEntry } from '#server/features/understanding/entries/entries.types.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { understand } from '#server/features/understanding/understand.ts';

const entry = (id: string, title: string, text: string, language = 'en') => linkEntry({ id, title, text, language });
const heating = entry('heating', 'Heating and air conditioning', 'Turn the wheel on the wall. 3 is about 20 degrees.');
const keys = entry('keys', 'Locked out or lost key', 'Call +32 3 555 07 70 at any hour. A new key costs 25 €.');
const chosen = (text: string, entries: LinkedEntry[]): string[] =>
  chooseEntries(understand(text), entries).map((choice) =>
    choice.action === 'answer' ? choice.cover.entry : choice.action,
  );

describe('An entry that says what to do at once', () => {
  test.each([
    'It is chilly in here. How do I switch the heating on?',
    'Il fait froid. Comment on règle le chauffage ?',
  ])('answers how a thing works: %s', (text) => {
    expect(chosen(text, [heating, keys])).toContain('heating');
  });

  test.each(['The heating is broken. How do I switch it on?', 'The heating does not work'])(
    'leaves a fault to a person: %s',
    (text) => {
      expect(chosen(text, [heating, keys]).every((action) => action === 'person')).toBe(true);
    },
  );

  test('helps who is locked out, and a person hears of it', () => {
    const choices = chosen('I am locked out, the key is in the room', [heating, keys]);
    expect(choices).toContain('keys');
    expect(choices).toContain('person');
  });

  test('without such an entry only a person does', () => {
    expect(chosen('I am locked out, the key is in the room', [heating])).toEqual(['person']);
  });
});

describe('An FAQ in two languages', () => {
  const kitchen = [
    entry('kitchen-nl', 'Keuken', 'Elke studio heeft een keuken met kookplaat, oven, potten en borden.', 'nl'),
    entry('kitchen-en', 'Kitchen', 'Each studio has a kitchen with hob, oven, pots and plates.'),
    entry('laundry', 'Laundry room', 'The washing machines are in the basement.'),
  ];

  test.each(['Is there a kitchen in the studio?', 'Gibt es eine Küche?', 'y a-t-il une cuisine ?', '有厨房吗'])(
    'is one answer and no choice between two: %s',
    (text) => {
      const [choice, ...others] = chosen(text, kitchen);
      expect(choice).toMatch(/^kitchen-/);
      expect(others).toEqual([]);
    },
  );
});
