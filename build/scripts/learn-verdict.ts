import { asksSomething, mayAnswer } from '#server/features/understanding/entries/choose.ts';
import { judgedByTrees } from '#server/features/understanding/entries/judged.ts';
import type { LinkedEntry } from '#server/features/understanding/entries/entries.types.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { beforeVerdict, VERDICT_FEATURES, verdictNumbers } from '#server/features/understanding/entries/verdict.ts';
import { learnTrees, type TreeRow } from '#server/features/understanding/cover-training/tree-learner.ts';
import { prepareModel } from '#server/features/understanding/model-store.ts';
import { readApart, readApartTranslated } from '#server/features/understanding/sources.ts';
import { type AskedHotel, type AskedLine, parseAsked } from '#server/features/understanding/training/asked.rules.ts';
import { understand } from '#server/features/understanding/understand.ts';
import { writeTrees } from './tree-files.ts';

/** Learns the trees of the verdict from the messages of data/asked/apart/ (three minutes) and writes them. */
const OPTIONS = { trees: 400, leaves: 16, rate: 0.05, leastRows: 40, ridge: 10 };
/** Most guests ask plainly; most messages of the set do not. */
const WEIGHTS: Partial<Record<AskedLine['kind'], number>> = { plain: 3 };
/** So many entries that the trees take for the nearest, of each clause, and that are most like the whole message are learned from. */
const NEAREST = 2;
const MOST_LIKE = 3;
/** Between the messages of a burst. */
const BURST = ' / ';

await prepareModel();
const { hotels, lines } = parseAsked(readApart());
const inOneLanguage = linkedOf(hotels);
const translated = linkedOf(parseAsked(readApartTranslated()).hotels);
/** The same hotels, those whose entries are translated with both. */
const inBoth = new Map([...translated].map(([id, entries]) => [id, [...(inOneLanguage.get(id) ?? []), ...entries]]));
const rows = [inOneLanguage, inBoth].flatMap((linked) =>
  lines.flatMap((line) => rowsOf(line, linked.get(line.hotel ?? '') ?? [])),
);
writeTrees('verdict-trees.json', VERDICT_FEATURES, learnTrees(rows, OPTIONS));
console.log(`${lines.length} messages, ${rows.length} rows`);

function linkedOf(found: AskedHotel[]): Map<string, LinkedEntry[]> {
  return new Map(found.map(({ id, entries }) => [id, entries.map((entry) => linkEntry(entry))]));
}

/** One row for each entry: what is said of it in the clause that speaks most for it. */
function rowsOf({ text, kind, answers }: AskedLine, entries: LinkedEntry[]): TreeRow[] {
  if (entries.length === 0) return [];
  const { clauses, danger, problem, complaint } = understand(text.replaceAll(BURST, '\n'));
  if (danger !== null || problem || complaint) return [];
  const judged = clauses.filter(asksSomething).map((clause) =>
    judgedByTrees(
      clause,
      clauses,
      entries.filter((entry) => mayAnswer(entry, clause, entries)),
    ),
  );
  const near = judged.flatMap((all) => [
    ...all.toSorted((a, b) => b.logit - a.logit).slice(0, NEAREST),
    ...all.toSorted((a, b) => b.byAll.share - a.byAll.share).slice(0, MOST_LIKE),
  ]);
  return [...new Set(near.map(({ entry }) => entry))].map((entry) => {
    const found = judged.flatMap((all) => all.filter((one) => one.entry === entry).map((one) => ({ one, all })));
    const { one, all } = found.reduce((best, other) => (other.one.logit > best.one.logit ? other : best));
    return {
      numbers: verdictNumbers(one, all),
      wanted: answers.includes(entry.id),
      before: beforeVerdict(one),
      weight: WEIGHTS[kind] ?? 1,
    };
  });
}
