import { choiceLimits } from '#shared/features/conversations/choices.values.ts';
import { isCertainDanger } from '../gates/danger.rules.ts';
import { foldText, oneLine } from '../language/plain-text.rules.ts';
import { baseLanguage, fixedLanguage } from '../language/languages.rules.ts';
import { choiceName } from '../sentences/topic-names.ts';
import { type AskedEntry, entryLanguage } from './entry-choice.ts';
import { linkedEntry } from './linked-entries.ts';

/** An intent that an entry is less about does not name it. */
const LEAST_WEIGHT = 0.5;

/**
 * How each entry is called when the guest is asked which one is meant: by its title where that is short and in the guest's
 * language, else by the name of what it is asked for, where that tells it from the others; else by its title. What is danger
 * when a guest says it ("Lift") names no choice: a tap says it.
 */
export function choiceLabels(asked: readonly AskedEntry[], language: string): string[] {
  let left = asked.map((one) => namesOf(one, language));
  // Each round the choices that are called alike lose a name, except the one that is most about it.
  for (let round = 0; round < 3; round += 1) {
    const names = left.map(([name = '']) => foldText(name));
    const alike = names.map((name) => names.filter((other) => other === name).length > 1);
    const owner = (index: number): boolean =>
      names.findIndex((name, at) => name === names[index] && isOwnName(asked[at], left[at]?.[0], language)) === index;
    left = left.map((mine, index) => (alike[index] && mine.length > 1 && !owner(index) ? mine.slice(1) : mine));
  }
  return left.map(([name = '']) => name);
}

function namesOf(asked: AskedEntry, language: string): string[] {
  const title = oneLine(asked.entry.title);
  const isReadable = entryLanguage(asked.entry) === baseLanguage(language);
  if (isReadable && title.length <= choiceLimits.itemTitle && !isCertainDanger(title)) return [title];
  // Names exist in the languages of the fixed sentences only.
  const isNamed = fixedLanguage(language) === baseLanguage(language) || !isReadable;
  const intents = isNamed ? [intentOf(asked), ownIntent(asked)] : [];
  const names = intents.flatMap((intent) => (intent && choiceName(intent, language)) ?? []);
  const all = [...new Set([...names, title])].filter(Boolean);
  const calm = all.filter((name) => !isCertainDanger(name));
  return calm.length > 0 ? calm : all;
}

/** The intent of the clause that the entry answers best. */
function intentOf({ entry, clause }: AskedEntry): string | null {
  const { weights } = linkedEntry(entry);
  const weigh = (id: string, probability: number): number => probability * (weights.get(id) ?? 0);
  const [best] = clause.intents
    .filter(({ id }) => (weights.get(id) ?? 0) >= LEAST_WEIGHT)
    .toSorted((one, other) => weigh(other.id, other.probability) - weigh(one.id, one.probability));
  return best?.id ?? null;
}

const ownIntent = ({ entry }: AskedEntry): string | null => linkedEntry(entry).intents[0]?.id ?? null;

function isOwnName(asked: AskedEntry | undefined, name: string | undefined, language: string): boolean {
  const intent = asked && ownIntent(asked);
  return Boolean(intent) && choiceName(intent!, language) === name;
}
