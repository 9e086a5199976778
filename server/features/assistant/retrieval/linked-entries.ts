import { type AnsweredQuestion, answeredQuestions } from '#server/features/understanding/entries/answered-questions.ts';
import { placesOf } from '#server/features/understanding/entries/details.ts';
import type { LinkedEntry } from '#server/features/understanding/entries/entries.types.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { linkFact, type ProfileField } from '#server/features/understanding/entries/profile-facts.ts';
import { fold } from '#server/features/understanding/text/folding.rules.ts';
import { LANGUAGES } from '#server/features/understanding/languages.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { ownLoopTurn } from '../loop-turn.ts';
import { rememberedBy } from '#server/features/understanding/remembered.rules.ts';

/** Profile entries whose fixed sentence answers an intent in every language. */
const FIELDS: Readonly<Record<string, ProfileField>> = {
  'profile:check-in': 'checkIn',
  'profile:check-out': 'checkOut',
  'profile:address': 'address',
  'profile:phone': 'phone',
  'profile:email': 'email',
  'profile:website': 'website',
  'profile:reception': 'receptionHours',
  'profile:restaurant-menu': 'restaurantMenu',
  'profile:bar-menu': 'barMenu',
  'profile:breakfast': 'breakfast',
  'profile:breakfast-price': 'breakfastPrice',
  'profile:parking': 'parking',
  'profile:pets': 'pets',
  'profile:pool': 'pool',
  'profile:city-tax': 'cityTax',
  'profile:wifi': 'wifi',
  'profile:wifi-network': 'wifi',
};
/** What says where the hotel is and what it is called. */
const HERE = ['profile:address', 'profile:website', 'profile:email'];
const LONGEST_TEXT = 4000;
const MOST_ENTRIES = 5000;
/** Longest time without a break, in milliseconds, so that other guests are served meanwhile. */
const LONGEST_STRETCH_MS = 20;

const linkedWritten = rememberedBy(
  ({ id, title, text, language, answers = [], never = [] }: KnowledgeEntry) =>
    JSON.stringify([id, language, answers, never, title, text.slice(0, LONGEST_TEXT)]),
  ({ id, title, text, language, answers = [], never = [] }) =>
    linkEntry({ id, title, text: text.slice(0, LONGEST_TEXT), language: language ?? '', answers, never }),
  MOST_ENTRIES,
);
const linkedFact = rememberedBy(
  ({ id, text }: KnowledgeEntry) => JSON.stringify([id, text]),
  ({ id, text }): LinkedEntry | null => {
    const field = FIELDS[id];
    // The address says which city is the hotel's own.
    return field
      ? { ...linkFact(field), id, places: placesOf(text, LANGUAGES), here: HERE.includes(id) ? fold(text) : '' }
      : null;
  },
  MOST_ENTRIES,
);

/** Entries that a caller keeps, such as those of a hotel between turns, are found without reading their content. */
const linkedOf = new WeakMap<KnowledgeEntry, LinkedEntry>();

/**
 * What an entry answers: about a millisecond a sentence the first time. Kept as long as the entry, and by its content for
 * the last 5,000 entries.
 */
export function linkedEntry(entry: KnowledgeEntry): LinkedEntry {
  const linked = linkedOf.get(entry) ?? (entry.id in FIELDS ? linkedFact(entry) : null) ?? linkedWritten(entry);
  linkedOf.set(entry, linked);
  return linked;
}

const answeredOf = new WeakMap<LinkedEntry, AnsweredQuestion[]>();

/** The questions of the coverage that an entry answers when they are asked plainly, the surest first. Kept as long as the link. */
export function answeredBy(entry: KnowledgeEntry): AnsweredQuestion[] {
  const linked = linkedEntry(entry);
  const answered = answeredOf.get(linked) ?? answeredQuestions(linked);
  answeredOf.set(linked, answered);
  return answered;
}

/** Whether an entry is a fact of the profile with a fixed sentence in every guest language. */
export const hasFixedSentence = ({ id }: KnowledgeEntry): boolean => id in FIELDS;

/** Links a hotel's entries before they are needed, with breaks: several hundred new ones take a second. */
export async function linkAhead(entries: readonly KnowledgeEntry[]): Promise<void> {
  const waiting = entries.filter((entry) => !linkedOf.has(entry));
  while (waiting.length > 0) {
    await ownLoopTurn();
    const begun = performance.now();
    while (waiting.length > 0 && performance.now() - begun < LONGEST_STRETCH_MS) linkedEntry(waiting.shift()!);
  }
}
