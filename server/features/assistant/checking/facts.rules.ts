import { dates } from './date-facts.rules.ts';
import type { Fact, Reader } from './facts.types.ts';
import { FREE, INCLUDED } from '../language/facts.words.ts';
import { plainDigits } from '../language/plain-digits.rules.ts';
import { amountOf, prices } from './price-facts.rules.ts';
import { times } from './time-facts.rules.ts';

/** Maximum characters read of one text; above the longest hotel policies. */
const LONGEST = 20_000;
/**
 * Extracts numbers, times, prices, dates, phones, codes and addresses from a text, normalized: `3 PM`, `15:00`,
 * `15 Uhr` and `15時` are the same time (docs/assistant.md, step 6).
 */
export function factsOf(text: string): Fact[] {
  const facts: Fact[] = [];
  const found = (fact: Fact): void => void facts.push(fact);
  let rest = ` ${plainDigits(text.slice(0, LONGEST).replace(/^[^\S\n]*\d{1,2}[.)]\s/gm, ' '))} `;
  for (const read of [addresses, secrets, dates, prices, times, phones, codes, numbers]) rest = read(rest, found);
  return facts;
}

/** Keys of the facts in a source. */
export type Support = { keys: ReadonlySet<string>; phones: readonly string[]; text: string };

export function supportOf(texts: readonly string[]): Support {
  const facts = texts.flatMap(factsOf);
  const keys = new Set(facts.flatMap((fact) => fact.keys));
  for (const { kind, keys: own } of facts)
    if (kind === 'time') for (const key of own) hoursOf(key).forEach((hour) => keys.add(hour));
  const text = texts.map(plainDigits).join('\n');
  if (FREE.test(text) || INCLUDED.test(text)) keys.add('free');
  return {
    keys,
    phones: facts.filter((fact) => fact.kind === 'phone').flatMap((fact) => fact.keys.map((key) => key.slice(2))),
    text,
  };
}

export function isSupported(fact: Fact, { keys, phones, text }: Support): boolean {
  if (fact.keys.some((key) => keys.has(key))) return true;
  const [key = ''] = fact.keys;
  if (fact.kind === 'phone') return phones.some((known) => sameNumber(known, key.slice(2)));
  return key.startsWith('s:') && text.includes(key.slice(2));
}

/** With or without the country's code. */
const sameNumber = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= 7 && (a.endsWith(b.replace(/^0+/, '')) || b.endsWith(a.replace(/^0+/, '')));

function hoursOf(key: string): string[] {
  const hour = Math.floor(Number(key.slice(2)) / 60);
  return [`h:${hour}`, `h:${hour % 12 || 12}`];
}

const addresses: Reader = (text, found) =>
  text.replace(
    /https?:\/\/[^\s<>"')\]]+|www\.[^\s<>"')\]]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w.@-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|io|co|example|hotel|travel|de|fr|es|it|pt|nl|pl|ru|eu|uk|us|ch|at|jp|cn|me|ly|link|site|top|xyz)(?![\w-])(?:\/[^\s<>"')\]]*)?/gi,
    (match) => {
      found({
        kind: 'address',
        label: match,
        keys: [
          `u:${match
            .replace(/^https?:\/\//, '')
            .replace(/^www\./, '')
            .replace(/[.,;:!?…/]+$/, '')}`,
        ],
      });
      return ' ';
    },
  );

const SECRET =
  /(?:password|passcode|passwort|kennwort|contrasena|mot de passe|senha|wachtwoord|haslo|пароль|sifre|كلمه المرور|كلمه السر|密码|パスワード|door code|pin)\s*(?:is|are|ist|es|est|e|to|это|هي|是|为|は|:|：|=|-|“|"|«|')+\s*[“"«'`*]?([\p{L}\p{N}][^\s,;”"»'`*。、]{2,})/giu;
/** Text after a word for "password" is compared exactly, with or without digits. */
const secrets: Reader = (text, found) => {
  for (const [, secret = ''] of text.matchAll(SECRET)) {
    const bare = secret.replace(/[.!?]+$/, '');
    if (!/^(?:available|provided|printed|written|shown|given|located|on|in|at|your|the|our|your)$/.test(bare))
      found({ kind: 'code', label: bare, keys: [`s:${bare}`] });
  }
  return text;
};

const phones: Reader = (text, found) =>
  text.replace(/(?<![\p{L}\d])(?:\+|00)?\(?\d[\d\s().\-/]{5,}\d/gu, (match) => {
    const digits = match.replace(/\D/g, '').replace(/^00/, '');
    if (digits.length < 7 || digits.length > 16) return match;
    found({ kind: 'phone', label: match.trim(), keys: [`p:${digits}`] });
    return ' ';
  });

const codes: Reader = (text, found) =>
  text.replace(
    /(?<![\p{L}\d_-])(?=[\p{L}\d_-]*\d)(?=[\p{L}\d_-]*\p{Script=Latin})[\p{Script=Latin}\d][\p{Script=Latin}\d_-]{2,}[#*]?/gu,
    (match) => {
      if (
        /^\d+-?(?:st|nd|rd|th|h|er|eme|min|mins|km|kms|kg|cm|mm|m2|gb|mb|mbps|hours?|minutes?|stars?|years?(?:-olds?)?|jahrig[a-z]*|jarig[a-z]*|nights?|day|days|person|people)$/.test(
          match,
        )
      )
        return match;
      found({ kind: 'code', label: match, keys: [`c:${match.replace(/[#*]$/, '')}`] });
      return ' ';
    },
  );

const HOUR_BEFORE =
  /(?:\b(?:at|from|until|till|to|by|between|and|zwischen|entre|tra|tussen|miedzy|before|after|las|hasta|desde|y|as|ate|das|alle|dalle|fino|le|um|ab|bis|von|vor|nach|und|a|de|et|om|tot|vanaf|van|o|od|do|kl|saat)|[-–~〜]|(?:в|с|до|от|после)|الساعه|من|الي)\s*$/u;

const numbers: Reader = (text, found) =>
  text.replace(/\d+(?:[.,]\d+)*/g, (match, at: number) => {
    const value = amountOf(match);
    const asHour =
      value <= 24 &&
      (HOUR_BEFORE.test(text.slice(Math.max(0, at - 12), at)) || /^\s*[-–~]/.test(text.slice(at + match.length)));
    found({ kind: 'number', label: match, keys: [`n:${value}`, ...(asHour ? [`h:${value}`] : [])] });
    return ' ';
  });
