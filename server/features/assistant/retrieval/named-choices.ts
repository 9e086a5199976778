import type { Choice } from '#server/features/understanding/entries/entries.types.ts';
import type { Clause } from '#server/features/understanding/understanding.types.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { wordsOf } from '../language/plain-text.rules.ts';
import { busesTo, isAboutBuses } from './bus-routes.rules.ts';
import { ADDRESS } from './contacts.rules.ts';
import { preference } from './entry-language.ts';
import { linkedEntry } from './linked-entries.ts';
import { losesCard, saysOfLostCard } from './lost-cards.phrases.ts';

/** As sure as an entry that names what a message names. */
const SURE = 0.9;

/** "Bus from Mahon to Es Castell": an entry that names both, otherwise a person. */
export function ofBus(choice: Choice, candidates: ReadonlyMap<string, KnowledgeEntry>, language: string): Choice {
  const { clause } = choice;
  const entries = [...candidates.values()];
  const address = ` ${wordsOf(candidates.get(ADDRESS)?.text ?? '').join(' ')} `;
  const found = busesTo(
    clause,
    entries.map((entry) => ({ entry, linked: linkedEntry(entry) })),
    address,
    language,
  );
  const isFound = (id: string): boolean => found?.some((entry) => entry.id === id) ?? false;
  if (!found || (choice.action === 'answer' && isFound(choice.cover.entry))) return choice;
  return answeredBy(
    found.filter((entry) => isAboutBuses(linkedEntry(entry))),
    clause,
    language,
  );
}

function answeredBy(found: readonly KnowledgeEntry[], clause: Clause, language: string): Choice {
  const [entry] = found.toSorted((one, other) => preference(other, language) - preference(one, language));
  if (!entry) return { clause, action: 'person', covers: [] };
  return { clause, action: 'answer', cover: { entry: entry.id, probability: SURE } };
}

/** A lost wristband or towel card: the entry that says what follows, otherwise a person. */
export function ofLostCard(choice: Choice, candidates: ReadonlyMap<string, KnowledgeEntry>, language: string): Choice {
  const { clause } = choice;
  if (!losesCard(clause.text)) return choice;
  const found = [...candidates.values()].filter((one) => saysOfLostCard(clause.text, one));
  return answeredBy(found, clause, language);
}
