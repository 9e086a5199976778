import { ASPECTS, CONCEPTS } from './concepts.words.ts';
import { foldText, wordsOf } from '../language/plain-text.rules.ts';
import { phraseMatcher } from '../language/phrases.rules.ts';
import { GRATITUDE, GREETING_WORDS } from '../language/smalltalk.phrases.ts';
import { STOPWORDS } from '../language/stop.words.ts';

/**
 * @property topics stems of what is spoken about; concepts as `#pool`, repetitions left out
 * @property aspects what is asked of it: time, price, free, place, code, booking, late, early
 */
export type QuestionTerms = { topics: string[]; aspects: Set<string> };

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Removes greetings: "Buenas tardes" is not about being late. */
const courtesies = phraseMatcher([...GREETING_WORDS, ...GRATITUDE]);
const aspectNames = new Set(Object.keys(ASPECTS));
const [lexicon, lexiconPattern] = buildLexicon();

export function termsOf(text: string): QuestionTerms {
  const found: string[] = [];
  const rest = courtesies.strip(text).replace(lexiconPattern, (match) => {
    found.push(...(lexicon.get(match.trim().replace(/s$/, '')) ?? lexicon.get(match.trim()) ?? []));
    return ' ';
  });
  const aspects = new Set(found.filter((name) => aspectNames.has(name)));
  const concepts = found.filter((name) => !aspectNames.has(name)).map((name) => `#${name}`);
  const words = wordsOf(rest)
    .filter((word) => !STOPWORDS.has(word) && word.length > 1)
    .map(stem);
  // An address is a place already.
  if (concepts.includes('#address')) aspects.delete('place');
  return { topics: [...new Set([...concepts, ...words])], aspects };
}

/** Light stemming: plurals and the most common endings of Latin words; trigrams handle the rest. */
export function stem(word: string): string {
  if (word.length < 5 || /[^a-z]/.test(word)) return word;
  return word.replace(/(?:ies)$/, 'y').replace(/(?:ing|es|en|er|em|s|e|n|i|o|a)$/, '');
}

/** Groups of three letters of a word, as pg_trgm makes them. */
export function trigrams(word: string): string[] {
  const padded = `  ${word} `;
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) grams.add(padded.slice(at, at + 3));
  return [...grams];
}

/** A phrase may belong to several groups; later groups do not replace earlier ones. */
function buildLexicon(): [Map<string, string[]>, RegExp] {
  const names = new Map<string, string[]>();
  for (const [name, phrases] of [...Object.entries(CONCEPTS), ...Object.entries(ASPECTS)]) {
    for (const phrase of phrases.split(',').map((each) => foldText(each.trim()))) {
      const known = names.get(phrase) ?? [];
      if (!known.includes(name)) names.set(phrase, [...known, name]);
    }
  }
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length);
  const dense = longestFirst.filter((phrase) => CJK.test(phrase));
  const spaced = longestFirst
    .filter((phrase) => !CJK.test(phrase))
    .map((phrase) => (/[a-rt-z]$/.test(phrase) ? `${phrase}s?` : phrase));
  return [names, new RegExp(`(?<= )(?:${spaced.join('|')})(?= )|${dense.join('|')}`, 'gu')];
}
