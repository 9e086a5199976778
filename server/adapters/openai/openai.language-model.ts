import OpenAI from 'openai';
import { zodResponseFormat, zodTextFormat } from 'openai/helpers/zod';
import { ModelError } from '#server/ports/language-model.ts';
import { providerFetch } from '#server/adapters/http/provider-http.ts';
import type { LanguageModel, ModelCall, OnTokenUse } from '#server/ports/language-model.ts';
import { toModelError } from './openai.errors.ts';
import { tokensOf } from './openai.tokens.ts';

export type OpenAiModelOptions = {
  apiKey: string;
  /** Base URL of a compatible server, for example with a self-hosted model. Ends in `/v1`. */
  baseUrl?: string | undefined;
  model: string;
  onUse?: OnTokenUse;
};

/** A guest does not wait out a Retry-After, which the SDK would: the call fails at once, and the breaker makes the pause. */
const withoutPauses: typeof providerFetch = async (input, init) => {
  const response = await providerFetch(input, init);
  if (response.ok || !(Number(response.headers.get('retry-after')) > 0)) return response;
  const headers = new Headers(response.headers);
  headers.set('x-should-retry', 'false');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};

type ModelServer = { client: OpenAI; model: string; onUse: OnTokenUse };
type RequestOptions = { signal: AbortSignal; timeout: number; maxRetries: number };

/**
 * Structured answers from OpenAI's Responses API, or from a compatible server that knows only chat completions: the
 * first 404 is remembered. A guest is waiting, so there is at most one retry and one time budget over all attempts.
 */
export function createOpenAiModel({ apiKey, baseUrl, model, onUse }: OpenAiModelOptions): LanguageModel {
  const client = new OpenAI({
    apiKey,
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    fetch: withoutPauses,
    logLevel: 'off',
  });
  const server: ModelServer = { client, model, onUse: onUse ?? (() => {}) };
  let chatOnly = false;

  async function ask<Answer>(call: ModelCall<Answer>, options: RequestOptions): Promise<Answer> {
    if (chatOnly) return askChat(server, call, options);
    try {
      return await askResponses(server, call, options);
    } catch (error) {
      if (!baseUrl || !isUnknownPath(error)) throw error;
    }
    const answer = await askChat(server, call, options);
    chatOnly = true;
    return answer;
  }

  return {
    name: model,
    async answer<Answer>(call: ModelCall<Answer>): Promise<Answer> {
      const budget = AbortSignal.timeout(call.timeoutMs);
      const signal = call.signal ? AbortSignal.any([call.signal, budget]) : budget;
      try {
        return await ask(call, { signal, timeout: call.timeoutMs, maxRetries: 1 });
      } catch (error) {
        throw toModelError(error, call.signal);
      }
    },
  };
}

/** Caches schemas as JSON: converting one costs more than sending it, and there are few. */
const textFormats = new WeakMap<object, unknown>();
function textFormat<Answer>({ schema, name }: ModelCall<Answer>): ReturnType<typeof zodTextFormat<typeof schema>> {
  const known = textFormats.get(schema) ?? zodTextFormat(schema, name);
  textFormats.set(schema, known);
  return known as ReturnType<typeof zodTextFormat<typeof schema>>;
}

/**
 * `store: false`: the provider does not keep guests' messages after the call. `create`, not `parse`, which throws away the
 * tokens of an answer that it cannot read.
 */
async function askResponses<Answer>(
  { client, model, onUse }: ModelServer,
  call: ModelCall<Answer>,
  options: RequestOptions,
): Promise<Answer> {
  const format = textFormat(call);
  const { instructions, input } = call;
  const response = await client.responses.create(
    { model, instructions, input, store: false, text: { format } },
    options,
  );
  const { usage, status, error, incomplete_details: incomplete } = response;
  const parts = response.output.flatMap((item) => (item.type === 'message' ? item.content : []));
  const text = parts.find((part) => part.type === 'output_text');
  onUse(tokensOf(usage, call, text?.text ?? ''), call.hotelId);
  if (status === 'failed') throw new ModelError('unavailable', error?.message ?? 'The model failed.');
  if (status === 'incomplete') throw cutOff(incomplete?.reason);
  const refusal = parts.find((part) => part.type === 'refusal');
  return checked(call, text?.text, refusal?.refusal);
}

async function askChat<Answer>(
  { client, model, onUse }: ModelServer,
  call: ModelCall<Answer>,
  options: RequestOptions,
): Promise<Answer> {
  const messages = [
    { role: 'system' as const, content: call.instructions },
    { role: 'user' as const, content: call.input },
  ];
  const request = { model, messages, response_format: zodResponseFormat(call.schema, call.name) };
  const { choices, usage } = await client.chat.completions.create(request, options);
  const choice = choices[0];
  onUse(tokensOf(usage, call, choice?.message.content ?? ''), call.hotelId);
  const reason = choice?.finish_reason;
  if (reason === 'length' || reason === 'content_filter') throw cutOff(reason);
  return checked(call, choice?.message.content, choice?.message.refusal);
}

const cutOff = (reason: string | undefined): ModelError =>
  new ModelError('unusable', `The answer is incomplete: ${reason ?? 'no reason given'}`);

function checked<Answer>(
  call: ModelCall<Answer>,
  text: string | null | undefined,
  refusal: string | null | undefined,
): Answer {
  if (refusal) throw new ModelError('unusable', `The model refused: ${refusal}`);
  if (!text) throw new ModelError('unusable', 'The answer is empty.');
  return call.schema.parse(JSON.parse(text));
}

/** An unknown model is also answered with 404, but then the server knows the path. */
function isUnknownPath(error: unknown): boolean {
  if (!(error instanceof OpenAI.APIError) || (error.status !== 404 && error.status !== 405)) return false;
  return error.code !== 'model_not_found';
}
