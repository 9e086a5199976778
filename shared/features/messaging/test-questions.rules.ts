import type { Outcome, Verdict } from './test-questions.schema.ts';

/**
 * Differences between an answer and the expected one. `figures`: numbers, times and prices of the expected text that
 * are missing from the answer.
 */
export type Differences = {
  person: boolean;
  missing: Outcome['entries'];
  added: Outcome['entries'];
  figures: string[];
  text: boolean;
};

export function differencesOf(expected: Outcome, actual: Outcome): Differences {
  const without = (from: Outcome['entries'], taken: Outcome['entries']) =>
    from.filter((entry) => !taken.some((other) => sameEntry(entry, other)));
  const said = figuresOf(actual.reply);
  return {
    person: expected.human_required !== actual.human_required,
    missing: without(expected.entries, actual.entries),
    added: without(actual.entries, expected.entries),
    figures: figuresOf(expected.reply).filter((figure) => !said.includes(figure)),
    text: plain(expected.reply) !== plain(actual.reply),
  };
}

/** Different wording alone is no failure, because a language model rarely repeats its wording. */
export function verdictOf({ person, missing, added, figures, text }: Differences): Verdict {
  if (person || missing.length > 0 || added.length > 0 || figures.length > 0) return 'different';
  return text ? 'reworded' : 'same';
}

/** Entries with the same kind and title are equal even if the ids differ: the entry was deleted and written again. */
const sameEntry = (left: Outcome['entries'][number], right: Outcome['entries'][number]): boolean =>
  left.id === right.id || (left.kind === right.kind && plain(left.title) === plain(right.title));

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** `7:00`, `7.00` and `7` are the same figure. */
function figuresOf(text: string): string[] {
  const found = text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  return [...new Set(found.map((figure) => figure.replace(/[.,]/g, ':').replace(/:00$/, '')))];
}
