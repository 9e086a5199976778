import type { Faq, KnowledgeItem } from '#shared/features/knowledge/knowledge.schema.ts';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import { datesOf, type Dates } from './entry-dates.rules.ts';

/** An entry as its form holds it. `in_house_only`: null if staff did not decide. */
export type EntryValues = Dates & {
  question: string;
  answer: string;
  category: string;
  language: string;
  is_active?: boolean | undefined;
  in_house_only: boolean | null;
};
export type EntryField = keyof EntryValues;
type Stored = Faq | KnowledgeItem;

export const valuesOf = (entry: Stored): EntryValues => ({
  question: entry.question,
  answer: entry.answer,
  category: entry.category,
  language: entry.language,
  ...('is_active' in entry ? { is_active: entry.is_active } : {}),
  in_house_only: entry.in_house_decided ? entry.in_house_only : null,
  ...datesOf(entry),
});

/** What another person saved meanwhile; null for other failures. */
export function conflictOf(error: unknown): { who: string | null; entry: Stored } | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const { current, changed_by } = (error.details ?? {}) as { current?: Stored; changed_by?: string | null };
  return current ? { who: changed_by ?? null, entry: current } : null;
}

export type EntryMerge = {
  /** What the other person changed. */
  changed: EntryField[];
  /** What only the other person changed: the form takes it over. */
  taken: Partial<EntryValues>;
  /** The other person's values of the fields that both changed, to different values; null if there are none. */
  clashes: Partial<EntryValues> | null;
};

/** `base`: what the form began with; `mine`: what it holds now. */
export function mergeEntry(base: EntryValues, mine: Partial<EntryValues>, theirs: EntryValues): EntryMerge {
  const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const changed = (Object.keys(theirs) as EntryField[]).filter((field) => differ(base[field], theirs[field]));
  const [own, others] = [true, false].map((isOwn) =>
    changed.filter((field) => differ(mine[field], base[field]) === isOwn),
  ) as [EntryField[], EntryField[]];
  const pick = (fields: EntryField[]) => Object.fromEntries(fields.map((field) => [field, theirs[field]]));
  const clashes = own.filter((field) => differ(mine[field], theirs[field]));
  return { changed, taken: pick(others), clashes: clashes.length > 0 ? pick(clashes) : null };
}
