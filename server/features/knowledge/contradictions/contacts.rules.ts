import type { Value } from './contradictions.types.ts';
import { valueAt } from './amounts.rules.ts';

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"')\]]+/gu;
const PHONE = /(?<![\p{L}\d.,:])(?:\+|00|\(?0)\(?\d[\d\s().\-/]{5,20}\d/gu;
/** Dates and times with dots or slashes are no numbers of phones. */
const DATE_OR_TIME = /^\d{1,2}[./]\d{1,2}(?:[./]|(?!\d))/u;
const SECRET_WORD =
  /(?<!\p{L})(?:password|passcode|passwort|kennwort|mot de passe|contrasena|clave|senha|wachtwoord|haslo|парол\p{L}*|sifre\p{L}*|code|codes|pin|codigo|codice|kod|код|كلمه (?:المرور|السر))(?!\p{L})|\p{L}*(?:passwort|code)(?!\p{L})|密码|パスワード|暗証番号/gu;
const TOLD =
  /^[\s"“„«']{0,2}(?:is|ist|lautet|heisst|heißt|est|es|e|to|jest|это|هي|は|是|为|:|：|=|—|–)*(?:[\s:"“„«'`]{1,3}(?:is|ist|lautet|est|es|e))?[\s:："“„«'`]{1,4}([^\s,;”"»'`。、]{3,40})/u;
const TOLD_LATER =
  /^[^.:;\n]{1,45}?\s(?:is|lautet|est|es|e|jest)\s["“„«'`]?([^\s,;”"»'`]{3,40}?)[”"»'`]?[.!]?\s*(?:$|\n|[.;] )/u;
/** Said to be the secret: "is", a colon, quotation marks. */
const IS_TOLD = /[:：=—–"“„«'`]|(?<!\p{L})(?:is|ist|lautet|heisst|heißt|est|es|e|to|jest|это|هي)(?!\p{L})|は|是|为/u;
/** What ends a sentence, for the words that follow a password. */
const SENTENCE = /[^.!?。\n]*(?:\.(?!\s)[^.!?。\n]*)*/gu;
/** Units after a number: a speed or a size is no code. */
const UNIT = /^\s?(?:[mgk]?bit|[mgk]b(?:ps)?|m|km|min|h|uhr|euro|eur|€|%)(?!\p{L})/u;
const TOKEN = /(?<![\p{L}\d.,:€$£+-])(?=[\p{L}\d_-]{0,39}\d)[\p{L}\d_-]{3,40}[#*]?/gu;
const NOT_SECRET =
  /^(?:the|der|die|das|for|fur|of|pour|para|per|at|in|on|you|your|ihr\p{L}*|which|available|printed|written|shown|given|reception|rezeption|\p{L}{1,3})$/u;

/** E-mail addresses and phone numbers. The text around them, and web addresses, are kept from other readers by `blank`. */
export function contactsIn(folded: string, blank: (start: number, end: number) => void): Value[] {
  const values: Value[] = [];
  const take = (value: Value): void => {
    values.push(value);
    blank(value.start, value.end);
  };
  for (const match of folded.matchAll(ADDRESS)) blank(match.index, match.index + match[0].length);
  for (const match of folded.matchAll(EMAIL)) take(valueAt('email', match, [match[0]]));
  for (const match of folded.matchAll(PHONE)) {
    const digits = match[0].replace(/\D/g, '');
    if (digits.length < 7 || digits.length > 15 || DATE_OR_TIME.test(match[0])) continue;
    take(valueAt('phone', match, [digits.replace(/^0+/, '')]));
  }
  return values;
}

/** Door codes and passwords: what follows the word, and what holds a digit in a part that has the word. `text`: as written. */
export function codesIn(folded: string, text: string): Value[] {
  const words = [...folded.matchAll(SECRET_WORD)];
  if (words.length === 0) return [];
  const values = new Map<number, Value>();
  const add = (start: number, raw: string): void => {
    const bare = raw.replace(/[.!?。]+$/u, '');
    if (bare.length < 3) return;
    values.set(start, {
      kind: 'code',
      keys: [text.slice(start, start + bare.length)],
      start,
      end: start + bare.length,
    });
  };
  for (const word of words) {
    const after = folded.slice(word.index + word[0].length);
    const direct = TOLD.exec(after);
    const isDirect =
      direct !== null &&
      !NOT_SECRET.test(direct[1] ?? '') &&
      (/\d/.test(direct[1] ?? '') || IS_TOLD.test(direct[0].slice(0, direct[0].lastIndexOf(direct[1] ?? ''))));
    const told = isDirect || !isPassword(word[0]) ? direct : TOLD_LATER.exec(after);
    const secret = told?.[1] ?? '';
    const at = word.index + word[0].length + (told?.[0].lastIndexOf(secret) ?? 0);
    if (told && !NOT_SECRET.test(secret) && (/[:：=]/.test(told[0]) || /\d/.test(secret) || isPassword(word[0])))
      add(at, secret);
  }
  if (values.size === 0)
    for (const { index: from, 0: sentence } of folded.matchAll(SENTENCE)) {
      if (!words.some(({ index }) => index >= from && index < from + sentence.length)) continue;
      for (const { index, 0: token } of sentence.matchAll(TOKEN))
        if (!UNIT.test(sentence.slice(index + token.length))) add(from + index, token);
    }
  return [...values.values()].filter(({ keys }) => keys[0] !== undefined);
}

const isPassword = (word: string): boolean => !/code|pin|codigo|codice|kod|код/u.test(word);

/** With or without the country's code. */
export const sameNumber = (a: string, b: string): boolean => a.endsWith(b) || b.endsWith(a);
