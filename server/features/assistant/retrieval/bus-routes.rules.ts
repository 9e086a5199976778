import type { LinkedEntry } from '#server/features/understanding/entries/entries.types.ts';
import { saysTime } from '#server/features/understanding/lexicon/aspects.rules.ts';
import type { Clause } from '#server/features/understanding/understanding.types.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { phraseMatcher } from '../language/phrases.rules.ts';
import { foldText } from '../language/plain-text.rules.ts';

const BUS = 'BUS';
const AIRPORT = 'AIRPORT';
const ENDS = [AIRPORT, 'STATION', 'BEACH', 'CITY'];
const TRANSPORT: ReadonlySet<string> = new Set(['public_transport', 'directions.arrive', 'transfer.hotel', 'tours']);
const LONGEST = 90;
const SHORTEST_NAME = 3;
/** Words before the name of a stop, of all languages with blanks, folded. */
const BEFORE = new Set(
  (
    'from to via von nach ab aus bis de du depuis vers a au pour desde hasta hacia para da dal dalla di ad per fino do ate van naar vanaf tot ' +
    'z ze od из в до от من الي'
  ).split(' '),
);
const WORD = /\p{L}[\p{L}\p{M}\p{N}]*/gu;
/** Names in Latin letters inside Chinese and Japanese, and before a Turkish ending. */
const LATIN_IN_HAN = /[A-Z][a-zà-ÿ]{2,30}/gu;
const TWO_NAMES = /\p{Lu}\p{Ll}{1,30} \p{Lu}\p{Ll}{2,30}/gu;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const TURKISH = /(\p{Lu}\p{Ll}{2,30})['’](?:d[ae]n|t[ae]n|y?[ae])(?!\p{L})/gu;
const MOST_WORDS = 3;

const last = phraseMatcher([
  '(last|first)',
  '(letzte*|erste*)',
  '(dernier*|premier*)',
  '(ultimo*|ultima*|primer*|primo|primeiro)',
  '(laatste|eerste)',
  '(ostatni*|pierwszy)',
  '(последн*|первый)',
  '(son|ilk)',
  '(اخر|اول)',
  '末班',
  '最后一班',
  '首班',
  '最終',
  '始発',
]);

/** Folded names of stops that a question about a bus names and that an entry or no dictionary knows ("from Mahon to Es Castell"). */
function stopsIn({ text, words, concepts }: Clause, known: string, language: string): string[] {
  // German nouns begin with a capital letter as well, and so may the airport.
  const named = language === 'de' ? (text.match(TWO_NAMES) ?? []).join(' ') : text;
  const capitals = ENDS.some((end) => concepts.includes(end)) ? '' : namesIn(`x ${named}`);
  const isStop = (word: string): boolean =>
    word.length >= SHORTEST_NAME && (words.includes(word) || wordIn(word, known) || wordIn(word, capitals));
  if (HAN.test(text)) return (text.match(LATIN_IN_HAN) ?? []).map(foldText).filter(isStop);
  const turkish = [...text.matchAll(TURKISH)].map(([, name = '']) => foldText(name));
  const all = text.match(WORD) ?? [];
  const behind = all.flatMap((word, at) => (BEFORE.has(foldText(word)) ? namesFrom(all, at + 1, known) : []));
  return [...new Set([...turkish, ...behind])].filter(isStop);
}

/** The words with a capital letter, or that entries write with one, from a place on. */
function namesFrom(words: readonly string[], from: number, known: string): string[] {
  const names = words.slice(from, from + MOST_WORDS);
  const isName = (word: string): boolean => /^\p{Lu}/u.test(word) || wordIn(foldText(word), known);
  const end = names.findIndex((word) => !isName(word));
  return names.slice(0, end < 0 ? MOST_WORDS : end).map(foldText);
}

const wordIn = (word: string, folded: string): boolean => folded.includes(` ${word} `);

/** Letters that begin with a capital inside a sentence, folded, between blanks. */
const NAME_IN_TEXT = /(?<=[\p{L}\p{N},;(]\s{1,2})\p{Lu}[\p{L}\p{M}]{2,30}/gu;
const namesIn = (text: string): string => ` ${(text.match(NAME_IN_TEXT) ?? []).map(foldText).join(' ')} `;

const ABOUT = 0.5;
const isOfBus = ({ titleConcepts, textConcepts, weights }: LinkedEntry): boolean =>
  titleConcepts.has(BUS) ||
  textConcepts.has(BUS) ||
  [...TRANSPORT].some((intent) => (weights.get(intent) ?? 0) >= ABOUT);

/** Whether an entry is about buses and not only about a tour by bus. */
export const isAboutBuses = ({ weights }: LinkedEntry): boolean => (weights.get('public_transport') ?? 0) >= ABOUT;

type Bus = { entry: KnowledgeEntry; linked: LinkedEntry };

/**
 * The entries about buses that name all stops which a short question about a bus names; null where it names none. One about the
 * airport answers no question about other stops, and one without a time none for the last bus.
 * @param entries with what they are linked to; @param here folded address of the hotel, whose names are no stops; @param language of the clause
 */
export function busesTo(
  clause: Clause,
  entries: readonly Bus[],
  here: string,
  language: string,
): KnowledgeEntry[] | null {
  const { text, concepts, intents } = clause;
  if (text.length > LONGEST || !concepts.includes(BUS) || !TRANSPORT.has(intents[0]?.id ?? '')) return null;
  const buses = entries.filter(({ linked }) => isOfBus(linked));
  const stops = stopsIn(
    clause,
    buses.map(({ entry }) => namesIn(`${entry.title}\n${entry.text}`)).join(' '),
    language,
  ).filter((stop) => !wordIn(stop, here));
  if (stops.length === 0) return null;
  const asksLast = last.matches(text);
  return buses
    .filter(({ entry, linked }) => {
      const folded = ` ${(`${entry.title}\n${entry.text}`.match(WORD) ?? []).map(foldText).join(' ')} `;
      const isOfAirport = linked.titleConcepts.has(AIRPORT) && !concepts.includes(AIRPORT);
      return !isOfAirport && stops.every((stop) => wordIn(stop, folded)) && (!asksLast || saysTime(entry.text));
    })
    .map(({ entry }) => entry);
}
