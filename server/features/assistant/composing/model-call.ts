import { type LanguageModel, ModelError } from '#server/ports/language-model.ts';
import { type AssistantAnswer, assistantAnswer } from '../answer.schema.ts';
import { cleanReply } from '../checking/clean-reply.rules.ts';
import type { Prompt } from './prompt.rules.ts';

/** The model's answer, or why there is no usable one. */
export type Asked =
  | { answer: AssistantAnswer }
  /** `detail` may contain the provider's text: for the trace of the turn, not for the log. */
  | { answer: null; problem: 'unavailable' | 'unusable'; detail: string; error?: unknown };

/** Added to the model's own timeout, so that it only ends calls that ignore theirs. */
const GRACE_MS = 500;

/**
 * One structured model call. All failures (timeout, exception, invalid answer) are returned as values; only the
 * abort of the caller's signal is thrown.
 */
export async function askModel(
  model: LanguageModel,
  { hotelId, prompt }: { hotelId: string | null; prompt: Prompt },
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Asked> {
  signal?.throwIfAborted();
  const limit = new AbortController();
  const both = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
  const timer = setTimeout(() => limit.abort(new ModelError('unavailable', 'no answer in time')), timeoutMs + GRACE_MS);
  try {
    const { instructions, input } = prompt;
    const call = model.answer({
      hotelId,
      name: 'concierge_answer',
      schema: assistantAnswer,
      instructions,
      input,
      timeoutMs,
      signal: both,
    });
    return usable(await Promise.race([call, rejection(both)]));
  } catch (error) {
    signal?.throwIfAborted();
    return problemOf(error);
  } finally {
    clearTimeout(timer);
  }
}

const rejection = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fail = (): void => reject(signal.reason);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

function usable(answer: unknown): Asked {
  const parsed = assistantAnswer.safeParse(answer);
  if (parsed.success) return { answer: { ...parsed.data, reply: cleanReply(parsed.data.reply) } };
  return {
    answer: null,
    problem: 'unusable',
    detail: parsed.error.issues
      .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      .join('; ')
      .slice(0, 400),
  };
}

function problemOf(error: unknown): Asked {
  const detail = (error instanceof Error ? error.message : String(error)).slice(0, 400);
  return {
    answer: null,
    problem: error instanceof ModelError && error.kind !== 'unusable' ? 'unavailable' : 'unusable',
    detail,
    error,
  };
}
