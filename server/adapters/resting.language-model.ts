import { ModelError, type LanguageModel } from '#server/ports/language-model.ts';
import { guarded, type Breaker, type Outcome } from './breaker.ts';

/** A model behind a circuit breaker: during an outage calls fail at once, so that guests hear from a person's team at once. */
export function restingModel(model: LanguageModel, breaker: Breaker): LanguageModel {
  return {
    name: model.name,
    answer: (call) => guarded(breaker, () => model.answer(call), { outcomeOf, refused }),
  };
}

function outcomeOf(error: unknown): Outcome | null {
  if (!(error instanceof ModelError) || error.kind === 'aborted') return null;
  if (error.kind === 'unusable') return 'answered';
  return { outage: true, retryAfterSeconds: error.retryAfterSeconds, problem: error.kind };
}

const refused = (restsFor: number): ModelError =>
  new ModelError('unavailable', `The model had an outage; the next call is made in ${Math.ceil(restsFor / 1000)} s.`);
