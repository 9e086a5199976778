import { withoutAccents } from '#server/features/understanding/text/folding.rules.ts';
import { remembered } from '#server/features/understanding/remembered.rules.ts';

/** Maximum characters of a guest's text that are read; 4 times WhatsApp's limit. */
export const MAX_TEXT = 16_384;

/** Zero-width, bidirectional, soft-hyphen and tag characters hide words from filters; U+FE0F only colours emojis. */
const INVISIBLE = /(?!\uFE0F)[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/**
 * Normalizes untrusted text to its visible form: NFC, without invisible and control characters, runs of blanks
 * collapsed, at most `cap` UTF-16 units (never half a surrogate pair).
 */
export function cleanText(text: string, cap: number = MAX_TEXT): string {
  const head = text.slice(0, cap * 2).replace(/\r\n?|[\u2028\u2029]/g, '\n');
  const visible = head.replace(INVISIBLE, '').replace(CONTROL, '').normalize('NFC');
  return cut(
    visible
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    cap,
  );
}

function cut(text: string, cap: number): string {
  if (text.length <= cap) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(cap - 1)) ? cap - 1 : cap;
  return text.slice(0, end);
}

/** Keeps the beginning and the end of a long text, because urgent content is often at the end. */
export function headAndTail(text: string, cap: number): string {
  if (text.length <= cap) return text;
  const tail = Math.floor(cap / 4);
  return `${cut(text, cap - tail)} […] ${text.slice(-tail).replace(/^[\uDC00-\uDFFF]/, '')}`;
}

/** Lower case, compatibility forms unified, accents and Arabic vowel signs off: for comparing, never for showing. */
export const foldText = (text: string): string => withoutAccents(text.normalize('NFKC').toLowerCase());

/** Folded words parted by single blanks, with ` . ` where a sentence ends, and a blank at both ends. */
export const foldedSentences = remembered(foldSentences, 64);

function foldSentences(text: string): string {
  const ended = foldText(text).replace(/[.!?。！？\n]+(?=\s|$|[\p{Lo}])/gu, ' \uE000 ');
  const words = ended.replace(/[^\p{L}\p{N}\p{M}\uE000]+/gu, ' ').replaceAll('\uE000', '.');
  return ` ${words.replace(/ +/g, ' ').trim()} `;
}

const LONGEST_TITLE = 200;
/** A title on one line, as it is offered. */
export const oneLine = (title: string): string => title.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE);

const CJK_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** Words for ranking. Chinese and Japanese, which have no blanks, become pairs of characters. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  const rest = foldText(text).replace(CJK_RUN, (run) => {
    for (let at = 0; at < Math.max(1, run.length - 1); at += 1) words.push(run.slice(at, at + 2));
    return ' ';
  });
  for (const word of rest.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) words.push(word);
  return words;
}

const EMOJI =
  /(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*)/gu;

export function withoutEmojis(text: string): string {
  const bare = text.replace(EMOJI, (emoji) => (/[©®™]/.test(emoji) ? emoji : ''));
  return bare
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/[^\S\n]+([.,!?])(?=\s|$)/g, '$1')
    .replace(/[^\S\n]+$/gm, '')
    .trim();
}

export const hasLettersOrDigits = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
