import type { z } from 'zod';

/** One structured question to a language model. */
export type ModelCall<Answer> = {
  /** Name of the answer's schema, `snake_case`; models see it. */
  name: string;
  schema: z.ZodType<Answer>;
  /** Our own rules only. Nothing that a guest, a file or a hotel's page wrote goes in here. */
  instructions: string;
  /** Everything else, in delimited data blocks. */
  input: string;
  /** Longest wait in milliseconds over all tries. */
  timeoutMs: number;
  signal?: AbortSignal;
};

export interface LanguageModel {
  readonly name: string;
  /** @throws ModelError */
  answer<Answer>(call: ModelCall<Answer>): Promise<Answer>;
}

/**
 * - `unavailable`: outage, bad key, 429 storm, timeout: nothing of this turn can be blamed.
 * - `unusable`: the model answered, but with a refusal or outside the schema.
 * - `aborted`: the caller's signal.
 */
export class ModelError extends Error {
  readonly kind: 'unavailable' | 'unusable' | 'aborted';
  constructor(kind: ModelError['kind'], message: string) {
    super(message);
    this.name = 'ModelError';
    this.kind = kind;
  }
}
