import { expect, test } from 'vitest';
import { LOOKALIKE_FROM } from '#server/features/understanding/entries/choose.ts';
import { readSources } from '#server/features/understanding/sources.ts';
import { type GateLine, parseGateLines } from '#server/features/understanding/training/gate-lines.rules.ts';
import { understand } from '#server/features/understanding/understand.ts';

/** Percent of lines. The gates are learned from this set, so its figures are better than unseen ones. */
type Figures = Record<'seen' | 'certain' | 'problem' | 'lookalike', [least: number, most: number]>;
const ANY: [number, number] = [0, 100];
const FLOORS: Record<GateLine['kind'], Figures> = {
  emergency: { seen: [98, 100], certain: [95, 100], problem: ANY, lookalike: ANY },
  harmless: { seen: [0, 25], certain: [0, 10], problem: ANY, lookalike: ANY },
  question: { seen: [0, 7], certain: [0, 2], problem: [0, 11], lookalike: [0, 10] },
  trouble: { seen: [0, 26], certain: [0, 12], problem: [94, 100], lookalike: ANY },
  complaint: { seen: [0, 18], certain: [0, 5], problem: [85, 100], lookalike: ANY },
  remark: { seen: [0, 10], certain: [0, 3], problem: [0, 34], lookalike: ANY },
  lookalike: { seen: [0, 12], certain: [0, 5], problem: ANY, lookalike: [55, 100] },
};
const lines = parseGateLines(readSources().gates);

test.each(Object.keys(FLOORS) as GateLine['kind'][])(
  '%s: as many are danger, a problem or a look-alike as the floors say',
  (kind) => {
    const read = lines.filter((line) => line.kind === kind).map(({ text }) => understand(text));
    const percent = (holds: (one: (typeof read)[number]) => boolean): number =>
      (100 * read.filter(holds).length) / read.length;
    const figures = {
      seen: percent(({ danger }) => danger !== null),
      certain: percent(({ danger }) => danger?.level === 'certain'),
      problem: percent(({ problem }) => problem),
      lookalike: percent(({ clauses }) => clauses.some(({ lookalike }) => lookalike >= LOOKALIKE_FROM)),
    };
    expect(read.length).toBeGreaterThan(300);
    for (const [name, [least, most]] of Object.entries(FLOORS[kind])) {
      const figure = figures[name as keyof typeof figures];
      expect(figure, name).toBeGreaterThanOrEqual(least);
      expect(figure, name).toBeLessThanOrEqual(most);
    }
  },
  60_000,
);
