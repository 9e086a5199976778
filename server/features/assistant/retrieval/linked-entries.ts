import type { LinkedEntry } from '#server/features/understanding/entries.types.ts';
import { linkEntry } from '#server/features/understanding/entry-link.ts';
import { linkFact, type ProfileField } from '#server/features/understanding/profile-facts.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { rememberedBy } from '../composing/remembered.rules.ts';

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
};
const LONGEST_TEXT = 4000;
const MOST_ENTRIES = 5000;
/** Longest time without a break, in milliseconds, so that other guests are served meanwhile. */
const LONGEST_STRETCH_MS = 20;

const linkedWritten = rememberedBy(
  ({ id, title, text, language }: KnowledgeEntry) => JSON.stringify([id, language, title, text.slice(0, LONGEST_TEXT)]),
  ({ id, title, text, language }) =>
    linkEntry({ id, title, text: text.slice(0, LONGEST_TEXT), language: language ?? '' }),
  MOST_ENTRIES,
);
const linkedFact = rememberedBy(
  (id: string) => id,
  (id): LinkedEntry | null => {
    const field = FIELDS[id];
    return field ? { ...linkFact(field), id } : null;
  },
  Object.keys(FIELDS).length,
);

/** What an entry answers. Kept by its content for the last 5,000 entries: about a millisecond a sentence the first time. */
export const linkedEntry = (entry: KnowledgeEntry): LinkedEntry =>
  (entry.id in FIELDS ? linkedFact(entry.id) : null) ?? linkedWritten(entry);

/** Links a hotel's entries before they are needed, with breaks: several hundred new ones take a second. */
export async function linkAhead(entries: readonly KnowledgeEntry[]): Promise<void> {
  let begun = performance.now();
  for (const entry of entries) {
    linkedEntry(entry);
    if (performance.now() - begun < LONGEST_STRETCH_MS) continue;
    await new Promise((resolve) => void setImmediate(resolve));
    begun = performance.now();
  }
}
