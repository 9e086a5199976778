import { hasWord } from '#server/features/understanding/entries/entry-words.ts';
import { isChildPrice } from '#server/features/understanding/entries/child-prices.rules.ts';
import { sameSubject } from '#server/features/understanding/entries/same-subject.ts';
import {
  type Aspect,
  aspectsIn,
  isAspectWord,
  statesAspect,
} from '#server/features/understanding/lexicon/follow-ups.ts';
import { topicsOf } from '#server/features/understanding/lexicon/topic.rules.ts';
import { understand } from '#server/features/understanding/understand.ts';
import type { Clause, Understanding } from '#server/features/understanding/understanding.types.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { linkedEntry } from '../retrieval/linked-entries.ts';
import { speaksOfKinds } from '../retrieval/named-kinds.rules.ts';
import { profileAnswer } from '../sentences/profile-answer.rules.ts';
import type { Reading } from './reading.rules.ts';

const LONGEST = 60;
const LOOK_BACK = 6;
/** A shorter entry ("Yes.") is found in a reply only on a line of its own. */
const SHORTEST = 20;

/**
 * Concepts that the words of an aspect are read as beside it, in some language ("Altersgrenze" and a change, 最低年龄 and
 * rudeness, "dejar fianza" and storing): they name no thing.
 */
const BESIDE: Readonly<Record<Aspect, readonly string[]>> = {
  AGE: ['AGE', 'CHANGE', 'RUDE', 'NUMBER'],
  CHILD: ['CHECKIN', 'AGE'],
  CLOSED: ['STUCK'],
  BOOKING: [],
  DURATION: ['FAR'],
  DEPOSIT: ['DEPOSIT', 'STORE'],
};
/** "How old" is no question for the history of the house. */
const HISTORY = 'HISTORYOF';
/** "When does it close?" asks for nothing that is near. */
const isNoTopic = (concept: string, concepts: readonly string[]): boolean =>
  concept === 'FAR' && concepts.includes('CLOSE');
const TIMES = ['WHEN', 'UNTIL', 'FROM_TIME', 'OPEN', 'CLOSE'];

/**
 * @property answers entries of the last answer that state what is asked; @property related those about the same
 * @property own whether the message says itself what it asks, not only how much or when
 */
export type FollowUp = { answers: KnowledgeEntry[]; related: KnowledgeEntry[]; own: boolean };

/** What a short message that names no thing asks of the last answer ("how old do you have to be?"); null where it is no such message. */
export function followUpOf(reading: Reading): FollowUp | null {
  const { understood, chosen, lead, language, text } = reading;
  const said = lead?.rest ?? text;
  if (chosen || said.length > LONGEST || understood.complaint || understood.problem) return null;
  const sent = lastSent(reading);
  const aspects = askedAspects(reading, said);
  if (sent.length === 0 || namesOther(understood, aspects, sent, language)) return null;
  const states = (entry: KnowledgeEntry): boolean =>
    speaksOfKinds(said, entry) &&
    statesAspects(entry, understood, aspects) &&
    statesChildPrice(entry, understood) &&
    (aspects.length > 0 || statesCarried(entry, understood));
  const answers = sent.filter(states);
  if (aspects.length === 0 && answers.length === 0) return null;
  const isRelated = (entry: KnowledgeEntry): boolean =>
    states(entry) && sent.some((one) => sameSubject(linkedEntry(one), linkedEntry(entry)));
  return { answers, related: reading.entries.filter(isRelated), own: aspects.length > 0 };
}

/** Of what is asked; after a no that only names the thing ("no, the car"), of what was asked before. */
function askedAspects({ lead, history, language }: Reading, said: string): Aspect[] {
  const own = aspectsIn(said, language);
  const before = history.findLast(({ author }) => author === 'guest')?.text ?? '';
  return own.length === 0 && lead && !lead.agrees && before.length <= LONGEST ? aspectsIn(before, language) : own;
}

/** Whether a message asks an age, a duration, a day or a deposit: no small talk does. */
export const asksOfThing = (text: string, language: string): boolean =>
  aspectsIn(text, language).some((aspect) => aspect !== 'CHILD');

/** The entries of the last answer, where the guest has named no other thing and no person has written since. */
function lastSent({ turn: { hotel }, history, entries, language }: Reading): KnowledgeEntry[] {
  const says = (reply: string, { id, text }: KnowledgeEntry): boolean => {
    const words = profileAnswer(id, hotel, language) ?? text.trim();
    return reply.split('\n').includes(words) || (words.length >= SHORTEST && reply.includes(words));
  };
  const between: string[] = [];
  for (const { author, text } of history.slice(-LOOK_BACK).toReversed()) {
    if (author === 'staff') return [];
    if (author === 'guest') between.push(text);
    if (author !== 'assistant') continue;
    const sent = entries.filter((entry) => says(text, entry));
    if (sent.length === 0) continue;
    const isOther = between.some((guest) =>
      namesOther(understand(guest, { previousLanguage: language }), aspectsIn(guest, language), sent, language),
    );
    return isOther ? [] : sent;
  }
  return [];
}

/** Whether a message names a thing that none of the entries is titled with. */
function namesOther(
  { clauses }: Understanding,
  aspects: readonly Aspect[],
  sent: readonly KnowledgeEntry[],
  language: string,
): boolean {
  const linked = sent.map(linkedEntry);
  const beside = new Set(aspects.flatMap((aspect) => BESIDE[aspect]));
  const isOwn = (concept: string): boolean =>
    beside.has(concept) || linked.some(({ titleConcepts }) => titleConcepts.has(concept));
  const isKnown = (word: string): boolean =>
    word.length === 1 || isAspectWord(word, language) || linked.some((entry) => hasWord(entry, word));
  return clauses.some(
    ({ concepts, carried, words, details, signals }) =>
      !(carried || topicsOf(concepts).every((concept) => isOwn(concept) || isNoTopic(concept, concepts))) ||
      !words.every(isKnown) ||
      details.places.length > 0 ||
      details.things.some((thing) => thing !== HISTORY && !linked.some((entry) => entry.details?.has(thing))) ||
      signals.elsewhere ||
      signals.otherPerson ||
      signals.why,
  );
}

function statesAspects(entry: KnowledgeEntry, { clauses }: Understanding, aspects: readonly Aspect[]): boolean {
  const text = `${entry.title}\n${entry.text}`;
  const asksPrice = clauses.some(({ concepts }) => concepts.includes('PRICE')) && !aspects.includes('DURATION');
  return (
    aspects.every((aspect) => statesAspect(aspect, text, entry.language)) &&
    (aspects.length === 0 || !asksPrice || linkedEntry(entry).says.price)
  );
}

/** "And for my 6-year-old?" is not answered by the price for adults. */
const statesChildPrice = (entry: KnowledgeEntry, { clauses }: Understanding): boolean =>
  clauses.every(({ details }) =>
    details.measures.every((measure) => !isChildPrice(measure) || linkedEntry(entry).measures?.has(measure)),
  );

/** "How much?", "and on Sunday?": a price, a time or a day. */
function statesCarried(entry: KnowledgeEntry, { clauses }: Understanding): boolean {
  const { says } = linkedEntry(entry);
  const isStated = ({ concepts, details }: Clause): boolean => {
    if (concepts.includes('PRICE')) return says.price;
    if (details.limits.includes('DAY')) return statesAspect('CLOSED', entry.text, entry.language);
    return TIMES.some((time) => concepts.includes(time)) && says.time;
  };
  return clauses.length > 0 && clauses.every(isStated);
}
