import type { Lexicon } from './lexicon.rules.ts';

/** Gives the shortened spellings of an entry one list instead of one each: 200,000 lists fewer. */
export function shareCorrections({ languages }: Lexicon): void {
  for (const { corrections } of languages.values()) {
    const alone = new Map<string, string[]>();
    for (const [form, entries] of corrections) {
      const [entry] = entries;
      if (entries.length !== 1 || entry === undefined) continue;
      const shared = alone.get(entry);
      if (shared) corrections.set(form, shared);
      else alone.set(entry, entries);
    }
  }
}
