import type { KnowledgeEntry } from '#server/features/assistant/assistant.types.ts';
import { baseLanguage } from '#server/features/assistant/language/languages.rules.ts';

/** Texts of a hotel that may contain directions. */
export type TransportSources = {
  amenities: string[] | null;
  special_services: string[] | null;
  /** Questions (title) and answers (text). */
  entries: readonly Pick<KnowledgeEntry, 'title' | 'text' | 'language'>[];
};

/** Stems, because German compounds words; whole words where a stem would match too much. */
const transport =
  /taxi|shuttle|transfer|trasferiment|traslado|airport|a[eé]roport|aeropuerto|aeroporto|flughafen|navett|lanzadera|bahnhof|limousin|abholung|pick-?up|train station|estaci[oó]n de tren|stazione|(?<!\p{L})gare(?!\p{L})|getting here|how do i get|anreise|wie komme ich|comment venir|c[oó]mo llegar|come arrivare/iu;
const negative =
  /\b(?:no|not|kein\w*|nicht|pas|aucun\w*|ning[uú]n\w*|nessun\w*|non|unfortunately|leider|malheureusement)\b/iu;
const longest = 160;

/**
 * Directions, taken only from the hotel's own texts; null if there are none. Amenities and services are short names
 * and are joined; otherwise the beginning of an answer in the guest's language is used.
 */
export function transportSuggestions(
  { amenities, special_services, entries }: TransportSources,
  language: string,
): string | null {
  const named = [...(special_services ?? []), ...(amenities ?? [])]
    .map((item) => item.trim())
    .filter((item) => item && transport.test(item));
  const unique = named.filter(
    (item, index) => named.findIndex((other) => other.toLowerCase() === item.toLowerCase()) === index,
  );
  if (unique.length > 0) return unique.slice(0, 4).join(', ');
  const found = entries.find(
    (entry) =>
      transport.test(entry.title) &&
      (!entry.language || baseLanguage(entry.language) === baseLanguage(language)) &&
      !negative.test(firstSentence(entry.text)),
  );
  return found ? firstSentence(found.text) : null;
}

/** Removes the full stop, because the text is inserted into a sentence. */
function firstSentence(answer: string): string {
  const line = answer.trim().split('\n')[0] ?? '';
  const sentence = /^.+?[.!?](?=\s|$)/u.exec(line)?.[0] ?? line;
  const short = sentence.length > longest ? `${sentence.slice(0, longest).replace(/\s+\S*$/, '')}…` : sentence;
  return short.replace(/[.!?]+$/, '');
}
