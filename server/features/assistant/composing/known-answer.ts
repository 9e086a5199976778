import type { KnowledgeEntry, TurnContext } from '../assistant.types.ts';
import { chooseAnswers } from '../retrieval/entry-choice.ts';
import { ownWordsOf } from './own-words.rules.ts';
import { readingOf } from './reading.rules.ts';

export type KnownAnswer = { content: string; language: string; sources: KnowledgeEntry[] };

/**
 * What the hotel's entries say about a turn, in their own words, also where a person has to answer it; null: nothing, or danger.
 * Nothing is said in it that only a guest in the house may know, unless this one is.
 */
export function knownAnswer(turn: TurnContext, now: Date): KnownAnswer | null {
  const reading = readingOf(turn, now);
  const { understood, entries, language, danger } = reading;
  if (danger) return null;
  const { answers } = chooseAnswers(understood, entries, language);
  if (answers.length === 0) return null;
  return { content: ownWordsOf(answers, reading), language, sources: answers };
}
