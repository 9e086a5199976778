import { isOneWord } from '../gates/bare-words.rules.ts';
import { meantByName } from './bare-topic.ts';
import { isAspect } from './details.ts';
import { differentWishes } from './different-wishes.ts';
import { hasWord } from './entry-words.ts';
import { judgedEntries } from './judged.ts';
import { askedWhen, withOtherFacts } from './lone-meal.ts';
import { mayAnswer } from './may-answer.ts';
import { logitOf } from './logit-of.ts';
import { namesOwnPlaces } from './named-things.ts';
import { TROUBLE_CONCEPTS } from '../lexicon/signals.rules.ts';
import { sameSubject } from './same-subject.ts';
import type { Choice, Cover, LinkedEntry } from './entries.types.ts';
import { withoutSideIssues } from './side-issues.ts';
import type { Clause, IntentGuess, Understanding } from '../understanding.types.ts';

/** From here on an entry is sent; between the two the guest is asked which one is meant. */
export const ANSWER_FROM = 0.75;
export const ASK_FROM = 0.45;
/** Another entry about something else, this near to the best one (in logits), makes it a question of which. */
const MARGIN = 1;
const MOST_CHOICES = 3;
/** From this logit on a clause only looks like a question about the hotel. */
export const LOOKALIKE_FROM = 0.35;
const SURELY = 0.8;
/**
 * From here on an entry answers the only question of a message although it does not name a particular thing that the guest
 * names ("a balloon trip"). Of several questions, the one that names the thing is about it.
 */
const SURE_WITHOUT = 0.9;
/** A room that feels cold or warm, and the question how to change that. */
const FELT = 'trouble.climate';
const HOW = 'climate.howto';
/** Troubles for which hotels write what to do at once; a person hears of them as well. */
const HELP: Record<string, string> = { 'trouble.locked_out': 'key.lost' };

/** Entries that are sure to answer, this near to the best one (in logits), are chosen from by preference. */
const AS_GOOD = 1;

/** @property prefer how much an entry is preferred to another one that answers as well (its language, its source) */
export type ChooseOptions = { prefer?: (entry: string) => number };

/**
 * Chooses for every clause that is not small talk. Danger, complaints and trouble always go to a person; where an entry says
 * what to do about the trouble at once (`HELP`), it answers as well.
 */
export function chooseEntries(
  understood: Understanding,
  entries: LinkedEntry[],
  { prefer = () => 0 }: ChooseOptions = {},
): Choice[] {
  const { danger, complaint, problem } = understood;
  const clauses = differentWishes(understood, entries);
  const troubled = danger !== null || complaint || (problem && !isOnlyFelt(clauses));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const asked = clauses.filter(asksSomething);
  const choose = (clause: Clause, sorted: Cover[]): Choice => {
    const found = preferred(sorted, prefer, byId);
    const best = writtenInstead(found, clause, byId, prefer) ?? factInstead(found, clause, byId) ?? found[0];
    const person: Choice = { clause, action: 'person', covers: sorted.slice(0, MOST_CHOICES) };
    const meant = best && best.probability < ANSWER_FROM ? meantByName(clause, found, byId) : [];
    if (meant.length > 0) return { clause, action: 'ask', covers: meant.slice(0, MOST_CHOICES) };
    if (
      !best ||
      isOfOther(clause, entries) ||
      best.probability < ASK_FROM ||
      asksForOther(clause, byId.get(best.entry), asked.length === 1 && best.probability >= SURE_WITHOUT) ||
      asksForUnknown(clause, byId.get(best.entry))
    )
      return person;
    if (best.probability < ANSWER_FROM) {
      // A word that neither lexicon nor phrases contain may be what the question is about ("helicopter transfer").
      if (clause.unknown.length > 0) return person;
      const choices = sorted.filter(({ probability }) => probability >= ASK_FROM).slice(0, MOST_CHOICES);
      const [first, ...others] = choices.toSorted((one, other) => prefer(other.entry) - prefer(one.entry));
      const sayOne = others.every(({ entry }) => sayBoth(clause, byId.get(first?.entry ?? ''), byId.get(entry)));
      if (first && others.length > 0 && sayOne) return { clause, action: 'answer', cover: first };
      return { clause, action: 'ask', covers: choices };
    }
    const sent = byId.get(best.entry);
    const rival = sorted.find(({ entry }) => !isSame(sent, byId.get(entry)) && !sayBoth(clause, sent, byId.get(entry)));
    if (rival && logitOf(best.probability) - logitOf(rival.probability) < MARGIN)
      return { clause, action: 'ask', covers: [best, rival] };
    return { clause, action: 'answer', cover: best };
  };
  const judged = asked.map((clause) => ({ clause, covers: coversOf(clause, clauses, entries) }));
  const [only, ...others] = asked;
  const when = only && others.length === 0 && !troubled ? askedWhen(only, understood, entries) : null;
  const chosenWhen = when && choose(when, coversOf(when, [when], entries));
  if (chosenWhen?.action === 'answer') return withOtherFacts(chosenWhen, entries);
  if (!troubled)
    return withoutSideIssues(
      judged.map(({ clause, covers }) => choose(clause, covers)),
      judged,
    );
  const forPerson = judged.map(({ clause, covers }): Choice => ({
    clause,
    action: 'person',
    covers: covers.slice(0, MOST_CHOICES),
  }));
  if (danger !== null || complaint) return forPerson;
  const help = asked
    .flatMap((clause) => asksForHelp(clause) ?? [])
    .map((clause) => choose(clause, coversOf(clause, clauses, entries)));
  return [...help.filter(({ action }) => action === 'answer'), ...forPerson];
}

/** "How much is it?" without anything before it: nothing says of what. */
const isOnlyPrice = ({ concepts, words, carried }: Clause): boolean =>
  !carried && words.length === 0 && concepts.includes('PRICE') && concepts.every((id) => ONLY_PRICE.has(id));
const ONLY_PRICE: ReadonlySet<string> = new Set(['PRICE', 'GREET', 'POLITE', 'CHATTER', 'THANKS']);

const isOfOther = (clause: Clause, entries: readonly LinkedEntry[]): boolean =>
  isLookalike(clause, entries) || isOnlyPrice(clause);

/** The name of a thing alone, and a question about a place that is the hotel's own, or that the guest comes from, are about this hotel. */
const isLookalike = (clause: Clause, entries: readonly LinkedEntry[]): boolean =>
  clause.lookalike >= LOOKALIKE_FROM && !isOneWord(clause.text) && !namesOwnPlaces(clause, entries);

/** The most probable first. */
const coversOf = (clause: Clause, clauses: readonly Clause[], entries: LinkedEntry[]): Cover[] =>
  judgedEntries(
    clause,
    clauses,
    entries.filter((entry) => mayAnswer(entry, clause, entries)),
  );

/** "It is cold in here. How do I turn the heating on?": who asks how a thing works reports no fault of it. */
function isOnlyFelt(clauses: Clause[]): boolean {
  const faults = clauses.filter(({ signals }) => signals.trouble);
  const isFelt = ({ intents, signals, concepts }: Clause): boolean =>
    intents[0]?.id === FELT && !signals.negated && !concepts.some((id) => TROUBLE_CONCEPTS.includes(id));
  const asksHow = clauses.some(({ intents: [asked] }) => asked?.id === HOW && asked.probability >= SURELY);
  return asksHow && faults.length > 0 && faults.every(isFelt);
}

/** "Locked out" as the question that an entry answers, or null. */
function asksForHelp(clause: Clause): Clause | null {
  const [best, ...others] = clause.intents;
  const help = HELP[best?.id ?? ''];
  if (!best || help === undefined || best.probability < SURELY) return null;
  const kinds = { ...clause.kinds, question: 1, trouble: 0, complaint: 0 };
  const intents = [{ ...best, id: help }, ...others];
  // The look-alike gate has not learned from troubles.
  return { ...clause, kinds, intents, message: intents.slice(0, 1), lookalike: 0 };
}

/** What a hotel has altogether: its list says nothing about a word that is not in it ("is there a xylophone?"). */
const EVERYTHING = 'hotel.facilities';

/** "Do you rent scooters?" is not answered by the entry about bikes. @param isSure of all but an aspect ("is the sauna mixed?") */
const asksForOther = ({ details }: Clause, entry: LinkedEntry | undefined, isSure: boolean): boolean =>
  details.things.some((thing) => !entry?.details?.has(thing) && (!isSure || isAspect(thing)));

const asksForUnknown = ({ intents, unknown }: Clause, entry: LinkedEntry | undefined): boolean =>
  intents[0]?.id === EVERYTHING && unknown.some((word) => !entry || !hasWord(entry, word));

const isSame = (one: LinkedEntry | undefined, other: LinkedEntry | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && sameSubject(one, other));

/** Whether two entries in different languages are fully about what a clause surely asks: they are no choice for a guest. */
const sayBoth = ({ intents: [asked] }: Clause, one: LinkedEntry | undefined, other: LinkedEntry | undefined): boolean =>
  (asked?.probability ?? 0) >= SURELY &&
  one?.language !== other?.language &&
  [one, other].every((entry) => !entry?.fact && isFullyAbout(entry, asked));

/** Small talk needs no entry. */
export const asksSomething = ({ intents }: Clause): boolean =>
  !intents[0]?.id.startsWith('talk.') || intents[0].probability < 0.6;

/** From here on a written entry is fully about what is asked. */
const FULLY = 0.8;
const isFullyAbout = (entry: LinkedEntry | undefined, asked: IntentGuess | undefined): boolean =>
  (entry?.weights.get(asked?.id ?? '') ?? 0) >= FULLY;
/** And nearly as sure as the fact, in logits. */
const NEARLY = 1.2;

/**
 * Where a fact of the profile is surest, the entry that surely answers too and is fully about what is asked: it says more. Not one in
 * another language than the guest's.
 */
function writtenInstead(
  [first, ...others]: Cover[],
  { intents: [asked] }: Clause,
  byId: ReadonlyMap<string, LinkedEntry>,
  prefer: (entry: string) => number,
): Cover | undefined {
  const fact = byId.get(first?.entry ?? '')?.fact;
  if (!fact || fact.about !== undefined) return undefined;
  const least = logitOf(first?.probability ?? 1) - NEARLY;
  return others.find(({ entry, probability }) => {
    const written = byId.get(entry);
    const isSure = probability >= ANSWER_FROM && logitOf(probability) >= least;
    return isSure && !written?.fact && isFullyAbout(written, asked) && prefer(entry) >= prefer(first?.entry ?? '');
  });
}

/** Where an entry is surest that is not fully about what is asked ("late check-out"), the fact that surely answers ("check-out"). */
function factInstead(
  [first, ...others]: Cover[],
  { intents: [asked] }: Clause,
  byId: ReadonlyMap<string, LinkedEntry>,
): Cover | undefined {
  const best = byId.get(first?.entry ?? '');
  if (!best || best.fact || isFullyAbout(best, asked)) return undefined;
  return others.find(({ entry, probability }) => byId.get(entry)?.fact && probability >= ANSWER_FROM);
}

/** Where several that speak of the same thing surely answer, those that are preferred most; otherwise all. */
function preferred(
  sorted: Cover[],
  prefer: (entry: string) => number,
  byId: ReadonlyMap<string, LinkedEntry>,
): Cover[] {
  const least = logitOf(sorted[0]?.probability ?? 0) - AS_GOOD;
  const best = byId.get(sorted[0]?.entry ?? '');
  const sure = sorted.filter(({ entry, probability }) => {
    const found = byId.get(entry);
    // What a fact says is said in every language, so it need not be as sure.
    const isAsGood = logitOf(probability) >= least || (found?.fact && found.fact.about === undefined);
    return probability >= ANSWER_FROM && isAsGood && isSame(best, found);
  });
  if (sure.length < 2) return sorted;
  const most = Math.max(...sure.map(({ entry }) => prefer(entry)));
  return sure.filter(({ entry }) => prefer(entry) === most);
}
