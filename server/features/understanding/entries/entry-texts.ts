import { sentencesOf } from '../text/clauses.rules.ts';

/** "Cots are free; an extra bed costs 25 euros" states two things. */
const STATEMENT_END = /[;；]/u;
const MOST_SENTENCES = 16;

/** The sentences of an entry's text, at most 16: each may answer a question. */
export const statementsOf = (text: string): string[] =>
  text.split(STATEMENT_END).flatMap(sentencesOf).slice(0, MOST_SENTENCES);
