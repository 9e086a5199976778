import { understand } from '#server/features/understanding/understand.ts';
import { cleanText, hasLettersOrDigits } from '../language/plain-text.rules.ts';
import { isStopWord, wantsMessagesAgain, wantsNoMessages, withoutConsentWords } from './gates.rules.ts';

/** The last wish of a turn for or against automatic messages; `asksMore`: the turn says something that needs an answer. */
export type Consent = { opt: 'out' | 'in'; asksMore: boolean };

/** Keywords of all guest languages. STOP is used in each of them. */
const CAPITALS =
  'STOP|STOPP|STOPALL|UNSUBSCRIBE|ARRET|ARRÊT|BAJA|ABMELDEN|FERMA|DISISCRIVIMI|SAIR|PARAR|AFMELDEN|UITSCHRIJVEN|WYPISZ|СТОП|ОТПИСАТЬСЯ|DUR|DURDUR';
/** Scripts without capitals. */
const WITHOUT_CAPITALS = 'توقف|إيقاف|ايقاف|إلغاء الاشتراك|الغاء الاشتراك|退订|取消订阅|停止|配信停止|ストップ';
const AND = String.raw`(?:(?:and|und|y|et|e|ed|en|i|и|ve)\s|و\s*|和|と)`;
const END = String.raw`\s*[.…!;:,–—\n。！、，；：،؛-]+\s*`;

/** A keyword at the beginning of a longer message: before a sentence's end or "and". */
const KEYWORD = new RegExp(
  String.raw`^\s*(?:(?:${CAPITALS})(?:${END}|\s+|(?=[和と]))${AND}?|(?:${WITHOUT_CAPITALS})(?:${END}${AND}?|\s*${AND}))`,
  'u',
);
/** In Latin and Cyrillic script, a comma or a blank alone may continue the sentence: "STOP THE NOISE". */
const SOFT_END = /^\s*\p{L}+(?:\s*,\s*|[^\S\n]+)$/u;
const JOINED = new RegExp(String.raw`(?:\s|^\s*[A-Z]+)${AND}\s*$`, 'u');
/** "stop" as a whole first line. */
const FIRST_LINE = /^[^\n]{1,40}\n+/u;
const PART = /(?<=[.!?…;:,。！？，、\n—–])/u;
const QUESTION = /[?？؟]/u;
/** A message is read to here. */
const LONGEST = 2000;
/** Least share of questions, requests and troubles in a clause that is passed on to people. */
const SURE = 0.5;
/** Fewer words beside a wish in one part ("please") say nothing. */
const LEAST_WORDS = 3;

/** @param messages of the turn, cleaned; @param text all of them */
export function consentOf(messages: readonly string[], text: string): Consent | null {
  const opt = lastWish(messages, text);
  return opt ? { opt, asksMore: asksMore(messages, text) } : null;
}

/** Whether a turn ends the automatic messages. @param messages of the turn as the guest wrote them */
export function isOptOut(messages: readonly string[]): boolean {
  return lastWish(messages.map(cleanText), cleanText(messages.join('\n'))) === 'out';
}

const lastWish = (messages: readonly string[], text: string): 'out' | 'in' | undefined =>
  [text, ...messages].flatMap((words) => wishOf(words) ?? []).at(-1);

function wishOf(text: string): 'out' | 'in' | null {
  if (wantsNoMessages(text) || keywordOf(text)) return 'out';
  return wantsMessagesAgain(text) ? 'in' : null;
}

/** The keyword with what follows it; null for "STOP THE NOISE". */
function keywordOf(text: string): string | null {
  const line = FIRST_LINE.exec(text)?.[0];
  if (line && isStopWord(line)) return line;
  const found = KEYWORD.exec(text.slice(0, LONGEST))?.[0];
  if (!found) return null;
  const soft = SOFT_END.test(found) && !JOINED.test(found);
  return soft && (!found.includes(',') || !/\p{Ll}/u.test(text)) ? null : found;
}

function asksMore(messages: readonly string[], text: string): boolean {
  const known = messages.some((message) => partsOf(message).some(isWish));
  const rest = known ? messages.flatMap(restOf) : [besideWish(text)];
  return rest.some((part) => hasLettersOrDigits(part) && needsAnswer(part));
}

/** The parts of a message that are no wish, and what the others say beside it. */
function restOf(message: string): string[] {
  const parts = partsOf(message);
  const others = parts.filter((part) => !isWish(part)).join('');
  return [others, ...parts.filter(isWish).map(besideWish)];
}

function besideWish(part: string): string {
  const rest = withoutConsentWords(part).trim();
  return rest.split(' ').length < LEAST_WORDS ? '' : rest;
}

function partsOf(message: string): string[] {
  const text = message.slice(0, LONGEST);
  const keyword = keywordOf(text);
  return keyword ? [keyword, text.slice(keyword.length)] : text.split(PART);
}

const isWish = (part: string): boolean => wantsNoMessages(part) || keywordOf(part) !== null || wantsMessagesAgain(part);

function needsAnswer(text: string): boolean {
  if (QUESTION.test(text)) return true;
  const { clauses, smalltalk, complaint } = understand(text);
  if (complaint) return true;
  return (
    smalltalk === null &&
    clauses.some(({ kinds }) => kinds.question + kinds.request + kinds.trouble + kinds.complaint >= SURE)
  );
}
