import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import type { Choice, LinkedEntry } from '#server/features/understanding/entries/entries.types.ts';
import { saysTime } from '#server/features/understanding/lexicon/aspects.rules.ts';
import { isAlike } from '#server/features/understanding/entries/same-subject.ts';
import type { Clause, Understanding } from '#server/features/understanding/understanding.types.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { detectLanguage } from '../language/language.rules.ts';
import { baseLanguage } from '../language/languages.rules.ts';
import { wordsOf } from '../language/plain-text.rules.ts';
import { hasFixedSentence, linkedEntry } from './linked-entries.ts';
import { speaksOfKinds } from './named-kinds.rules.ts';

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

/** Facts that others say as well: the two check times, and addresses beside the phone (`profile.sentences.ts`). */
const REPEATED = ['profile:check-times'];
export const repeatsAnother = ({ id }: KnowledgeEntry): boolean => REPEATED.includes(id);
const CONTACTS = ['profile:phone', 'profile:email', 'profile:website'];
/** From here on a clause that nothing answers tells something and asks nothing. */
const CHAT = 0.6;

/** @param language the guest's: entries in it and facts of the profile are preferred to those in other languages */
export function chooseAnswers(
  understood: Understanding,
  entries: readonly KnowledgeEntry[],
  language: string,
): EntryChoice {
  const candidates = candidatesOf(entries);
  const named = namedBy(understood, candidates);
  if (named) return { answers: [named], probability: 1, asked: [], open: [] };
  const choices = chooseEntries(understood, [...candidates.values()].map(linkedEntry), {
    prefer: (id) => preference(candidates.get(id), language),
  }).map(forPerson);
  const entriesOf = (ids: string[]): KnowledgeEntry[] => ids.flatMap((id) => candidates.get(id) ?? []);
  const isWhole = (choice: Choice): choice is Answer => {
    const entry = choice.action === 'answer' ? candidates.get(choice.cover.entry) : undefined;
    return entry !== undefined && speaksOfKinds(choice.clause.text, entry);
  };
  const sent = choices.filter(isWhole).map(({ cover }) => cover);
  const open = choices
    .filter((choice) => choice.action !== 'ask' && !isWhole(choice) && !isChat(choice.clause, sent.length))
    .map(({ clause }) => clause);
  return {
    answers: [...new Set(entriesOf(sent.map(({ entry }) => entry)))],
    probability: Math.min(1, ...sent.map(({ probability }) => probability)),
    asked: withoutRepetitions(
      choices.flatMap((choice) =>
        choice.action === 'ask'
          ? entriesOf(choice.covers.map(({ entry }) => entry)).map((entry) => ({ entry, clause: choice.clause }))
          : [],
      ),
      language,
    ),
    open,
  };
}

type Answer = Extract<Choice, { action: 'answer' }>;

/** To book or order something for a day or a time is for a person, where no entry surely answers it. */
const forPerson = (choice: Choice): Choice =>
  choice.action === 'ask' && isOrder(choice.clause) ? { ...choice, action: 'person' } : choice;

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

/** A statement such as "My wife loves the sea" beside an answered question needs no escalation. */
const isChat = ({ intents }: Clause, answered: number): boolean =>
  answered > 0 && intents[0]?.id === 'other.chat' && intents[0].probability >= CHAT;

function candidatesOf(entries: readonly KnowledgeEntry[]): Map<string, KnowledgeEntry> {
  const contact = CONTACTS.find((id) => entries.some((entry) => entry.id === id));
  const usable = entries.filter(
    ({ id, kind, text }) =>
      kind !== 'booking' && text.trim() !== '' && !REPEATED.includes(id) && (!CONTACTS.includes(id) || id === contact),
  );
  return new Map(usable.map((entry) => [entry.id, entry]));
}

/** More than any language is worth: the hotel's own entries go before those of its group. */
const OWN = 10;

/** Facts of the profile are said in every language. Of the others English goes first, so that one language is quoted. */
const preference = (entry: KnowledgeEntry | undefined, language: string): number =>
  entry ? (entry.of_group ? 0 : OWN) + languagePreference(entry, language) : 0;

function languagePreference(entry: KnowledgeEntry, language: string): number {
  const written = entryLanguage(entry);
  if (entry.kind === 'profile' || written === baseLanguage(language)) return 2;
  return written === 'en' ? 1 : 0;
}

/** The language an entry is written in; read from its text where the hotel did not say. */
export const entryLanguage = (entry: KnowledgeEntry): string =>
  entry.language ? baseLanguage(entry.language) : detectLanguage(`${entry.title} ${entry.text}`).language;
