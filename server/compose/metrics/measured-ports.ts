import { Counter, Histogram, type Registry } from 'prom-client';
import type { LanguageModel, ModelError, TokenUse } from '#server/ports/language-model.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Phone, PhoneError } from '#server/ports/phone.ts';
import type { Push } from '#server/ports/push.ts';
import { noTracing, type SpanFacts, type Tracing } from '#server/ports/tracing.ts';
import type { AccountWhatsApp, SubmittedMessage, WhatsAppError } from '#server/ports/whatsapp.ts';

const buckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60];

/**
 * Counts and times every call of a provider: `result` is `ok`, or the kind of the error without any text of it.
 * Wrapping the ports keeps services and adapters free of metrics.
 */
export function createProviderMeter(registry: Registry, tracing: Tracing = noTracing) {
  const registers = [registry];
  const calls = new Counter({
    name: 'concierge_provider_calls_total',
    help: 'Calls of providers by result',
    labelNames: ['provider', 'operation', 'result'],
    registers,
  });
  const seconds = new Histogram({
    name: 'concierge_provider_seconds',
    help: 'Duration of calls of providers',
    labelNames: ['provider', 'operation'],
    buckets,
    registers,
  });
  const tokens = new Counter({
    name: 'concierge_model_tokens_total',
    help: 'Tokens by kind; cached ones are part of the input',
    labelNames: ['kind'],
    registers,
  });

  async function measure<T>(
    provider: string,
    operation: string,
    work: () => Promise<T>,
    facts?: (value: T) => SpanFacts,
  ): Promise<T> {
    const end = { failure: resultOf, ...(facts && { facts }) };
    return tracing.span(`${provider} ${operation}`, () => count(provider, operation, work), end);
  }

  async function count<T>(provider: string, operation: string, work: () => Promise<T>): Promise<T> {
    const stop = seconds.startTimer({ provider, operation });
    let result = 'ok';
    try {
      return await work();
    } catch (error) {
      result = resultOf(error);
      throw error;
    } finally {
      stop();
      calls.inc({ provider, operation, result });
    }
  }

  return {
    whatsapp: (port: AccountWhatsApp): AccountWhatsApp => ({
      ...port,
      send: (message, mayBegin) => measure('whatsapp', 'send', () => port.send(message, mayBegin), sentAs),
      sentSince: (query) => measure('whatsapp', 'sent_since', () => port.sentSince(query)),
      fetchMedia: (url) => measure('whatsapp', 'fetch_media', () => port.fetchMedia(url)),
      forget: (id) => measure('whatsapp', 'forget', () => port.forget(id)),
      submitTemplate: (handle, name, category) =>
        measure('whatsapp', 'submit_template', () => port.submitTemplate(handle, name, category)),
    }),
    model: (port: LanguageModel): LanguageModel => ({
      ...port,
      answer: (call) => measure('model', call.name, () => port.answer(call)),
    }),
    mailer: (port: Mailer): Mailer => ({ send: (mail) => measure('mail', 'send', () => port.send(mail)) }),
    phone: (port: Phone): Phone => ({
      ...port,
      send: (channel, message, mayBegin) => measure('phone', channel, () => port.send(channel, message, mayBegin)),
    }),
    push: (port: Push): Push => ({
      ...port,
      send: (...sent) => measure('push', 'send', () => port.send(...sent)),
    }),
    countTokens: (use: TokenUse): void => {
      for (const [kind, count] of Object.entries(use)) tokens.inc({ kind }, count);
    },
  };
}
export type ProviderMeter = ReturnType<typeof createProviderMeter>;

const sentAs = ({ provider_message_id, status }: SubmittedMessage): SpanFacts => ({ provider_message_id, status });

function resultOf(error: unknown): string {
  const { kind } = (error ?? {}) as Partial<Pick<WhatsAppError | ModelError | PhoneError, 'kind'>>;
  return kind ?? 'failed';
}
