import { saysPrice } from '#server/features/understanding/lexicon/aspects.rules.ts';
import { ASKING } from '#server/features/understanding/lexicon/concept-kinds.ts';
import { choiceLimits } from '#shared/features/conversations/choices.values.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { isCertainDanger } from '../gates/danger.rules.ts';
import { foldText, oneLine } from '../language/plain-text.rules.ts';
import { baseLanguage, fixedLanguage } from '../language/languages.rules.ts';
import { choiceName } from '../sentences/topic-names.ts';
import type { AskedEntry } from './entry-choice.ts';
import { entryLanguage } from './entry-language.ts';
import { linkedEntry } from './linked-entries.ts';

/** An intent that an entry is less about does not name it. */
const LEAST_WEIGHT = 0.5;

/** A clause that is this sure asks for its intent, whatever the entry is mostly about. */
const SURELY_ASKED = 0.8;

/**
 * How each entry is called when the guest is asked which one is meant: by its title where that is short and in the guest's
 * language, else by the name of what it is asked for, where that tells it from the others; else by its title, where the guest
 * can read that or nothing else names it. Two may be called alike. What is danger when a guest says it ("Lift") names no choice:
 * a tap says it.
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
  const intents = isNamed ? [listedIntent(asked), intentOf(asked), ownIntent(asked)] : [];
  const names = intents.flatMap((intent) => (intent && choiceName(toldAs(intent, asked.entry), language)) ?? []);
  const all = [...new Set([...names, ...(isReadable || names.length === 0 ? [title] : [])])].filter(Boolean);
  const calm = all.filter((name) => !isCertainDanger(name));
  return calm.length > 0 ? calm : all;
}

/** What the clause surely asks, where the entry names it among other things ("Is there a safe?", and what rooms have). */
function listedIntent({ entry, clause }: AskedEntry): string | null {
  const [first] = clause.intents;
  const { weights, textConcepts, details } = linkedEntry(entry);
  if (!first || first.probability < SURELY_ASKED || (weights.get(first.id) ?? 0) >= LEAST_WEIGHT) return null;
  const things = clause.concepts.filter((concept) => !ASKING.has(concept));
  const isNamed =
    things.some((thing) => textConcepts.has(thing)) || clause.details.things.some((thing) => details?.has(thing));
  return isNamed ? first.id : null;
}

/** What an entry tells of a topic: one that states a price is called by it and not by "included", one with the times by them. */
function toldAs(intent: string, entry: KnowledgeEntry): string {
  const { weights, says } = linkedEntry(entry);
  const [topic = '', aspect = ''] = intent.split('.');
  const weightOf = (other: string): number => weights.get(`${topic}.${other}`) ?? 0;
  const isMostlyPrice = aspect === 'included' || weightOf('price') > weightOf(aspect);
  if (isMostlyPrice && weightOf('price') >= LEAST_WEIGHT && saysPrice(entry.text)) return `${topic}.price`;
  if (aspect === 'offer' && says.time && weightOf('hours') >= LEAST_WEIGHT) return `${topic}.hours`;
  return intent;
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
  return Boolean(intent) && choiceName(toldAs(intent!, asked!.entry), language) === name;
}
