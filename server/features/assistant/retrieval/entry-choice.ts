import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import type { Choice, LinkedEntry } from '#server/features/understanding/entries/entries.types.ts';
import { ASKING } from '#server/features/understanding/lexicon/concept-kinds.ts';
import { saysPrice, saysTime } from '#server/features/understanding/lexicon/aspects.rules.ts';
import { isAlike } from '#server/features/understanding/entries/same-subject.ts';
import type { Clause, Understanding } from '#server/features/understanding/understanding.types.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { wordsOf } from '../language/plain-text.rules.ts';
import { ADDRESS, contactsAsked, isContact, namesMail, waysToReach } from './contacts.rules.ts';
import { entryLanguage, preference } from './entry-language.ts';
import { hasFixedSentence, linkedEntry } from './linked-entries.ts';
import { ofBus, ofLostCard } from './named-choices.ts';
import { speaksOfAnimals, speaksOfKinds } from './named-kinds.rules.ts';
import { isSettled, isTold } from './open-clauses.ts';
import { orderLeft } from './ordered-things.ts';

/**
 * What the entries say to a turn.
 * @property answers the entries that answer its questions, each once, in the order of asking
 * @property probability 0 to 1, of the least sure of them
 * @property asked where two or three entries may be meant, or one is not sure: what to ask back
 * @property open what only a person can answer
 */
export type EntryChoice = { answers: KnowledgeEntry[]; probability: number; asked: AskedEntry[]; open: Clause[] };
/** An entry that may be meant by a clause. */
export type AskedEntry = { entry: KnowledgeEntry; clause: Clause };

/** Facts that others say as well: the two check times. */
const REPEATED = ['profile:check-times'];
export const repeatsAnother = ({ id }: KnowledgeEntry): boolean => REPEATED.includes(id);

/** @param language the guest's: entries in it and facts of the profile are preferred to those in other languages */
export function chooseAnswers(
  understood: Understanding,
  entries: readonly KnowledgeEntry[],
  language: string,
): EntryChoice {
  const candidates = candidatesOf(entries);
  const named = namedBy(understood, candidates);
  const [only, ...others] = understood.clauses;
  const plainly = named ? [named] : only && others.length === 0 ? waysToReach(only.text, entries) : null;
  if (plainly) return { answers: plainly, probability: 1, asked: [], open: [] };
  const choices = chooseEntries(understood, [...candidates.values()].map(linkedEntry), {
    prefer: (id) => preference(candidates.get(id), language),
  })
    .map((choice) => ofLostCard(choice, candidates, language))
    .map((choice) => (understood.problem ? choice : ofBus(choice, candidates, language)))
    .map((choice) => forPerson(choice, candidates));
  const entriesOf = (ids: string[]): KnowledgeEntry[] => ids.flatMap((id) => candidates.get(id) ?? []);
  const sentFor = ({ clause, cover }: Answer): KnowledgeEntry[] => {
    const { text } = clause;
    const [entry] = entriesOf([cover.entry]);
    if (entry && (isContact(entry) || (entry.id === ADDRESS && namesMail(text)))) return contactsAsked(text, entries);
    return entry && speaksOfKinds(text, entry) && orderLeft(clause, entry) === null ? [entry] : [];
  };
  const isWhole = (choice: Choice): choice is Answer =>
    choice.action === 'answer' && !namesAllergy(choice.clause) && sentFor(choice).length > 0;
  const whole = choices.filter(isWhole);
  const besides = choices.filter((choice) => isBesideThat(choice, candidates));
  const sent = [...whole, ...besides].map(({ cover }) => cover);
  const answers = [...new Set([...whole.flatMap(sentFor), ...entriesOf(besides.map(({ cover }) => cover.entry))])];
  const answered = whole.map(({ clause }) => clause);
  const sentWhole = whole.length > 0 ? answers : [];
  const isOnlyTold = choices.every(({ clause }) => isTold(clause));
  const isLeftOver = (choice: Choice): boolean =>
    (isOnlyTold || !isTold(choice.clause)) &&
    (namesAllergy(choice.clause) ||
      !isSettled(choice, sentWhole, answered) ||
      sentWhole.every((entry) => orderLeft(choice.clause, entry) === 'order'));
  const left = choices.filter((choice) => !isWhole(choice) && isLeftOver(choice));
  const open = left.filter(({ action }) => action !== 'ask').map(({ clause }) => clause);
  const asked = withoutRepetitions(
    left.flatMap((choice) =>
      choice.action === 'ask'
        ? entriesOf(choice.covers.map(({ entry }) => entry)).map((entry) => ({ entry, clause: choice.clause }))
        : [],
    ),
    language,
  );
  const meant = sent.length + open.length === 0 ? onlyNamed(asked) : null;
  if (meant) return { answers: [meant], probability: NAMED, asked: [], open };
  return {
    answers,
    probability: Math.min(1, ...sent.map(({ probability }) => probability)),
    asked,
    open,
  };
}

/** As sure as the only entry whose title names what a message names and nothing else. */
const NAMED = 0.75;

/** "Pharmacy" and one entry whose title names it: to ask back says only what the guest said. */
function onlyNamed(asked: readonly AskedEntry[]): KnowledgeEntry | null {
  const [only, ...others] = asked;
  if (!only || others.length > 0) return null;
  const { text, concepts, words } = only.clause;
  const [topic, ...more] = concepts;
  const isName =
    topic !== undefined && !ASKING.has(topic) && more.length + words.length === 0 && text.length <= LONGEST_NAME;
  return isName && linkedEntry(only.entry).titleConcepts.has(topic) ? only.entry : null;
}
const LONGEST_NAME = 30;

type Answer = Extract<Choice, { action: 'answer' }>;

const HOURS = ['OPEN', 'CLOSE', 'WHEN', 'UNTIL', 'FROM_TIME'];

/** The kitchen must know of an allergy, whatever an entry says of diets: a person hears of it as well. */
const namesAllergy = ({ details }: Clause): boolean => details.things.includes('ANY_ALLERGY');

/**
 * What an entry says of something for a day that it does not name ("can you pick us up on Saturday?"): the price, and how to
 * order it. A person answers for the day. Hours without a day say nothing about one. Or what it answers beside a wish for things.
 */
function isBesideThat(choice: Choice, candidates: ReadonlyMap<string, KnowledgeEntry>): choice is Answer {
  const entry = choice.action === 'answer' ? candidates.get(choice.cover.entry) : undefined;
  if (!entry) return false;
  if (namesAllergy(choice.clause)) return true;
  if (orderLeft(choice.clause, entry) === 'beside') return speaksOfKinds(choice.clause.text, entry);
  if (!saysPrice(entry.text)) return false;
  const { text, concepts } = choice.clause;
  return !speaksOfKinds(text, entry) && speaksOfAnimals(text, entry) && !concepts.some((id) => HOURS.includes(id));
}

/** To book or order something for a day or a time, or to have things brought, is for a person, where no entry surely answers it. */
function forPerson(choice: Choice, candidates: ReadonlyMap<string, KnowledgeEntry>): Choice {
  if (choice.action !== 'ask') return choice;
  const found = choice.covers.flatMap(({ entry }) => candidates.get(entry) ?? []);
  const isLeft = isOrder(choice.clause) || found.every((entry) => orderLeft(choice.clause, entry) === 'order');
  return isLeft ? { ...choice, action: 'person' } : choice;
}

const isOrder = ({ text, concepts }: Clause): boolean =>
  concepts.includes('BOOKING') && (concepts.includes('TODAY') || saysTime(text));

/** Of what says the same in several languages, the one that suits the guest best; the first of those that suit equally. */
function withoutRepetitions(found: readonly AskedEntry[], language: string): AskedEntry[] {
  const asked = found.filter(({ entry }, at) => found.findIndex((other) => other.entry === entry) === at);
  const suits = (one: AskedEntry): number => preference(one.entry, language) - asked.indexOf(one) / 1000;
  return asked.filter((one) => !asked.some((other) => saysSame(one, other) && suits(other) > suits(one)));
}

/** From here on an entry is fully about what is asked. */
const FULLY = 0.8;

/** An entry and its translation, or a fact of the profile, which is said in all languages. */
function saysSame({ entry: one, clause }: AskedEntry, { entry: other }: AskedEntry): boolean {
  if (one === other || spokenIn(one) === spokenIn(other)) return false;
  const [first, second] = [linkedEntry(one), linkedEntry(other)];
  const asked = clause.intents[0]?.id ?? '';
  const areAbout = (id: string, least: number): boolean =>
    [first, second].every(({ weights }) => (weights.get(id) ?? 0) >= least);
  return isAlike(first, second) || areAbout(surest(first), 1) || areAbout(asked, FULLY);
}

const surest = ({ intents }: LinkedEntry): string => intents[0]?.id ?? '';

const spokenIn = (entry: KnowledgeEntry): string => (hasFixedSentence(entry) ? 'all' : entryLanguage(entry));

/** The entry whose title is the message, word by word: its topic may be one that no intent knows. */
function namedBy({ clauses }: Understanding, candidates: Map<string, KnowledgeEntry>): KnowledgeEntry | null {
  const [clause, ...others] = clauses;
  if (!clause || others.length > 0) return null;
  const said = wordsOf(clause.text).join(' ');
  const named = [...candidates.values()].filter(({ title }) => wordsOf(title).join(' ') === said);
  return said !== '' && named.length === 1 ? (named[0] ?? null) : null;
}

function candidatesOf(entries: readonly KnowledgeEntry[]): Map<string, KnowledgeEntry> {
  // One stands for all: they are asked for alike, and told by what the question names.
  const contact = entries.find(isContact);
  const usable = entries.filter(
    (entry) =>
      entry.kind !== 'booking' &&
      entry.text.trim() !== '' &&
      !REPEATED.includes(entry.id) &&
      (!isContact(entry) || entry === contact),
  );
  return new Map(usable.map((entry) => [entry.id, entry]));
}
