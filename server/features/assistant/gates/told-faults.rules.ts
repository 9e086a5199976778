import { phraseMatcher } from '../language/phrases.rules.ts';
import { CANNOT_OPEN, MIGHT_FORGET, SAFE_BOX } from './missed-service.words.ts';

const QUESTION = /[?？؟]/u;
const SENTENCES = /[^.!?？。！؟\n]+[.!?？。！؟]*/gu;

const safe = phraseMatcher(SAFE_BOX);
const shut = phraseMatcher(CANNOT_OPEN, MIGHT_FORGET);

/** Whether a message says that the safe does not open, or that its code is forgotten; a question about it does not. */
export function tellsShutSafe(text: string): boolean {
  if (!safe.matches(text)) return false;
  const told = (text.match(SENTENCES) ?? []).filter((sentence) => !QUESTION.test(sentence)).join(' ');
  return shut.matches(told) && safe.matches(told);
}
