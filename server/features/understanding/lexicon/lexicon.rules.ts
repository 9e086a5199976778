import { fold, isCjk } from '../text/folding.rules.ts';
import { isLanguage, type LanguageCode } from '../languages.ts';
import { once } from '../once.ts';
import { correctionsOf, type Corrections } from '../text/spelling.rules.ts';

export type Phrase = { words: string[]; concept: string };
/** One language's entries. `prefix` holds the stems; `phrases` are found by the first 2 letters of their first word. */
export type LanguageLexicon = {
  exact: Map<string, string[]>;
  prefix: Map<string, string[]>;
  phrases: Map<string, Phrase[]>;
  /** Made when a word of the language is corrected for the first time: it takes half of the time of reading the lexicon. */
  corrections: () => Corrections;
  /** Whether guests write this word (`written-words.ts`): it is no typing error. */
  isWritten: (word: string) => boolean;
};
/** `dense` holds the Chinese and Japanese entries by their first character; they are found anywhere in a text. */
export type Lexicon = {
  languages: Map<LanguageCode, LanguageLexicon>;
  dense: Map<string, { text: string; concept: string }[]>;
  concepts: Set<string>;
  /** Concepts whose words are read in the text's own language only ("@PAST own"). */
  ownOnly: Set<string>;
};

/**
 * Reads lexicon files: "@CONCEPT" (or "@CONCEPT own": no loanwords) begins a block, "language: words" follow.
 * @throws Error naming the line that is neither, or whose language is unknown.
 */
export function parseLexicon(text: string): Lexicon {
  const lexicon: Lexicon = { languages: new Map(), dense: new Map(), concepts: new Set(), ownOnly: new Set() };
  let concept = '';
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.trim() || line.startsWith('#')) continue;
    const head = /^@([A-Z][A-Z_0-9]*)( own)?\s*$/.exec(line);
    if (head?.[1]) {
      concept = head[1];
      lexicon.concepts.add(concept);
      if (head[2]) lexicon.ownOnly.add(concept);
      continue;
    }
    const [language, words] = splitRow(line);
    if (!concept || !isLanguage(language)) throw new Error(`lexicon, line ${index + 1}: "${line.slice(0, 60)}"`);
    for (const word of words) addEntry(lexicon, language, fold(word).replace(/_+$/, ''), concept);
  }
  for (const language of lexicon.languages.values()) language.corrections = once(() => correctionsOf(language));
  return lexicon;
}

function splitRow(line: string): [string, string[]] {
  const at = line.indexOf(':');
  return [
    line.slice(0, at).trim(),
    line
      .slice(at + 1)
      .split(/\s+/)
      .filter(Boolean),
  ];
}

function addEntry(lexicon: Lexicon, language: LanguageCode, entry: string, concept: string): void {
  if (!entry) return;
  if (isCjk(entry)) return put(lexicon.dense, [...entry][0] ?? entry, { text: entry, concept });
  const own = lexicon.languages.get(language) ?? {
    exact: new Map(),
    prefix: new Map(),
    phrases: new Map(),
    corrections: () => new Map(),
    isWritten: () => false,
  };
  lexicon.languages.set(language, own);
  if (entry.includes('_')) {
    const words = entry.split('_');
    put(own.phrases, phraseKey(words[0] ?? entry), { words, concept });
  } else if (entry.endsWith('*')) put(own.prefix, entry.slice(0, -1), concept);
  else put(own.exact, entry, concept);
}

/** Two letters find a phrase whose first word is a stem as well. */
export const phraseKey = (word: string): string => word.slice(0, 2);

function put<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}
