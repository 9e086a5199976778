import { createHmac, randomBytes } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { reason, type Reason } from '#shared/reasons/reasons.ts';
import { inEnglish } from '#shared/reasons/english-sentences.ts';
import type { WebhookCall, WebhookReceivers } from '#server/ports/webhook-receivers.ts';
import { seal, unseal } from '../push/sealed.ts';
import { addressesOf, only, portOf } from './judged-address.ts';
import { isPublicAddress } from './public-address.rules.ts';

export type WebhookReceiversOptions = {
  /** Seals the secrets of endpoints. */
  secret: string;
  /** Origins inside the operator's network that may receive events, also without https. */
  insideOrigins: readonly string[];
  timeoutMs?: number;
};

const PREFIX = 'whsec_';
const EXCERPT = 500;

/** Calls of receivers over HTTP, on a connection of their own each, to an address that was judged. */
export function createWebhookReceivers(options: WebhookReceiversOptions): WebhookReceivers {
  const { secret, insideOrigins, timeoutMs = 10_000 } = options;
  const judge = async (address: string): Promise<{ url: URL; to: string } | Reason> => {
    const url = URL.parse(address);
    if (!url || url.username || url.password || url.hash) return reason('webhook_address');
    const isInside = insideOrigins.includes(url.origin);
    if (!isInside && (url.protocol !== 'https:' || portOf(url) !== 443)) return reason('webhook_address');
    const [to, ...others] = await addressesOf(url);
    if (!to) return reason('address_name_unknown');
    if (!isInside && ![to, ...others].every(isPublicAddress)) return reason('page_not_public');
    return { url, to };
  };
  const reveal = (sealed: string): string => {
    const text = unseal(sealed, secret);
    if (text === null) throw new Error('a secret of a webhook was sealed with another BETTER_AUTH_SECRET');
    return text;
  };
  const call = async ({ url: address, id, at, body, secrets }: WebhookCall, signal: AbortSignal) => {
    const judged = await judge(address);
    if ('code' in judged) return { status: null, answer: inEnglish(judged) };
    const stamp = String(Math.floor(at.getTime() / 1000));
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Concierge webhooks',
      'webhook-id': id,
      'webhook-timestamp': stamp,
      'webhook-signature': secrets.map((sealed) => signature(reveal(sealed), `${id}.${stamp}.${body}`)).join(' '),
    };
    const answered = await send(judged.url, judged.to, { headers, body, signal });
    return { status: answered.statusCode ?? null, answer: await beginningOf(answered) };
  };
  return {
    newSecret: () => seal(PREFIX + randomBytes(32).toString('base64'), secret),
    reveal,
    refusal: async (address) => {
      const judged = await judge(address);
      return 'code' in judged ? judged : null;
    },
    post: async (wanted) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const tooSlow = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error(`no answer within ${timeoutMs / 1000} s`))),
      );
      return Promise.race([call(wanted, signal), tooSlow]).catch((error: unknown) => ({
        status: null,
        answer: (error as Error).message.slice(0, EXCERPT),
      }));
    },
  };
}

/** Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64. */
const signature = (secret: string, text: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(text)
    .digest('base64')}`;

type Sent = { headers: http.OutgoingHttpHeaders; body: string; signal: AbortSignal };

function send(url: URL, to: string, { headers, body, signal }: Sent): Promise<IncomingMessage> {
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((answered, failed) => {
    const options = { method: 'POST', signal, agent: false, headers, lookup: only(to) };
    client.request(url, options, answered).on('error', failed).end(body);
  });
}

/** The rest of the answer is not read. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response as AsyncIterable<string>) {
    text += part;
    if (text.length >= EXCERPT) break;
  }
  response.destroy();
  return text.slice(0, EXCERPT).replaceAll('\u0000', '');
}
