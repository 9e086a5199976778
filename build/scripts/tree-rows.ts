import { parentPort, workerData } from 'node:worker_threads';
import type { TreeRow } from '#server/features/understanding/cover-training/tree-learner.ts';
import { mayAnswer } from '#server/features/understanding/entries/choose.ts';
import { COMPARED_FEATURES, comparedEntries } from '#server/features/understanding/entries/compared.ts';
import type { LinkedEntry } from '#server/features/understanding/entries/entries.types.ts';
import { isTranslation } from '#server/features/understanding/entries/same-subject.ts';
import { seededRandom } from '#server/features/understanding/training/random.ts';
import { knowledge, setModel } from '#server/features/understanding/model-store.ts';
import { hashIndexOf } from '#server/features/understanding/model/hash-index.ts';
import { decodeModel, encodeModel, type ModelFile } from '#server/features/understanding/model/model-file.ts';
import { logitByTrees, type Tree } from '#server/features/understanding/model/trees.ts';
import { readSources } from '#server/features/understanding/sources.ts';
import { parseAsked } from '#server/features/understanding/training/asked.rules.ts';
import { housesOf } from '#server/features/understanding/training/houses.ts';
import { type House, trainLikeness } from '#server/features/understanding/training/likeness-trainer.ts';
import { likenessArrays } from '#server/features/understanding/training/pack-rows.ts';
import { LIKENESS, LIKENESS_SEEDS } from '#server/features/understanding/training/trainer.ts';
import { gateNumbersOf, understand } from '#server/features/understanding/understand.ts';
import { DEVELOPMENT_SETS, developmentHotels, developmentLines } from '#tests/understanding/development.ts';
import { linkedEntries } from '#tests/understanding/figures.ts';
import type { HeldOutLine } from '#tests/understanding/held-out.ts';
import { baseOf, foldOf, vectorOf, withKindsOfOthers } from './folds.ts';
import { type GateExample, learnGate } from './gate-lessons.ts';
import { prepareLessonModel } from './lesson-model.ts';

/** A thread of `learn-trees.ts`: answers a number of FOLDS with the rows that the messages to its hotels give. */
const LEARNED_FROM: readonly HeldOutLine['kind'][] = ['answerable', 'plain', 'unanswerable', 'lookalike'];
/** Most guests ask plainly; most messages of the set do not. Look-alikes are rare in it and must not be answered. */
const WEIGHTS: Partial<Record<HeldOutLine['kind'], number>> = { plain: 3, lookalike: 3 };
/** Each message is also asked of the same hotel with fewer entries, so mostly without the one that answers. */
const HALF = 16;
const FEW = 6;
/** Of the wrong entries that are neither among the nearest nor like the question, one of so many is learned from, and counts for all. */
const FAR_SHARE = 5;
const NEAREST = 3;
const FAR_BEHIND = -2;
const LIKENESS_AHEAD = COMPARED_FEATURES.indexOf('likenessAhead');
let random = seededRandom(0);

const file = decodeModel(await prepareLessonModel());
const asked = parseAsked(readSources().asked);
const lines = DEVELOPMENT_SETS.flatMap((set) => developmentLines(set)).filter(({ kind }) =>
  LEARNED_FROM.includes(kind),
);
const houses = DEVELOPMENT_SETS.flatMap((set) => developmentHotels(set));
const examples: GateExample[] = workerData;
const taught = housesOf(asked.hotels, asked.lines, vectorOf, hashIndexOf(file.arrays.vocabulary));

parentPort?.on('message', (fold: number) => {
  random = seededRandom(fold);
  parentPort?.postMessage(rowsOfFold(fold));
});

/** What the gate, the kinds and the likeness say of a message is learned from other hotels than the message's own. */
function rowsOfFold(fold: number): TreeRow[] {
  const gate = learnGate(
    'lookalike',
    examples.filter(({ hotel }) => hotel === null || foldOf(hotel) !== fold),
  );
  setModel(
    withLikeness(
      withKindsOfOthers(file, fold),
      taught.filter((_house, index) => foldOf(asked.hotels[index]!.id) !== fold),
    ),
  );
  const hotels = new Map(
    houses.filter(({ id }) => foldOf(id) === fold).map((hotel) => [hotel.id, linkedEntries(hotel)]),
  );
  return lines
    .filter(({ hotel }) => hotels.has(hotel))
    .flatMap((line) => rowsOf(line, hotels.get(line.hotel) ?? [], gate));
}

/** The model with a likeness that is learned from these hotels only. */
function withLikeness({ header, arrays }: ModelFile, from: House[]): Buffer {
  const base = baseOf({ header, arrays });
  const likenesses = LIKENESS_SEEDS.map((seed) => trainLikeness(from, base, { ...LIKENESS, seed }));
  return encodeModel({ header, arrays: { ...arrays, ...likenessArrays(likenesses, base) } });
}

function rowsOf({ text, kind, answer }: HeldOutLine, all: LinkedEntry[], gate: readonly Tree[]): TreeRow[] {
  const { clauses: read, danger, problem } = understand(text);
  const clauses = read.map((clause) => ({
    ...clause,
    lookalike: logitByTrees(gate, gateNumbersOf(clause.apart ? clause.text : text)),
  }));
  if (danger !== null || problem) return [];
  const isRight = ({ id }: LinkedEntry): boolean => answer?.includes(id) ?? false;
  return clauses.flatMap((clause) =>
    [all, some(all, (random() < 0.5 ? HALF : FEW) / all.length)].flatMap((entries) => {
      const usable = entries.filter((entry) => mayAnswer(entry, clause, entries));
      const compared = comparedEntries(clause, clauses, usable, knowledge());
      const right = compared.filter(({ entry }) => isRight(entry));
      return compared
        .filter(({ entry }) => isRight(entry) || !right.some((other) => isTranslation(entry, other.entry)))
        .flatMap(({ entry, first, numbers }, rank) => {
          const far = rank >= NEAREST && !isRight(entry) && numbers[LIKENESS_AHEAD]! < FAR_BEHIND;
          if (far && random() >= 1 / FAR_SHARE) return [];
          const weight = (WEIGHTS[kind] ?? 1) * (far ? FAR_SHARE : 1);
          return [{ numbers, wanted: isRight(entry), before: first, weight }];
        });
    }),
  );
}

function some(entries: LinkedEntry[], share: number): LinkedEntry[] {
  return entries.filter(() => random() < share);
}
