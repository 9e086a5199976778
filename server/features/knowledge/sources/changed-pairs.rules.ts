import type { FoundPair } from '#shared/features/knowledge/knowledge-import.schema.ts';

/** A pair of the source as it was; `has_entry`: an entry was made of it and still exists. */
export type PairBefore = { id: string; question: string; answer: string; has_entry: boolean };
export type PairChange =
  | { kind: 'added'; pair_id: null; pair: FoundPair }
  | { kind: 'changed'; pair_id: string; pair: FoundPair }
  | { kind: 'removed'; pair_id: string; before: PairBefore };

type Words = { question: string; answer: string };

/** Most pairs on each side that are compared by their words. */
const MOST_COMPARED = 100;
/** Share of common words from which two pairs are the same one, reworded. */
const SAME = 0.5;

/**
 * What has changed between two readings: pairs are the same by question and answer, else by question, by answer, or by
 * most of their words. A pair that staff did not approve is not proposed when it changes or goes.
 */
export function changedPairs(before: readonly PairBefore[], now: readonly FoundPair[]): PairChange[] {
  let [oldOnes, newOnes] = [[...before], [...now]];
  const changes: PairChange[] = [];
  const match = (sameAs: (pairs: { old: PairBefore[]; fresh: FoundPair[] }) => [PairBefore, FoundPair][]): void => {
    const matched = sameAs({ old: oldOnes, fresh: newOnes });
    const gone = new Set<Words>(matched.flat());
    for (const [old, pair] of matched)
      if (old.has_entry && !isSame(old, pair)) changes.push({ kind: 'changed', pair_id: old.id, pair });
    oldOnes = oldOnes.filter((one) => !gone.has(one));
    newOnes = newOnes.filter((one) => !gone.has(one));
  };
  match(by((pair) => `${flat(pair.question)}\n${flat(pair.answer)}`));
  match(by((pair) => flat(pair.question)));
  match(by((pair) => flat(pair.answer)));
  match(byWords);
  return [
    ...changes,
    ...newOnes.map((pair) => ({ kind: 'added' as const, pair_id: null, pair })),
    ...oldOnes.flatMap((one) => (one.has_entry ? [{ kind: 'removed' as const, pair_id: one.id, before: one }] : [])),
  ];
}

/** Whether two wordings differ in more than spaces. */
export const isSame = (one: Words, other: Words): boolean =>
  flat(one.question) === flat(other.question) && flat(one.answer) === flat(other.answer);

/**
 * Leaves out what only the model's wording changed: a change stays where its words stand in lines of the text that were
 * added or removed.
 */
export function withoutRewordings(
  changes: readonly PairChange[],
  { before, texts }: { before: readonly PairBefore[]; texts: { old: string; now: string } },
): PairChange[] {
  const [oldLines, newLines] = [linesOf(texts.old), linesOf(texts.now)];
  const removed = wordsOf([...oldLines].filter((line) => !newLines.has(line)).join(' '));
  const added = wordsOf([...newLines].filter((line) => !oldLines.has(line)).join(' '));
  const byId = new Map(before.map((one) => [one.id, one]));
  return changes.filter((change) => {
    if (change.kind === 'added') return mostlyIn(wordsOf(change.pair.answer), added);
    if (change.kind === 'removed') return mostlyIn(wordsOf(change.before.answer), removed);
    const [old, now] = [wordsOf(allOf(byId.get(change.pair_id)!)), wordsOf(allOf(change.pair))];
    return (
      [...now].some((word) => !old.has(word) && added.has(word)) ||
      [...old].some((word) => !now.has(word) && removed.has(word))
    );
  });
}

const flat = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ');
const allOf = ({ question, answer }: Words): string => `${question} ${answer}`;
const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
const linesOf = (text: string): Set<string> => new Set(text.split('\n').map(flat).filter(Boolean));

function mostlyIn(words: Set<string>, lines: Set<string>): boolean {
  const found = [...words].filter((word) => lines.has(word)).length;
  return found > 0 && found * 2 >= words.size;
}

/** Pairs with the same key, in their order. */
const by =
  (keyOf: (pair: Words) => string) =>
  ({ old, fresh }: { old: PairBefore[]; fresh: FoundPair[] }): [PairBefore, FoundPair][] => {
    const waiting = Map.groupBy(old, keyOf);
    const next = new Map<string, number>();
    return fresh.flatMap((pair): [PairBefore, FoundPair][] => {
      const key = keyOf(pair);
      const at = next.get(key) ?? 0;
      const same = waiting.get(key)?.[at];
      next.set(key, at + 1);
      return same ? [[same, pair]] : [];
    });
  };

function byWords({ old, fresh }: { old: PairBefore[]; fresh: FoundPair[] }): [PairBefore, FoundPair][] {
  const read = <Pair extends Words>(pairs: Pair[]) =>
    pairs.slice(0, MOST_COMPARED).map((pair) => ({ pair, words: wordsOf(allOf(pair)) }));
  const others = read(fresh);
  const likenesses = read(old).flatMap((one) =>
    others.map((other) => ({ one: one.pair, other: other.pair, share: likeness(one.words, other.words) })),
  );
  const taken = new Set<Words>();
  return likenesses
    .filter(({ share }) => share >= SAME)
    .toSorted((a, b) => b.share - a.share)
    .flatMap(({ one, other }): [PairBefore, FoundPair][] => {
      if (taken.has(one) || taken.has(other)) return [];
      taken.add(one).add(other);
      return [[one, other]];
    });
}

function likeness(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common === 0 ? 0 : (2 * common) / (one.size + other.size);
}
