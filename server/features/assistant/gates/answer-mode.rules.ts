import type { AnswerModes } from '#shared/features/messaging/answer-modes.schema.ts';
import type { AnswerMode } from '#shared/features/messaging/answer-modes.values.ts';

const STRICTNESS: Record<AnswerMode, number> = { answer: 0, suggest: 1, off: 2 };

/**
 * The mode of a turn about these topics at this time `HH:MM` of the hotel; the strictest one where its topics differ.
 * Hours that end before they begin pass midnight.
 */
export function answerModeOf({ mode, rules }: AnswerModes, topics: readonly string[], time: string): AnswerMode {
  const modes = topics.map(
    (topic) =>
      rules.find((rule) => (rule.topic === null || rule.topic === topic) && isWithin(rule, time))?.mode ?? mode,
  );
  return modes.toSorted((one, other) => STRICTNESS[other] - STRICTNESS[one])[0] ?? mode;
}

function isWithin({ from, until }: AnswerModes['rules'][number], time: string): boolean {
  if (from === null || until === null || from === until) return true;
  return from < until ? time >= from && time < until : time >= from || time < until;
}
