import { english } from './english/index.ts';
import type { Reason, ReasonCode } from './reasons.ts';
import { sentenceOf, sentencesOf, type AnyReason, type SentenceLanguage } from './sentences.rules.ts';

const texts = new Map<string, string>(Object.entries(english));
export const isReasonCode = (name: string): name is ReasonCode => texts.has(name);

const inEnglishWords: SentenceLanguage = {
  textOf: (code) => texts.get(code),
  locale: 'en-GB',
  messageType: (type) => type.replace('_', '-'),
};

/** The English sentence of a reason, for clients of the API that show one. */
export const inEnglish = (reason: AnyReason): string => sentenceOf(reason, inEnglishWords) ?? reason.code;

/** The English sentences of several reasons in one text; null for none. */
export const allInEnglish = (reasons: readonly AnyReason[] | null): string | null =>
  reasons && reasons.length > 0 ? sentencesOf(reasons, inEnglishWords) : null;

/** Reasons and their English text, as a contract's `message` and `reasons`. */
export const worded = (...reasons: Reason[]) => ({ message: allInEnglish(reasons) ?? '', reasons });
