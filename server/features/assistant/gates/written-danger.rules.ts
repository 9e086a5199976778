import { phraseMatcher } from '../language/phrases.rules.ts';
import { hasLettersOrDigits } from '../language/plain-text.rules.ts';
import { LATIN_CALLS, LATIN_DANGER } from './latin-danger.phrases.ts';

const latinDanger = phraseMatcher(LATIN_DANGER);
const latinCall = phraseMatcher(LATIN_CALLS);
/** Three or more letters with a blank after each: "f i r e". Chinese and Japanese letters are words. */
const LETTERS_APART =
  /(?<![\p{L}\p{N}'’])(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}] ){2,}[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}](?![\p{L}\p{N}'’])/gu;
const CALLING_SIGN = /[🆘🚨🚑]/u;
const LETTER = /\p{L}/u;

/** "F i r e" as "fire". */
export const joinedLetters = (text: string): string =>
  text.replace(LETTERS_APART, (letters) => letters.replaceAll(' ', ''));

/** A message of signs alone, also with a room number, that call for help. */
const callsBySign = (text: string): boolean => CALLING_SIGN.test(text) && !LETTER.test(text);

/** Whether a sign of a message tells of illness, an accident or fire, or calls for help. */
export const hasTroubleSign = (text: string): boolean => TROUBLE_SIGN.test(text);
/** The same of a message of signs alone. */
export const showsTrouble = (text: string): boolean => !hasLettersOrDigits(text) && hasTroubleSign(text);
const TROUBLE_SIGN = /[🔥🤒🤮🤢🤕🩸🤧😷😵💀🩹🚒🆘🚨🚑💉😱🥵🥶💊🤬😡💥🧯🪳🐀]/u;

/** Danger in the writing of a message where no word of its language says so: Latin letters, or signs alone. */
export function writtenDanger(text: string): 'certain' | 'half' | null {
  if (latinDanger.matches(text)) return 'certain';
  return callsBySign(text) || latinCall.matches(text) ? 'half' : null;
}
