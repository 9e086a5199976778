import type { z } from 'zod';

/** One structured question to a language model. */
export type ModelCall<Answer> = {
  /** The hotel whose budget the tokens count towards; null: the platform's own call. */
  hotelId: string | null;
  /** Name of the response schema in `snake_case`; sent to the model. */
  name: string;
  schema: z.ZodType<Answer>;
  /** Fixed instructions only. Must not contain text from guests, files or web pages. */
  instructions: string;
  /** All other text, in delimited data blocks. */
  input: string;
  /** Timeout in milliseconds for all attempts together. */
  timeoutMs: number;
  signal?: AbortSignal;
};

/** Tokens of one call, as the provider counts them; `cached` are part of `input`. */
export type TokenUse = { input: number; cached: number; output: number };
/** Is told the tokens of each answer, also of one that cannot be used. */
export type OnTokenUse = (use: TokenUse, hotelId: string | null) => void;

export interface LanguageModel {
  readonly name: string;
  /** @throws ModelError */
  answer<Answer>(call: ModelCall<Answer>): Promise<Answer>;
}

/**
 * - `unavailable`: outage, invalid key, repeated 429, timeout: not caused by this request.
 * - `unusable`: the model answered, but with a refusal or outside the schema.
 * - `aborted`: cancelled by the caller's signal.
 */
export class ModelError extends Error {
  readonly kind: 'unavailable' | 'unusable' | 'aborted';
  /** The provider's Retry-After, if it gave one. */
  readonly retryAfterSeconds: number | null;
  constructor(kind: ModelError['kind'], message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.name = 'ModelError';
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
