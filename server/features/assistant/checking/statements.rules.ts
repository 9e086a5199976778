import type { AssistantAnswer } from '../answer.schema.ts';
import { phraseMatcher } from '../language/phrases.rules.ts';
import { termsOf } from '../retrieval/question-terms.rules.ts';

/** A sentence's end before a capital letter, or one of Chinese and Japanese. "7 a.m. to" and "Mr. Lima" are no ends. */
const END =
  /(?<=(?:\p{L}{3}|\d|[\p{Extended_Pictographic})"”]|\b[aApP][mM])\.|[!…?؟])\s+(?=[\p{Lu}\p{Lo}\p{Extended_Pictographic}¿¡"“«])|(?<=[。！？\n])/u;
const ASKS = /[?？؟]["”»\s\p{Extended_Pictographic}\uFE0F]*$/u;
/** A sentence that begins so confirms, even where it ends as a question. */
const confirming = phraseMatcher([
  '(yes|yep|yeah|certainly|correct|exactly|si|claro|exacto|oui|exactement|ja|genau|richtig|certo|esatto|sim|tak|da|да|верно|evet|نعم)',
  '是的',
  '对的',
  'はい',
]);
const LONGEST_OPENING = 16;

/**
 * What an answer states: all of a reply; of a question back, the sentences that do not ask. These are checked as a
 * reply is.
 */
export function statementsOf({ reply, action }: Pick<AssistantAnswer, 'reply' | 'action'>): string {
  if (action !== 'ask') return reply;
  const stated = reply.split(END).filter((sentence) => !ASKS.test(sentence) || confirms(sentence));
  return stated.join('\n').trim();
}

const confirms = (sentence: string): boolean =>
  confirming.matches(sentence.slice(0, LONGEST_OPENING).split(' ')[0] ?? '');

/** Whether a text says something about a topic of hotels; "Of course!" does not. */
export const speaksOfTopic = (text: string): boolean => termsOf(text).topics.some((topic) => topic.startsWith('#'));
