import type { Reason } from './reasons.ts';

/** How a language writes its sentences: the text of a code (undefined for an unknown one) and the gaps with a meaning. */
export type SentenceLanguage = {
  textOf: (code: string) => string | undefined;
  locale: string;
  messageType: (type: string) => string;
};

/** A reason as it is read from an answer: its code may be one that this program does not know. */
export type AnyReason = { code: string; params: { [name: string]: unknown } };

/** The sentence of a reason; null where the language has no text for its code. */
export function sentenceOf({ code, params }: AnyReason, language: SentenceLanguage): string | null {
  const text = language.textOf(code);
  if (text === undefined) return null;
  return text.replace(/\{\{(\w{1,40})\}\}/g, (gap, name: string) =>
    name in params ? valueWords(name, params[name], language) : gap,
  );
}

/** The sentences of several reasons in one text; null where one is unknown. */
export function sentencesOf(reasons: readonly AnyReason[], language: SentenceLanguage): string | null {
  const sentences = reasons.map((one) => sentenceOf(one, language));
  return sentences.includes(null) ? null : sentences.join(' ');
}

function valueWords(name: string, value: unknown, language: SentenceLanguage): string {
  if (name === 'reasons' && Array.isArray(value)) return sentencesOf(value as Reason[], language) ?? '';
  const text = String(value);
  if (name === 'moment') return momentWords(text, language.locale);
  if (name === 'month') return monthWords(text, language.locale);
  if (name === 'language') return languageName(text, language.locale);
  return name === 'message_type' ? language.messageType(text) : text;
}

/** `2026-09-10T10:00` as `10 September 2026, 10:00`. */
function momentWords(wallClock: string, locale: string): string {
  const moment = new Date(`${wallClock}Z`);
  if (Number.isNaN(moment.getTime())) return wallClock;
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(locale, day).format(moment)}, ${wallClock.slice(11)}`;
}

/** `2026-09-01` as `September 2026`. */
function monthWords(day: string, locale: string): string {
  const words = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return /^\d{4}-\d\d-\d\d$/.test(day) ? words.format(new Date(`${day}T00:00Z`)) : day;
}

function languageName(code: string, locale: string): string {
  return /^[a-z]{2,3}$/.test(code) ? (new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code) : code;
}
