import { learnTrees, type TreeRow } from '#server/features/understanding/cover-training/tree-learner.ts';
import { mayAnswer } from '#server/features/understanding/entries/choose.ts';
import { COMPARED_FEATURES, comparedEntries } from '#server/features/understanding/entries/compared.ts';
import type { LinkedEntry } from '#server/features/understanding/entries/entries.types.ts';
import { isTranslation } from '#server/features/understanding/entries/same-subject.ts';
import { seededRandom } from '#server/features/understanding/training/random.ts';
import { knowledge, prepareModel } from '#server/features/understanding/model-store.ts';
import { logitByTrees } from '#server/features/understanding/model/trees.ts';
import { gateNumbersOf, understand } from '#server/features/understanding/understand.ts';
import { DEVELOPMENT_SETS, developmentHotels, developmentLines } from '#tests/understanding/development.ts';
import { linkedEntries } from '#tests/understanding/figures.ts';
import type { HeldOutLine } from '#tests/understanding/held-out.ts';
import { gateExamples, learnGate } from './gate-lessons.ts';
import { writeTrees } from './tree-files.ts';

/** Learns the trees that correct covers from the messages of data/asked/ (two minutes) and writes them. */
const LEARNED_FROM: readonly HeldOutLine['kind'][] = ['answerable', 'plain', 'unanswerable', 'lookalike'];
const OPTIONS = { trees: 250, leaves: 16, rate: 0.05, leastRows: 40, ridge: 10 };
/** Most guests ask plainly; most messages of the set do not. Look-alikes are rare in it and must not be answered. */
const WEIGHTS: Partial<Record<HeldOutLine['kind'], number>> = { plain: 3, lookalike: 3 };
/** Each message is also asked of the same hotel with fewer entries, so mostly without the one that answers. */
const HALF = 0.5;
const FEW = 6;
const FOLDS = 2;
const random = seededRandom(5);

await prepareModel();
const hotels = new Map(
  DEVELOPMENT_SETS.flatMap((set) => developmentHotels(set)).map((hotel) => [hotel.id, linkedEntries(hotel)]),
);
const lines = DEVELOPMENT_SETS.flatMap((set) => developmentLines(set)).filter(({ kind }) =>
  LEARNED_FROM.includes(kind),
);
const houses = [...new Set(lines.map(({ hotel }) => hotel))];
const foldOf = ({ hotel }: { hotel: string }): number => houses.indexOf(hotel) % FOLDS;
/** The gate learned without the fold: what it says of a message that it has not learned from. */
const examples = gateExamples();
const gates = Array.from({ length: FOLDS }, (_, fold) =>
  learnGate(
    'lookalike',
    examples.filter(({ hotel }) => hotel === null || foldOf({ hotel }) !== fold),
  ),
);
const rows = lines.flatMap(rowsOf);
const trees = learnTrees(rows, OPTIONS);
writeTrees('cover-trees.json', COMPARED_FEATURES, trees);
console.log(`${rows.length} rows, ${trees.length} trees`);

function rowsOf({ text, kind, hotel, answer }: HeldOutLine): TreeRow[] {
  const { clauses: read, danger, problem } = understand(text);
  const gate = gates[foldOf({ hotel })] ?? [];
  const clauses = read.map((clause) => ({
    ...clause,
    lookalike: logitByTrees(gate, gateNumbersOf(clause.apart ? clause.text : text)),
  }));
  if (danger !== null || problem) return [];
  const all = hotels.get(hotel) ?? [];
  const isRight = ({ id }: LinkedEntry): boolean => answer?.includes(id) ?? false;
  return clauses.flatMap((clause) =>
    [all, some(all, HALF), some(all, FEW / all.length)].flatMap((entries) => {
      const usable = entries.filter((entry) => mayAnswer(entry, clause, entries));
      const compared = comparedEntries(clause, clauses, usable, knowledge());
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
