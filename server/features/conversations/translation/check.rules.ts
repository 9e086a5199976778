import { CURRENCIES, CURRENCY } from '#server/features/assistant/language/facts.words.ts';
import { detectLanguage } from '#server/features/assistant/language/language.rules.ts';
import { FIXED_LANGUAGES, type FixedLanguage } from '#server/features/assistant/language/languages.rules.ts';
import { changedWord, denies } from './fact-words.rules.ts';
import { flatText } from './flat-text.rules.ts';
import { addsFacts, ENDING } from './added-facts.rules.ts';
import { type Lock, MARK } from './locks.rules.ts';
import {
  numberWords,
  ONE_OCLOCK,
  PARTS_OF_HOURS,
  saysHanNumber,
} from '#server/features/assistant/language/number.words.ts';

/**
 * What a translation has done to its text.
 * - `facts`: a number, time, amount, code, link or name is missing, added or in another place
 * - `meaning`: it may deny what was said, or names another day, meal or unit
 * - `language`: it is not in the language that was asked for
 * - `length`: something is left out or added
 */
export type Fault = 'facts' | 'meaning' | 'language' | 'length';

/** Sentences with marks; `sources` are what was sent to the model, `answers` what came back. */
export type Translated = {
  sources: readonly string[];
  answers: readonly string[];
  locks: readonly Lock[];
  /** Null: not one of the languages whose words are known. */
  from: FixedLanguage | null;
  to: FixedLanguage;
};

export const knownLanguage = (code: string | null): FixedLanguage | null =>
  FIXED_LANGUAGES.find((known) => known === code) ?? null;

/** All faults of a translation, each once; none: it says the same facts. */
export function faultsOf(translated: Translated): Fault[] {
  const { sources, answers, locks, to } = translated;
  if (answers.length !== sources.length) return ['length'];
  const faults = new Set<Fault>();
  answers.forEach((answer, index) => {
    const source = sources[index] ?? '';
    if (!sameMarks(source, answer, locks) || !sameSigns(source, answer, locks)) faults.add('facts');
    if (addsUnits(source, answer)) faults.add('facts');
    if (addsNumbers(source, answer, translated)) faults.add('facts');
    if (wrongLength(source, answer, translated)) faults.add('length');
    if (changesMeaning(source, answer, translated)) faults.add('meaning');
  });
  const [written, result] = [sources.join('\n'), answers.join('\n')];
  if (addsFacts(written, result, locks)) faults.add('facts');
  if (isOtherLanguage(written, result, to)) faults.add('language');
  return [...faults];
}

const marksIn = (text: string): number[] => Array.from(text.matchAll(MARK), ([, number]) => Number(number));
/** Facts that say by themselves what they are may change places with facts of another kind. */
const SPEAKING: ReadonlySet<string> = new Set(['link', 'phone', 'date', 'amount', 'share', 'name']);
/** Letters that may stand directly beside a number or code: endings of ordinals, hours, case endings after an apostrophe. */
const BESIDE_LEFT = /[\p{L}\p{N}\p{M}_#*@+\-−–/\\.:,~^%$€£]$/u;
const BESIDE_RIGHT = /^(?:[\p{N}\p{M}_#@+\-−/\\^~%$€£]|[.:,](?=[^\s])|\p{Script=Latin}|\*)/u;

/** Each mark exactly once, in the same order among its kind, and not grown together with other signs. */
function sameMarks(source: string, answer: string, locks: readonly Lock[]): boolean {
  const [had, has] = [marksIn(source), marksIn(answer)];
  if (had.length !== has.length || new Set(has).size !== has.length) return false;
  if (/[⟦⟧]/.test(answer.replace(MARK, ''))) return false;
  const kindOf = (number: number): string => locks[number - 1]?.kind ?? '';
  const groupsOf = (marks: number[]) => {
    const speaking = [...SPEAKING].map((kind) => marks.filter((mark) => kindOf(mark) === kind));
    return [marks.filter((mark) => !SPEAKING.has(kindOf(mark))), ...speaking];
  };
  if (JSON.stringify(groupsOf(had)) !== JSON.stringify(groupsOf(has))) return false;
  // A bare number beside a day or an amount would be read with it.
  const placeOf = (marks: number[]) => marks.filter((mark) => kindOf(mark) !== 'name' && kindOf(mark) !== 'link');
  if (had.some((mark) => kindOf(mark) === 'number'))
    if (JSON.stringify(placeOf(had)) !== JSON.stringify(placeOf(has))) return false;
  return has.every((mark) => standsAlone(mark, source, answer, kindOf(mark)));
}

function standsAlone(mark: number, source: string, answer: string, kind: string): boolean {
  const [left, right] = around(answer, mark);
  const [hadLeft, hadRight] = around(source, mark);
  if (kind === 'name') return !/^\p{M}/u.test(right);
  const leftIsNew = BESIDE_LEFT.test(left) && left.at(-1) !== hadLeft.at(-1) && !isDense(left);
  const rightIsNew = BESIDE_RIGHT.test(right) && right[0] !== hadRight[0] && !ENDING.test(right);
  if (
    kind === 'link' &&
    /^[^\s)\]"'»”<>,;:!?。、，]/u.test(right) &&
    !/^[.…](?:\s|$)/u.test(right) &&
    right[0] !== hadRight[0]
  )
    return false;
  return !leftIsNew && !rightIsNew && !(right.startsWith('⟦') && !hadRight.startsWith('⟦') && kind !== 'date');
}

/** A letter that is not Latin may stand directly before a number. */
const isDense = (text: string): boolean => /\p{L}$/u.test(text) && !/\p{Script=Latin}$/u.test(text);

function around(text: string, mark: number): [left: string, right: string] {
  const sign = `⟦${mark}⟧`;
  const at = text.indexOf(sign);
  return [text.slice(Math.max(0, at - 4), at), text.slice(at + sign.length, at + sign.length + 12)];
}

const bare = (text: string): string => text.replace(MARK, ' ');
const HIDDEN = /[\p{Cc}\p{Co}\p{Cs}]|[\u00AD\u180E\u200B\u2060-\u2064\u202A-\u202E\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/u;
const ADDRESS =
  /@|:\/\/|www\.|(?<=[\p{L}\p{N}⟧])\.(?=\p{L}{2,})(?<!\p{L}\.\p{L}\.)|\b(?:dot|punkt|point|punto|ponto|punt) (?:com|net|org|de|fr|it|es)\b/iu;
const ROMAN = /(?<![\p{L}\p{N}])[IVXLCDM]{2,}(?![\p{L}\p{N}])/gu;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/gu;

/** No sign that hides or changes what is read: direction marks, strike-through, pictures, addresses, formulas. */
function sameSigns(source: string, answer: string, locks: readonly Lock[]): boolean {
  const text = bare(answer);
  if (HIDDEN.test(text.replaceAll('\n', ' ')) || text.includes('\n')) return false;
  if (/[\u0335-\u0338\u20D0-\u20E3]/u.test(answer)) return false;
  if (ADDRESS.test(answer) && !ADDRESS.test(source)) return false;
  const written = source + locks.map((lock) => lock.text).join(' ');
  for (const sign of ['~', '`', '=', '<', '>', '|', '^', '\\', '{', '}'])
    if (countOf(answer, sign) > countOf(source, sign)) return false;
  for (const sign of ['*', '_']) if (countOf(answer, sign) > countOf(source, sign)) return false;
  const roman = new Set(written.match(ROMAN) ?? []);
  if ((text.match(ROMAN) ?? []).some((word) => !roman.has(word) && word !== 'CD' && word !== 'DVD' && word !== 'TV'))
    return false;
  const pictures = [...(source.match(EMOJI) ?? [])];
  return (text.match(EMOJI) ?? []).every((picture) => {
    const at = pictures.indexOf(picture);
    if (at >= 0) pictures.splice(at, 1);
    return at >= 0;
  });
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

const MONEY = new RegExp(`⟦\\d+⟧ ?(?:${CURRENCY})|(?:${CURRENCY}) ?⟦\\d+⟧`, 'giu');
const HALF_DAY = /⟦\d+⟧ ?[ap]\.? ?m(?!\p{L})/iu;

/** A currency or "pm" beside a fact that had none. */
function addsUnits(source: string, answer: string): boolean {
  const parted = (text: string) => flatText(text).replace(/(\p{Script=Latin})(?=\p{Lo})/gu, '$1 ');
  const currenciesIn = (text: string) =>
    new Set(Array.from(parted(text).matchAll(MONEY), ([match]) => currencyOf(match.replace(/⟦\d+⟧/, '').trim())));
  const had = currenciesIn(source);
  if ([...currenciesIn(answer)].some((currency) => !had.has(currency))) return true;
  return HALF_DAY.test(parted(answer)) && !HALF_DAY.test(parted(source));
}

const currencyOf = (sign: string): string => CURRENCIES.find(([pattern]) => pattern.test(sign))?.[1] ?? sign;

/** Digits of any script, and numbers in words, beside the marks. */
function addsNumbers(source: string, answer: string, { from, to }: Translated): boolean {
  const text = bare(answer).normalize('NFKC');
  if (/\p{N}/u.test(text.replace(/[一二三四五六七八九十百千万]/gu, ''))) return true;
  const flat = flatText(text);
  if (to === 'zh' || to === 'ja') return saysHanNumber(bare(answer)) && !(from === to && saysHanNumber(bare(source)));
  if (/[一二三四五六七八九十百千]/u.test(text)) return true;
  if (PARTS_OF_HOURS.test(` ${flatText(answer)} `) || ONE_OCLOCK.test(` ${flat} `)) return true;
  const words = numberWords(to)?.all;
  const known = new Set((flatText(bare(source)).match(/\p{L}+/gu) ?? []).filter((word) => words?.has(word)));
  return (flat.match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => !known.has(word) && (words?.has(word) || isInflected(word, words)),
  );
}

/** "Zweimal", "siebenhundert": number words that have grown together with others. */
function isInflected(word: string, words: ReadonlyMap<string, number> | undefined): boolean {
  const stem =
    /^(.{3,})(?:mal|hundert|tausend|honderd|duizend|cientos|cientas|cento|centos|centas|mila|mille|yuz|hundred|fold)$/u.exec(
      word,
    )?.[1];
  return stem !== undefined && (words?.has(stem) ?? false);
}

const DENSE: readonly string[] = ['zh', 'ja'];

/** Much shorter: something is left out. Much longer: something is added. */
function wrongLength(source: string, answer: string, { from, to }: Translated): boolean {
  const [had, has] = [lengthOf(source, from), lengthOf(answer, to)];
  if (answer.trim() === '' || countOfEnds(answer) > countOfEnds(source)) return true;
  if (had < 12) return has > had * 4 + 24;
  return has < had * 0.4 || has > had * 2.6 + 20;
}

/** Sentences that end inside the text. */
const countOfEnds = (text: string): number =>
  (text.match(/(?<=\p{L}{3}|⟧)[.!?؟]\s+(?=\p{Lu}|\p{Lo})|[。！？]\s*(?=[\p{L}⟦])/gu) ?? []).length;

/** Letters; a Chinese or Japanese one counts as two and a half. */
function lengthOf(text: string, language: string | null): number {
  const letters = bare(text).match(/[\p{L}\p{M}]/gu) ?? [];
  const dense = letters.filter((letter) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter),
  ).length;
  const weight = language === 'ja' ? 1.7 : 2.6;
  return letters.length - dense + dense * (DENSE.includes(language ?? 'zh') ? weight : 2);
}

function changesMeaning(source: string, answer: string, { from, to }: Translated): boolean {
  if (!from) return false;
  const written = { flat: flatText(bare(source)), language: from };
  const result = { flat: flatText(bare(answer)), language: to };
  if (denies(written) !== denies(result)) return true;
  return changedWord(written, result, marksIn(source).length) !== null;
}

function isOtherLanguage(source: string, answer: string, to: FixedLanguage): boolean {
  const text = bare(answer);
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  if (words.length === 0) return false;
  const { language, confident } = detectLanguage(text, { likely: [to], previous: to });
  if (confident && language !== to) return true;
  return words.length > 3 && flatText(text).trim() === flatText(bare(source)).trim();
}

/** Numbers that were written in a way that cannot be locked: "twenty-five hundred", "half past seven". */
export function hasLooseNumbers(masked: string, locks: readonly Lock[]): boolean {
  const isWord = (number: string) =>
    /^\p{L}/u.test(locks[Number(number) - 1]?.text ?? '') && locks[Number(number) - 1]?.kind === 'number';
  for (const [, one = '', other = ''] of masked.matchAll(
    /⟦(\d+)⟧(?=[\s-]{0,2}(?:(?:and|und|et|y|e|en|i|و) )?⟦(\d+)⟧)/gu,
  ))
    if (isWord(one) && isWord(other)) return true;
  return PARTS_OF_HOURS.test(` ${flatText(masked)} `);
}
