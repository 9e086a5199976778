import type { NoteDraft } from './notes.store.ts';

/** Letters of a name that is looked for after "@". */
const longestQuery = 40;

/** What stands behind the "@" that the cursor is in, and where the "@" is; null outside. */
export function mentionAt(text: string, cursor: number): { query: string; from: number } | null {
  const from = text.lastIndexOf('@', cursor - 1);
  if (from < 0 || cursor - from - 1 > longestQuery) return null;
  const before = text[from - 1];
  const query = text.slice(from + 1, cursor);
  if ((before !== undefined && /[\p{L}\p{N}]/u.test(before)) || query.includes('\n')) return null;
  return { query, from };
}

/** Names that match what was typed, those that begin with it first. */
export function matchingNames<Person extends { name: string }>(people: readonly Person[], query: string): Person[] {
  const sought = query.trim().toLowerCase();
  const place = ({ name }: Person): number => name.toLowerCase().indexOf(sought);
  return people.filter((person) => place(person) >= 0).toSorted((one, other) => place(one) - place(other));
}

/** The draft with a name in the place of what was typed after "@", and where the cursor goes. */
export function withMention(
  { text, mentioned }: NoteDraft,
  { from, cursor }: { from: number; cursor: number },
  person: { id: string; name: string },
): { draft: NoteDraft; cursor: number } {
  const inserted = `@${person.name} `;
  const others = mentioned.filter(({ id }) => id !== person.id);
  return {
    draft: { text: `${text.slice(0, from)}${inserted}${text.slice(cursor)}`, mentioned: [...others, person] },
    cursor: from + inserted.length,
  };
}

/**
 * The people that a changed note mentions: colleagues whose names stand in the text, of those mentioned before and those chosen now.
 * People who are no longer listed stay mentioned, since their names are not known.
 */
export function mentionsAfter(
  { text, mentioned }: NoteDraft,
  before: readonly string[],
  colleagues: readonly { id: string; name: string }[],
): string[] {
  const known = colleagues.filter(({ id }) => before.includes(id));
  const unknown = before.filter((id) => !known.some((colleague) => colleague.id === id));
  return [...new Set([...unknown, ...mentionsIn({ text, mentioned: [...known, ...mentioned] })])];
}

/** Ids of the colleagues whose names still stand in the text. */
export const mentionsIn = ({ text, mentioned }: NoteDraft): string[] =>
  mentioned.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
