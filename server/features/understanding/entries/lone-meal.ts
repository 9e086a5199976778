import { isLanguage } from '../languages.ts';
import { knowledge } from '../model-store.ts';
import { clauseOf, readText } from '../reading.ts';
import type { Clause, Understanding } from '../understanding.types.ts';
import { isAspect } from './details.ts';
import type { Choice, LinkedEntry } from './entries.types.ts';
import { isTranslation, sameSubject } from './same-subject.ts';

const MEALS = ['BREAKFAST', 'LUNCH', 'DINNER'];
/** "Comida" is lunch, and food. */
const MEAL = 'EAT';
const LONGEST = 30;

/**
 * A meal that is named alone ("breakfast") as the question when it is; null for other clauses, and where several entries are titled
 * with the meal: the guest is asked which of them is meant.
 */
export function askedWhen(
  { text, concepts, words, details }: Clause,
  { language: { code } }: Pick<Understanding, 'language'>,
  entries: readonly LinkedEntry[],
): Clause | null {
  const [meal = '', ...others] = concepts.filter((concept) => concept !== MEAL);
  const more = others.length + words.length + details.things.filter(isAspect).length;
  if (!MEALS.includes(meal) || more > 0 || text.length > LONGEST || !isLanguage(code)) return null;
  const titled = entries.filter(({ fact, titleConcepts }) => !fact && titleConcepts.has(meal));
  const isRival = (one: LinkedEntry, other: LinkedEntry): boolean =>
    one !== other && sameSubject(one, other) && !isTranslation(one, other);
  if (titled.some((one) => titled.some((other) => isRival(one, other)))) return null;
  const reading = readText(text, [code], knowledge(), ['WHEN']);
  return clauseOf(reading, reading, knowledge(), [code]);
}

/** Beside the fact that says when a meal is, those that say something else of it ("What does breakfast cost?"). */
export function withOtherFacts(choice: Choice, entries: readonly LinkedEntry[]): Choice[] {
  const sent = choice.action === 'answer' ? entries.find(({ id }) => id === choice.cover.entry) : undefined;
  if (choice.action !== 'answer' || !sent?.fact) return [choice];
  const others = entries.filter((entry) => entry.fact && entry !== sent && sameSubject(entry, sent));
  return [choice, ...others.map(({ id }) => ({ ...choice, cover: { ...choice.cover, entry: id } }))];
}
