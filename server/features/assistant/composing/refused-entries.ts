import type { Understanding } from '#server/features/understanding/understanding.types.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { asksForAccess } from '../checking/access.rules.ts';
import { mentionsSecret } from '../checking/code-proposals.rules.ts';
import { asksForNetwork } from '../checking/network-access.phrases.ts';
import { chooseAnswers, type EntryChoice } from '../retrieval/entry-choice.ts';
import { hasOpenPart, isOpenPart } from '../retrieval/profile-entries.rules.ts';
import type { Reading } from './reading.rules.ts';

/**
 * Entries for guests in the house that a turn asks for. None where an entry that everybody may know surely answers: only who
 * asks for a password or a code is refused all the same; who asks how to get into the Wi-Fi, where only its name is told.
 */
export function refusedEntries({ text, entries, withheld, language, understood }: Reading): KnowledgeEntry[] {
  if (withheld.length === 0) return [];
  const asksSecret = mentionsSecret(text) || asksForAccess(text);
  const asksAll = asksSecret || asksForNetwork(text);
  const whole = asksAll ? entries.filter((entry) => !isOpenPart(entry)) : entries;
  const open = asksSecret ? understood : leftOpen(understood, chooseAnswers(understood, whole, language));
  const refusable = asksAll ? withheld : withheld.filter((entry) => !hasOpenPart(entry));
  if (!open || refusable.length === 0) return [];
  const found = chooseAnswers(open, [...refusable, ...whole], language);
  const about = [...found.answers, ...found.asked.map(({ entry }) => entry)];
  return about.filter((entry) => refusable.includes(entry));
}

/** What the entries leave open; null where they answer all. */
function leftOpen(understood: Understanding, { answers, asked, open }: EntryChoice): Understanding | null {
  if (answers.length === 0 || asked.length > 0) return understood;
  return open.length > 0 ? { ...understood, clauses: open, wishes: open } : null;
}
