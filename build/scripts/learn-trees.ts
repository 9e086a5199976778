import fs from 'node:fs';
import path from 'node:path';
import { learnTrees, type TreeRow } from '#server/features/understanding/cover-training/tree-learner.ts';
import { mayAnswer } from '#server/features/understanding/entries/choose.ts';
import { COMPARED_FEATURES, comparedEntries } from '#server/features/understanding/entries/compared.ts';
import type { LinkedEntry } from '#server/features/understanding/entries/entries.types.ts';
import { isTranslation } from '#server/features/understanding/entries/same-subject.ts';
import { seededRandom } from '#server/features/understanding/training/random.ts';
import { knowledge, prepareModel } from '#server/features/understanding/model-store.ts';
import { understand } from '#server/features/understanding/understand.ts';
import { DEVELOPMENT_SETS, developmentHotels, developmentLines } from '#tests/understanding/development.ts';
import { linkedEntries } from '#tests/understanding/figures.ts';
import type { HeldOutLine } from '#tests/understanding/held-out.ts';

/** Learns the trees that correct covers from the messages of tests/understanding/development and particular (two minutes) and writes them. */
const FILE = path.resolve(import.meta.dirname, '../../server/features/understanding/data/cover-trees.json');
const LEARNED_FROM: readonly HeldOutLine['kind'][] = ['answerable', 'plain', 'unanswerable', 'lookalike'];
const OPTIONS = { trees: 150, leaves: 12, rate: 0.05, leastRows: 40, ridge: 5 };
/** Most guests ask plainly; most messages of the set do not. Look-alikes are rare in it and must not be answered. */
const WEIGHTS: Partial<Record<HeldOutLine['kind'], number>> = { plain: 3, lookalike: 3 };
/** Each message is also asked of the same hotel with fewer entries, so mostly without the one that answers. */
const HALF = 0.5;
const FEW = 6;
const random = seededRandom(5);

await prepareModel();
const hotels = new Map(
  DEVELOPMENT_SETS.flatMap((set) => developmentHotels(set)).map((hotel) => [hotel.id, linkedEntries(hotel)]),
);
const rows = DEVELOPMENT_SETS.flatMap((set) => developmentLines(set))
  .filter(({ kind }) => LEARNED_FROM.includes(kind))
  .flatMap(rowsOf);
const trees = learnTrees(rows, OPTIONS).map(({ features, limits, lower, values }) => ({
  features,
  limits: limits.map(shortened),
  lower,
  values: values.map(shortened),
}));
const lines = trees.map((tree) => JSON.stringify(tree));
fs.writeFileSync(FILE, `{"features": ${JSON.stringify(COMPARED_FEATURES)},\n"trees": [\n${lines.join(',\n')}\n]}\n`);
console.log(`${rows.length} rows, ${trees.length} trees`);

function rowsOf({ text, kind, hotel, answer }: HeldOutLine): TreeRow[] {
  const { clauses, danger, complaint } = understand(text);
  if (danger !== null || complaint || clauses.some(({ signals }) => signals.trouble)) return [];
  const all = hotels.get(hotel) ?? [];
  const isRight = ({ id }: LinkedEntry): boolean => answer?.includes(id) ?? false;
  return clauses.flatMap((clause) =>
    [all, some(all, HALF), some(all, FEW / all.length)].flatMap((entries) => {
      const usable = entries.filter((entry) => mayAnswer(entry, clause, entries));
      const compared = comparedEntries(clause, clauses.length, usable, knowledge());
      const right = compared.filter(({ entry }) => isRight(entry));
      return compared
        .filter(({ entry }) => isRight(entry) || !right.some((other) => isTranslation(entry, other.entry)))
        .map(({ entry, first, numbers }) => ({
          numbers,
          wanted: isRight(entry),
          before: first,
          weight: WEIGHTS[kind] ?? 1,
        }));
    }),
  );
}

function some(entries: LinkedEntry[], share: number): LinkedEntry[] {
  return entries.filter(() => random() < share);
}

function shortened(value: number): number {
  return Number(value.toPrecision(4));
}
