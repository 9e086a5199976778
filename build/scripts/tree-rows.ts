import { parentPort } from 'node:worker_threads';
import { asksSomething } from '#server/features/understanding/entries/choose.ts';
import { COMPARED_FEATURES, type Compared, comparedEntries } from '#server/features/understanding/entries/compared.ts';
import { beforeTrees } from '#server/features/understanding/entries/judged.ts';
import type { LinkedEntry } from '#server/features/understanding/entries/entries.types.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { mayAnswer } from '#server/features/understanding/entries/may-answer.ts';
import { knowledge } from '#server/features/understanding/model-store.ts';
import type { TreeRow } from '#server/features/understanding/cover-training/tree-learner.ts';
import { readSources, readTranslated } from '#server/features/understanding/sources.ts';
import { type AskedHotel, type AskedLine, parseAsked } from '#server/features/understanding/training/asked.rules.ts';
import { understand } from '#server/features/understanding/understand.ts';
import { foldOf } from './folds.ts';
import { prepareModelWithout } from './lesson-model.ts';

/** A thread of `learn-trees.ts`: answers a number of FOLDS with the rows that the messages to its hotels give. */
const LEARNED_FROM: readonly AskedLine['kind'][] = ['answerable', 'plain', 'unanswerable', 'lookalike'];
/** Most guests ask plainly; most messages of the set do not. */
const WEIGHTS: Partial<Record<AskedLine['kind'], number>> = { plain: 3 };
/** So many entries that `covers` takes for the nearest, of each clause, and that are most like the whole message are learned from. */
const NEAREST = 2;
const MOST_LIKE = 3;
const BY_ALL = COMPARED_FEATURES.indexOf('byAllShare');
/** Between the messages of a burst. */
const BURST = ' / ';

const { hotels, lines } = parseAsked(readSources().asked);
const translated = new Map(parseAsked(readTranslated()).hotels.map(({ id, entries }) => [id, entries]));

parentPort?.on('message', (fold: number) => void rowsOfFold(fold).then((rows) => parentPort?.postMessage(rows)));

async function rowsOfFold(fold: number): Promise<TreeRow[]> {
  await prepareModelWithout(fold);
  return hotels.filter(({ id }) => foldOf(id) === fold).flatMap(rowsOfHotel);
}

/** A hotel whose entries are translated is asked with them as well. */
function rowsOfHotel({ id, entries }: AskedHotel): TreeRow[] {
  const asked = lines.filter(({ hotel, kind }) => hotel === id && LEARNED_FROM.includes(kind));
  const further = translated.get(id);
  return [entries, ...(further ? [[...entries, ...further]] : [])].flatMap((some) => {
    const linked = some.map((entry) => linkEntry(entry));
    return asked.flatMap((line) => rowsOf(line, linked));
  });
}

/** One row for each entry: what is said of it in the clause that `covers` finds it nearest to. */
function rowsOf({ text, kind, answers }: AskedLine, entries: LinkedEntry[]): TreeRow[] {
  const { clauses, danger, problem, complaint } = understand(text.replaceAll(BURST, '\n'));
  if (danger !== null || problem || complaint) return [];
  const compared = clauses.filter(asksSomething).map((clause) =>
    comparedEntries(
      clause,
      clauses,
      entries.filter((entry) => mayAnswer(entry, clause, entries)),
      knowledge(),
    ),
  );
  const near = compared.flatMap((all) => [...most(all, NEAREST, ({ first }) => first), ...most(all, MOST_LIKE, byAll)]);
  return [...new Set(near.map(({ entry }) => entry))].map((entry) => {
    const one = most(
      compared.flatMap((all) => all.filter((other) => other.entry === entry)),
      1,
      ({ first }) => first,
    )[0]!;
    return {
      numbers: one.numbers,
      wanted: answers.includes(entry.id),
      before: beforeTrees(one),
      weight: WEIGHTS[kind] ?? 1,
    };
  });
}

function byAll({ numbers }: Compared): number {
  return numbers[BY_ALL]!;
}

const most = (all: Compared[], count: number, value: (one: Compared) => number): Compared[] =>
  all.toSorted((a, b) => value(b) - value(a)).slice(0, count);
