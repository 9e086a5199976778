import { describe, expect, test } from 'vitest';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { parseTrees } from '#server/features/understanding/model/trees.ts';
import { GATE_NUMBERS } from '#server/features/understanding/gates/gate-numbers.ts';
import { gateLogit, GATES } from '#server/features/understanding/gates/gates.ts';
import { gateNumbersOf, understand } from '#server/features/understanding/understand.ts';

const entry = (id: string, title: string, text: string) => linkEntry({ id, title, text, language: 'en' });
const house = [
  entry('wifi', 'WiFi', 'The network is Harbour, the password is seagull77. It is free in the whole house.'),
  entry('drying', 'Drying room', 'Wet boots and jackets dry in the heated room beside the ski room, day and night.'),
  entry('pool', 'Pool', 'The indoor pool is open from 8:00 to 21:00.'),
];
const sent = (text: string): string[] => {
  const choices = chooseEntries(understand(text), house);
  return [...new Set(choices.flatMap((choice) => (choice.action === 'answer' ? [choice.cover.entry] : [])))];
};

describe('What the gates decide by', () => {
  test('has a number for every name, for a short text and a long one', () => {
    for (const text of ['hi', 'When is breakfast? And is there a pool? We come with two kids.'.repeat(20)]) {
      const numbers = gateNumbersOf(text);
      expect(numbers).toHaveLength(GATE_NUMBERS.length);
      expect(numbers.every(Number.isFinite)).toBe(true);
    }
  });

  test('trees of other numbers are refused', () => {
    expect(() => parseTrees('{"features": ["other"], "trees": []}', GATE_NUMBERS)).toThrow(/understanding:weights/);
  });

  test('every gate says something else of a danger, a problem and a look-alike', () => {
    const texts = ['my wife fainted and does not wake up', 'the shower is broken', 'was the pool warmer last year?'];
    for (const [index, gate] of GATES.entries()) {
      const logits = texts.map((text) => gateLogit(gate, gateNumbersOf(text)));
      expect(logits.indexOf(Math.max(...logits))).toBe(index);
    }
  });
});

describe('A question with something unpleasant beside it', () => {
  test.each([
    ['my laptop wants some code before it lets me online, what is it?', 'wifi'],
    ["we're soaked and freezing, where can we dry our boots?", 'drying'],
    ['not slept at all on the night train, poor kids... until when is the pool open?', 'pool'],
  ])('is answered: %s', (text, id) => expect(sent(text)).toEqual([id]));
});

describe('No problem', () => {
  test.each(['wifi', 'Lovely hotel, we like it very much', 'My booking is KX7P2M, name Lovelace'])(
    'is reported by: %s',
    (text) => expect(understand(text).problem).toBe(false),
  );
});

describe('Danger beside an ordinary question', () => {
  test.each([
    'what time is breakfast and also my son has drunk cleaning fluid',
    'Wie lautet das WLAN-Passwort? Außerdem ist meine Frau gerade umgekippt und reagiert nicht',
    '¿A qué hora abre la piscina? Hay humo saliendo del enchufe',
  ])('is danger: %s', (text) => {
    expect(understand(text).danger?.level).toBe('certain');
    expect(sent(text)).toEqual([]);
  });
});

describe('What only looks like a question about the hotel', () => {
  test.each(['was your pool open longer last summer?', 'my sister’s hotel in Leeds, when does their pool open?'])(
    'is not answered: %s',
    (text) => expect(sent(text)).toEqual([]),
  );
});
