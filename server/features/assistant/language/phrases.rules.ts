import { foldText, foldedSentences, headAndTail, MAX_TEXT } from './plain-text.rules.ts';

/**
 * Matches phrases in guests' texts, ignoring case, accents and punctuation. In a phrase `*` matches any end of a
 * way, `~` allows up to three words between, `|` in brackets separates alternatives, `$` is a sentence's end:
 * `(please)? stop (writing|texting) ~ me $`.
 * Chinese and Japanese are matched anywhere, as they have no blanks; Arabic words may carry their usual prefixes.
 */
export type Matcher = {
  matches(text: string): boolean;
  /** The folded text without the matches. */
  strip(text: string): string;
};

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ARABIC = /\p{Script=Arabic}/u;
const ARABIC_PREFIX = '(?:و|ف)?(?:ال|بال|لل|ب|ل|ك)?';
const GAP = '(?:[^ .]+ ){0,3}';

/** @param benign similar harmless phrases, removed first ("bus stop", "fireplace"). */
export function phraseMatcher(phrases: readonly string[], benign: readonly string[] = []): Matcher {
  const wanted = compile(phrases);
  const harmless = benign.length > 0 ? compile(benign) : null;
  const calm = (folded: string): string => (harmless ? folded.replaceAll(harmless, '. ') : folded);
  return {
    matches: (text) => calm(foldedSentences(headAndTail(text, MAX_TEXT))).search(wanted) >= 0,
    strip: (text) => foldedSentences(headAndTail(text, MAX_TEXT)).replaceAll(wanted, ''),
  };
}

function compile(phrases: readonly string[]): RegExp {
  const spaced = phrases.filter((phrase) => !CJK.test(phrase)).map(spacedPattern);
  const dense = phrases.filter((phrase) => CJK.test(phrase)).map(densePattern);
  const parts = [...(spaced.length > 0 ? [`(?<= )(?:${spaced.join('|')})`] : []), ...dense];
  return new RegExp(parts.join('|'), 'gu');
}

/** Each word is followed by exactly one blank in the folded text, which keeps the search linear. */
function spacedPattern(phrase: string): string {
  const tokens = phrase.match(/\([^)]*\)\??|~|\$|[^\s~$]+/g) ?? [];
  return tokens.map(tokenPattern).join('').replace(/ $/, '(?= )');
}

function tokenPattern(token: string): string {
  if (token === '~') return GAP;
  if (token === '$') return '(?=\\.|$)';
  if (!token.startsWith('(')) return wordsPattern(token);
  const optional = token.endsWith('?');
  const choices = token
    .replace(/^\(|\)\??$/g, '')
    .split('|')
    .map((choice) => choice.trim().split(/\s+/).map(wordsPattern).join(''));
  return `(?:${choices.join('|')})${optional ? '?' : ''}`;
}

function wordsPattern(word: string): string {
  return foldedWords(word)
    .map((part) => `${ARABIC.test(part) ? ARABIC_PREFIX : ''}${part.replaceAll('*', '[^ .]*')} `)
    .join('');
}

const foldedWords = (word: string): string[] =>
  foldText(word)
    .split(/[^\p{L}\p{N}\p{M}*]+/u)
    .filter(Boolean);

function densePattern(phrase: string): string {
  return foldText(phrase)
    .replace(/[()|?]/g, '')
    .replace(/\s+/g, ' ?')
    .replaceAll('~', '[^ .]{0,8}?');
}

/** True if the whole message, without punctuation and polite words, is one of the words. */
export function wholeMessage(words: readonly string[]): (text: string) => boolean {
  const known = new Set(words.map((word) => bare(word)));
  return (text) => text.length < 80 && known.has(bare(text));
}

const POLITE = new Set([
  'please',
  'pls',
  'bitte',
  'porfavor',
  'svp',
  'proszę',
  'prosze',
  'пожалуйста',
  'lutfen',
  'grazie',
  'merci',
  'thanks',
  'danke',
  'gracias',
]);
const bare = (text: string): string =>
  foldedSentences(text)
    .replace(/[. ]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => !POLITE.has(word))
    .join(' ');
