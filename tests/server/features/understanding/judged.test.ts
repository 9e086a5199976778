import { describe, expect, test } from 'vitest';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { judgedEntries } from '#server/features/understanding/entries/judged.ts';
import { understand } from '#server/features/understanding/understand.ts';

const pool = linkEntry({ id: 'pool', language: 'en', title: 'Pool', text: 'The pool is open from 8:00 to 20:00.' });
const parking = linkEntry({
  id: 'parking',
  language: 'en',
  title: 'Parking',
  text: 'The car park is behind the house.',
});
const charging = linkEntry({
  id: 'charging',
  language: 'en',
  title: 'Electric cars',
  text: 'Two chargers (Type 2) in the yard, 45p per kWh.',
});
const entries = [pool, parking, charging];

/** By entry, the highest probability that it answers one of the clauses. */
function judged(text: string): Record<string, number> {
  const { clauses } = understand(text);
  const found: Record<string, number> = {};
  for (const { entry, probability } of clauses.flatMap((clause) => judgedEntries(clause, clauses, entries)))
    found[entry] = Math.max(found[entry] ?? 0, probability);
  return found;
}

describe('How probable it is that an entry answers a question', () => {
  test('is enough to send what plainly answers it', () => {
    const { pool: right, parking: wrong } = judged('When is the pool open?');
    expect(right).toBeGreaterThan(0.75);
    expect(wrong).toBeLessThan(0.1);
  });

  test('is not enough where the entry is about the thing and does not say what is asked', () => {
    expect(judged('Is the water in the pool salty? My skin itches from chlorine')['pool']).toBeLessThan(0.75);
    expect(judged('How much is parking?')['parking']).toBeLessThan(0.75);
  });

  test('is enough where a price is asked for and the entry states it in cents', () => {
    expect(judged('How much is it to charge our electric car?')['charging']).toBeGreaterThan(0.75);
  });
});

describe('What a person said that an entry answers', () => {
  const cots = {
    id: 'cots',
    language: 'en',
    title: 'Cots and extra beds',
    text: 'A cot is free, an extra bed costs €40 a night. Please tell us before you arrive.',
  };
  const judgedOf = (entry: Parameters<typeof linkEntry>[0], text: string): number => {
    const { clauses } = understand(text);
    return judgedEntries(clauses[0]!, clauses, [linkEntry(entry), pool, parking])[0]!.probability;
  };

  test('is answered by it from then on', () => {
    expect(judgedOf(cots, 'Can we upgrade our room?')).toBeLessThan(0.45);
    expect(judgedOf({ ...cots, answers: ['room.upgrade'] }, 'Can we upgrade our room?')).toBeGreaterThan(0.75);
  });

  test('and what it does not answer is not', () => {
    const text = 'How much is an extra bed?';
    const [asked] = understand(text).clauses[0]!.intents;
    expect(judgedOf(cots, text)).toBeGreaterThan(0.75);
    expect(judgedOf({ ...cots, never: [asked!.id] }, text)).toBeLessThan(0.45);
  });
});
