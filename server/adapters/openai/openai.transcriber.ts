import OpenAI, { toFile } from 'openai';
import type { OnTokenUse } from '#server/ports/language-model.ts';
import type { Transcriber } from '#server/ports/transcriber.ts';
import { toModelError } from './openai.errors.ts';
import { uncertainNumbers } from './uncertain-numbers.rules.ts';

/** Reports how sure it is of each token. Source: https://developers.openai.com/api/docs/models/gpt-4o-transcribe */
const MODEL = 'gpt-4o-transcribe';

const extensions: Record<string, string> = { 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' };

type TranscriberOptions = { apiKey: string; baseUrl?: string; onUse?: OnTokenUse };

/** Transcripts from OpenAI or a compatible server; its formats leave out AMR and AAC. */
export function createOpenAiTranscriber({ apiKey, baseUrl, onUse }: TranscriberOptions): Transcriber {
  // The platform's own fetch: a file is a form, which the connections for texts do not carry.
  const client = new OpenAI({
    apiKey,
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    logLevel: 'off',
  });
  return {
    transcribe: async ({ hotelId, data, content_type }, timeoutMs) => {
      try {
        const file = await toFile(data, `voice.${extensions[content_type] ?? 'ogg'}`, { type: content_type });
        const options = { timeout: timeoutMs, maxRetries: 0, signal: AbortSignal.timeout(timeoutMs) };
        const heard = await client.audio.transcriptions.create(
          { file, model: MODEL, response_format: 'json', include: ['logprobs'] },
          options,
        );
        if (heard.usage?.type === 'tokens')
          onUse?.({ input: heard.usage.input_tokens, cached: 0, output: heard.usage.output_tokens }, hotelId);
        return { text: heard.text.trim(), uncertain: uncertainNumbers(heard.logprobs ?? []) };
      } catch (error) {
        throw toModelError(error, undefined);
      }
    },
  };
}
