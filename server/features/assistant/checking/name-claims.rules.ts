import { patternOf } from '#server/features/knowledge/contradictions/word-patterns.rules.ts';
import { namesOf } from '#server/features/understanding/entries/names.ts';
import { isLanguage, LANGUAGES, type LanguageCode } from '#server/features/understanding/languages.ts';
import { knowledge } from '#server/features/understanding/model-store.ts';
import { foldText, wordsOf } from '../language/plain-text.rules.ts';
import type { Part } from './affirmed-parts.rules.ts';
import { BRANDS } from './brands.words.ts';

const brands = Object.entries(BRANDS).map(([brand, words]): [string, RegExp] => [brand, patternOf(foldText(words))]);
const languagesOf = (code: string): readonly LanguageCode[] => (isLanguage(code) ? [code] : LANGUAGES);
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u;

/** Words with a capital letter inside a sentence; Latin words in a text of other letters. */
const CAPITALIZED = /(?<=[\p{L}\p{N},’'”"] )\p{Lu}[\p{L}'’-]{2,}/gu;
const LATIN = /(?<!\p{Script=Latin})\p{Script=Latin}[\p{Script=Latin}'’-]{2,}/gu;
/** German nouns begin with capital letters as well. */
const WITHOUT_CAPITALS = new Set(['de']);
const STEM = 5;
/** Written with a capital letter in sentences, and no names of things that a hotel has. */
const GENERAL =
  /^(?:wi-?fi|wlan|internet|whatsapp|e-?mail|check-?(?:in|out)|euros?|mr|mrs|miss|sir|madam|madame|monsieur|herr|frau|sig|signor[ae]?|senor[ae]?|dear|liebe|welcome|north|south|east|west|spa|bar|lobby|hotel|restaurant|mediterran\p{L}*|atlanti\p{L}*|adriati\p{L}*|baltic|europ\p{L}*|christmas|easter|iphone|android)$/u;

type Claim = { key: string; label: string };

const brandsIn = (parts: readonly Part[]): Claim[] =>
  parts.flatMap(({ folded, denied }) =>
    denied
      ? []
      : brands.flatMap(([key, pattern]) => {
          const found = pattern.exec(folded);
          return found ? [{ key, label: found[0] }] : [];
        }),
  );

const placesIn = (parts: readonly Part[]): Claim[] =>
  parts.flatMap(({ written, denied, language }) =>
    denied
      ? []
      : namesOf(written, languagesOf(language)).map(({ name, words }) => ({ key: name, label: words.join(' ') })),
  );

type Texts = { reply: readonly Part[]; language: string };
/**
 * @property parts what the sources state; @property text all of them, with the hotel's name and address
 * @property translated an entry is in another language: names may be written otherwise; @property said what the guest wrote
 */
export type Named = { parts: readonly Part[]; translated: boolean; text: string; said: string };

/** Brands, cards, places and names in a reply that no source has. What a guest asks about is not yet there; where they come from may be repeated. */
export function strangeNames({ reply, language }: Texts, texts: Named): string[] {
  const { parts, text, said } = texts;
  const [ours, places] = [new Set(brandsIn(parts).map(({ key }) => key)), placesIn(reply)];
  const strange = brandsIn(reply).filter(({ key }) => !ours.has(key));
  const words = new Set(wordsOf(text));
  const isWritten = (label: string): boolean => label.split(' ').every((word) => words.has(word));
  const from = places.length > 0 ? namesOf(said, LANGUAGES).filter(({ told }) => told) : [];
  const known = places.length > 0 ? [...namesOf(text, LANGUAGES), ...from] : [];
  const named = new Set(known.map(({ name }) => name));
  const far = places.filter(({ key, label }) => !named.has(key) && !isWritten(label));
  return [...strange, ...far].map(({ label }) => label).concat(unlisted({ reply, language }, texts));
}

/** Capitalised words that are no words of the language and that neither a source nor the guest has. */
function unlisted({ reply, language }: Texts, { translated, text, said }: Named): string[] {
  const whole = reply.map(({ folded }) => folded).join(' ');
  const isDense = DENSE.test(whole);
  if (WITHOUT_CAPITALS.has(language) || (translated && !isDense)) return [];
  const pattern = isDense ? LATIN : CAPITALIZED;
  const known = [...new Set([...wordsOf(text), ...wordsOf(said)])];
  const stems = new Set(known.map((word) => word.slice(0, STEM)));
  return reply
    .filter(({ denied }) => !denied)
    .flatMap(({ written }) => written.match(pattern) ?? [])
    .filter((name) => {
      const words = wordsOf(name);
      return words.every((word) => word.length > 2 && !stems.has(word.slice(0, STEM)) && !isOrdinary(word, language));
    });
}

function isOrdinary(word: string, language: string): boolean {
  const { languages } = knowledge().lexicon;
  return (
    GENERAL.test(word) ||
    [...languagesOf(language), 'en' as const].some((code) => languages.get(code)?.isWritten(foldText(word)))
  );
}
