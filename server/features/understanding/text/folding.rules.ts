import { remembered } from '../remembered.rules.ts';

const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ё: 'е',
};
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const TOKENS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{M}\p{N}])+|\?|!|\p{Extended_Pictographic}/gu;

const ASCII = /^[\x20-\x7e]*$/;
/** A message and its sentences are asked for several times while it is read. */
const MOST_REMEMBERED = 50;

/** Texts beyond this many characters are read up to it: nothing a guest asks needs more. */
export const LONGEST_TEXT = 2_000;

/** Lower case, one kind of apostrophe, compatibility forms joined; accents stay. */
function lowerCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replaceAll('`', "'");
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´ʼ]/g, "'")
    .replaceAll('i̇', 'i')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '');
}

/** Without accents, Arabic vowel marks and letter variants: "Frühstück" → "fruhstuck". Expects lower case. */
export function withoutAccents(text: string): string {
  if (ASCII.test(text)) return text;
  // Japanese voiced marks are combining marks too: NFC joins them again before anything is removed.
  const bare = text
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u064B-\u0652\u0640]/g, '')
    .normalize('NFC');
  return bare.replace(/[ßøłıæœđأإآىةё]/g, (letter) => LETTERS[letter] ?? letter);
}

export const fold = (text: string): string => withoutAccents(lowerCase(text));

/** Words and runs of Chinese or Japanese in order, accents kept; digits become 0, repeated letters are cut to two. */
export const tokensOf: (text: string) => readonly string[] = remembered((text) => {
  const plain = lowerCase(text.slice(0, LONGEST_TEXT))
    .replace(/\p{Nd}+/gu, '0')
    .replace(/(\p{L})\1{2,}/gu, '$1$1');
  return plain.match(TOKENS) ?? [];
}, MOST_REMEMBERED);

/** The same without accents. */
export const foldedWordsOf: (text: string) => readonly string[] = remembered(
  (text) => tokensOf(text).map(withoutAccents),
  MOST_REMEMBERED,
);

export const isCjk = (text: string): boolean => CJK.test(text);
