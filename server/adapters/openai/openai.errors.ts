import OpenAI from 'openai';
import { ZodError } from 'zod';
import { ModelError } from '#server/ports/language-model.ts';

/** HTTP statuses that concern this request only, not the service: other turns may succeed. */
const aboutThisRequest: ReadonlySet<number> = new Set([400, 413, 422]);

/**
 * Converts any failure of a call to the port's error.
 * @param callersSignal tells an abort that the caller wanted from the end of our own time budget.
 */
export function toModelError(error: unknown, callersSignal: AbortSignal | undefined): ModelError {
  const mapped = kindOf(error, callersSignal);
  // The log shows the cause by status and code.
  if (mapped !== error) mapped.cause = error;
  return mapped;
}

function kindOf(error: unknown, callersSignal: AbortSignal | undefined): ModelError {
  if (callersSignal?.aborted) return new ModelError('aborted', 'The answer is no longer wanted.');
  if (error instanceof ModelError) return error;
  if (error instanceof OpenAI.APIUserAbortError)
    return new ModelError('unavailable', 'The model did not answer in time.');
  if (error instanceof OpenAI.APIError) return fromApi(error);
  if (error instanceof ZodError) return new ModelError('unusable', 'The answer is outside the schema.');
  if (error instanceof SyntaxError) return new ModelError('unusable', 'The answer is not JSON.');
  return new ModelError(
    'unavailable',
    `The model failed: ${(error as Error | undefined)?.message ?? 'no reason given'}`,
  );
}

function fromApi(error: InstanceType<typeof OpenAI.APIError>): ModelError {
  const kind = error.status !== undefined && aboutThisRequest.has(error.status) ? 'unusable' : 'unavailable';
  return new ModelError(kind, `The model's service failed: ${error.message}`, retryAfterOf(error));
}

/** Seconds; null without a Retry-After, or with a date. */
function retryAfterOf({ headers }: InstanceType<typeof OpenAI.APIError>): number | null {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? Math.ceil(seconds) : null;
}
