import { isLanguage, type LanguageCode } from '../languages.ts';
import { readData } from '../sources.ts';
import { fold } from '../text/folding.rules.ts';

/** The words of a form, folded → how they are written. */
type Spellings = Map<string, string>;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** "C'est" is no "c". */
const APOSTROPHE = /['’]/u;
/** What may stand between the words of a form: "y a-t'il". */
const GAP = /^[ '’-]$/u;
const MOST_WORDS = 4;

const wordsIn = (text: string): string[] => fold(text).match(WORD) ?? [];

/** `data/chat-spellings.txt`: those that leave no doubt under null, the others by their language. */
const SPELLINGS = parseSpellings(readData('chat-spellings.txt'));

function parseSpellings(text: string): Map<LanguageCode | null, Spellings> {
  const found = new Map<LanguageCode | null, Spellings>();
  for (const line of text.split('\n').filter((row) => row && !row.startsWith('#'))) {
    const at = line.indexOf(':');
    const isDoubtful = line[at - 1] === '?';
    const language = line.slice(0, isDoubtful ? at - 1 : at);
    if (!isLanguage(language)) throw new Error(`chat-spellings.txt: "${line.slice(0, 40)}"`);
    const key = isDoubtful ? language : null;
    const spellings = found.get(key) ?? new Map<string, string>();
    found.set(key, spellings);
    for (const pair of line.slice(at + 1).split('|')) {
      const [form = '', written = ''] = pair.split('=');
      spellings.set(wordsIn(form).join(' '), written.trim());
    }
  }
  return found;
}

/**
 * A text to be read, with the usual spellings of chats written out ("wots the time for brekky"). What is stored and shown
 * stays as the guest wrote it.
 * @param language null: only spellings that leave no doubt about their language
 */
export function writtenOut(text: string, language: string | null): string {
  const spellings = language === null || isLanguage(language) ? SPELLINGS.get(language) : undefined;
  if (!spellings) return text;
  const words = [...text.matchAll(WORD)].map((match) => ({
    word: fold(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
  let out = '';
  let end = 0;
  let index = 0;
  while (index < words.length) {
    const found = longestForm(text, words, index, spellings);
    if (!found) {
      index += 1;
      continue;
    }
    out += text.slice(end, words[index]!.from) + found.written;
    index += found.length;
    end = words[index - 1]!.to;
  }
  return out + text.slice(end);
}

type Word = { word: string; from: number; to: number };

/** The longest form that begins at a word. */
function longestForm(
  text: string,
  words: readonly Word[],
  index: number,
  spellings: Spellings,
): { length: number; written: string } | null {
  let longest: { length: number; written: string } | null = null;
  let form = '';
  for (let length = 1; length <= MOST_WORDS && index + length <= words.length; length += 1) {
    const word = words[index + length - 1]!;
    if (length > 1 && !GAP.test(text.slice(words[index + length - 2]!.to, word.from))) break;
    form = form ? `${form} ${word.word}` : word.word;
    const written = spellings.get(form);
    if (written !== undefined && isApart(text, words[index]!.from, word.to)) longest = { length, written };
  }
  return longest;
}

const isApart = (text: string, from: number, to: number): boolean =>
  !APOSTROPHE.test(text.charAt(from - 1)) && !APOSTROPHE.test(text.charAt(to));
