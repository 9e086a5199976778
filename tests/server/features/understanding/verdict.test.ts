import { describe, expect, test } from 'vitest';
import { COMPARED_FEATURES } from '#server/features/understanding/entries/compared.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { judgedByTrees, judgedEntries } from '#server/features/understanding/entries/judged.ts';
import {
  type Judged,
  VERDICT_FEATURES,
  verdictNumbers,
  verdictOf,
} from '#server/features/understanding/entries/verdict.ts';
import { understand } from '#server/features/understanding/understand.ts';

const pool = linkEntry({ id: 'pool', language: 'en', title: 'Pool', text: 'The pool is open from 8:00 to 20:00.' });
const becken = linkEntry({
  id: 'becken',
  language: 'de',
  title: 'Schwimmbad',
  text: 'Das Schwimmbad ist von 8:00 bis 20:00 Uhr geöffnet.',
});
const parking = linkEntry({ id: 'parking', language: 'en', title: 'Parking', text: 'The car park costs €12 a night.' });
const numbers = COMPARED_FEATURES.map(() => 0);
const judged = (entry: Judged['entry'], logit: number): Judged => ({
  entry,
  logit,
  numbers,
  byAll: { share: 0, none: 0 },
  guarded: false,
  plain: false,
});
const probabilityOf = (logit: number): number => 1 / (1 + Math.exp(-logit));

describe('The verdict', () => {
  test('looks at how far an entry is ahead of the others; the same in another language is no other', () => {
    const all = [judged(pool, 2), judged(becken, 1.5), judged(parking, -3)];
    const [own, ahead, ...rest] = verdictNumbers(all[0]!, all);
    expect([own, ahead]).toEqual([2, 5]);
    expect(rest).toHaveLength(VERDICT_FEATURES.length - 2);
  });

  test('says no more than the trees where something speaks against the entry that few messages are about', () => {
    const all = [judged(pool, -20), judged(parking, -20)];
    expect(verdictOf({ ...all[0]!, guarded: true }, all)).toBe(-20);
    expect(verdictOf(all[0]!, all)).toBeGreaterThan(-20);
  });

  test('is what an entry is sent by', () => {
    const { clauses } = understand('When is the pool open?');
    const [clause] = clauses;
    const entries = [pool, parking];
    const byTrees = judgedByTrees(clause!, clauses, entries);
    const [best] = judgedEntries(clause!, clauses, entries);
    expect(best?.entry).toBe('pool');
    expect(best?.probability).toBeCloseTo(
      probabilityOf(
        verdictOf(
          byTrees.find(({ entry }) => entry === pool)!,
          byTrees,
        ),
      ),
    );
    expect(best?.probability).toBeGreaterThan(0.75);
  });

  test('leaves a question that the entry does not answer to a person', () => {
    const { clauses } = understand('Is the water in the pool salty? My skin itches from chlorine');
    const sent = clauses.flatMap((clause) => judgedEntries(clause, clauses, [pool, parking]));
    expect(Math.max(...sent.map(({ probability }) => probability))).toBeLessThan(0.75);
  });
});
