import type { AssistantAnswer } from '#server/features/assistant/answer.schema.ts';
import { type LanguageModel, type ModelCall } from '#server/ports/language-model.ts';

type Step = unknown | Error | ((call: ModelCall<unknown>) => unknown);

/** A model with scripted answers, one per call; the last one repeats. */
export function scriptedModel(...steps: Step[]): LanguageModel & { calls: ModelCall<unknown>[] } {
  const calls: ModelCall<unknown>[] = [];
  return {
    name: 'scripted',
    calls,
    async answer<Answer>(call: ModelCall<Answer>): Promise<Answer> {
      const step = steps[Math.min(calls.length, steps.length - 1)];
      calls.push(call as ModelCall<unknown>);
      if (step instanceof Error) throw step;
      return (typeof step === 'function' ? await (step as (call: unknown) => unknown)(call) : step) as Answer;
    },
  };
}

export const anAnswer = (changes: Partial<AssistantAnswer> = {}): AssistantAnswer => ({
  reply: 'Breakfast is served from 7:00 AM to 10:30 AM. 🙂',
  language: 'en',
  used_entry_ids: ['faq-breakfast'],
  action: 'reply',
  reasons: [],
  category: 'dining',
  priority: 'normal',
  missing_information: null,
  commitments: [],
  ...changes,
});
