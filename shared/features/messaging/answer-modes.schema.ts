import { z } from 'zod';
import { requestCategories } from '#shared/features/conversations/conversations.values.ts';
import { code } from '#shared/reasons/code.ts';
import { answerModes, mostAnswerRules } from './answer-modes.values.ts';

const clockTime = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, code('use_time_2230'));

/** The first rule that fits decides. `topic` null: every topic. Times are the hotel's; both null: all day. */
export const answerRule = z
  .object({
    topic: z.enum(requestCategories).nullable(),
    from: clockTime.nullable(),
    until: clockTime.nullable(),
    mode: z.enum(answerModes),
  })
  .refine(({ from, until }) => (from === null) === (until === null), {
    error: code('both_times'),
    path: ['until'],
  });
export type AnswerRule = z.output<typeof answerRule>;

/**
 * Whether the assistant answers by itself, drafts for a person, or is silent. Emergencies get their fixed sentence in every
 * mode; in the other two the guest is told that a person answers.
 */
export const answerModesDraft = z.object({
  mode: z.enum(answerModes),
  rules: z.array(answerRule).max(mostAnswerRules),
});
export type AnswerModes = z.output<typeof answerModesDraft>;
