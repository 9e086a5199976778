import { usualIn } from './country.values.ts';

/** Languages in which addresses name their country: those of the console, and a few of the countries' own. */
const languages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'cs', 'sv', 'da', 'nb', 'hr', 'el', 'ca'];
const furtherNames: Record<string, string> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  usa: 'US',
  holland: 'NL',
  uae: 'AE',
};
/** Longest part of an address that is looked at, and words of a country's name. */
const longestPart = 120;
const mostWords = 4;

let names: Map<string, string> | undefined;

/** Countries by their names, in lower case without accents. */
function countryNames(): Map<string, string> {
  if (names) return names;
  names = new Map(Object.entries(furtherNames));
  for (const language of languages) {
    const shown = new Intl.DisplayNames(language, { type: 'region' });
    for (const country of Object.keys(usualIn)) names.set(plain(shown.of(country) ?? country), country);
  }
  return names;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .trim();

/** The country that an address names at its end; null where it names none that is known. */
export function countryOfAddress(address: string | null | undefined): string | null {
  const end = (address ?? '')
    .slice(-longestPart)
    .split(/[,;\n]/)
    .findLast((part) => part.trim() !== '');
  const words = plain(end ?? '')
    .split(/\s+/)
    .filter(Boolean);
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
    const country = countryNames().get(words.slice(-count).join(' '));
    if (country) return country;
  }
  return null;
}
