import { setTimeout as sleep } from 'node:timers/promises';
import { WhatsAppError } from '#server/ports/whatsapp.ts';
import { tokenReader } from './twilio.client.ts';

/** The largest attachment that WhatsApp carries through Twilio, in bytes. */
export const MAX_MEDIA_BYTES = 16 * 1024 * 1024;

export type TwilioMediaOptions = {
  accountSid: string;
  authToken: string | (() => string);
  apiBaseUrl?: string | undefined;
  timeoutMs?: number | undefined;
  /** How a wait before the next try is spent; tests let it pass at once. */
  delay?: ((milliseconds: number) => Promise<unknown>) | undefined;
};

/** A webhook may come before Twilio has stored the attachment: tried again so many milliseconds after a 404. */
const retryDelays = [1000, 3000];
const maxRedirects = 3;

type Hop = { url: URL; withCredentials: boolean };

/**
 * Fetches guests' attachments. The address came in a webhook, so it is held against two lists: our credentials go to
 * this account's media on Twilio's API and nowhere else, and a redirect is followed without them to Twilio's signed
 * stores only. Everything else is refused unasked.
 * Source: https://help.twilio.com/articles/223183748 (mms.twiliocdn.com, formerly media.twiliocdn.com; unprotected
 * media at s3-external-1.amazonaws.com).
 */
export function createTwilioMedia(options: TwilioMediaOptions) {
  const { apiBaseUrl, delay = (milliseconds: number) => sleep(milliseconds) } = options;
  const base = apiBaseUrl ? new URL(apiBaseUrl) : null;

  async function fetchMedia(address: string): Promise<{ content_type: string; data: Buffer }> {
    const url = parse(address);
    if (!isOurMedia(url, options.accountSid, base)) throw refusal(`Media is not fetched from ${url.host}.`);
    for (const wait of [...retryDelays, null]) {
      const response = await follow({ url, withCredentials: true });
      if (response.status !== 404 || wait === null) return read(response);
      await response.body?.cancel();
      await delay(wait);
    }
    throw refusal('The attachment is not there.');
  }

  async function follow(first: Hop): Promise<Response> {
    let hop = first;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await get(hop, options);
      if (response.status < 300 || response.status >= 400) return response;
      await response.body?.cancel();
      const next = new URL(response.headers.get('location') ?? '', hop.url);
      if (!isStore(next, base)) throw refusal(`Media is not fetched from ${next.host}.`);
      hop = { url: next, withCredentials: false };
    }
    throw refusal('The attachment is redirected too often.');
  }

  return { fetchMedia };
}

async function get(
  { url, withCredentials }: Hop,
  { accountSid, authToken, timeoutMs = 20_000 }: TwilioMediaOptions,
): Promise<Response> {
  const basic = Buffer.from(`${accountSid}:${tokenReader(authToken)()}`).toString('base64');
  try {
    return await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: withCredentials ? { authorization: `Basic ${basic}` } : {},
    });
  } catch (error) {
    throw new WhatsAppError('later', `The attachment could not be fetched: ${(error as Error).message}`);
  }
}

async function read(response: Response): Promise<{ content_type: string; data: Buffer }> {
  if (!response.ok) {
    await response.body?.cancel();
    const later = response.status === 429 || response.status >= 500;
    throw new WhatsAppError(later ? 'later' : 'refused', `The attachment could not be fetched (${response.status}).`);
  }
  const data = await readCapped(response);
  return { content_type: response.headers.get('content-type') ?? 'application/octet-stream', data };
}

/** Counts while reading: a Content-Length may be missing or wrong. */
async function readCapped(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_MEDIA_BYTES) throw refusal('The attachment is larger than 16 MB.');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof WhatsAppError) throw error;
    throw new WhatsAppError('later', `The attachment broke off: ${(error as Error).message}`);
  }
  return Buffer.concat(chunks);
}

/** Whether our credentials may go there: this account's media, on Twilio's API (any region) or the configured stand-in. */
export function isOurMedia(url: URL, accountSid: string, base: URL | null): boolean {
  const host =
    url.origin === base?.origin ||
    isHttps(url, (name) => name === 'api.twilio.com' || /^api(\.[a-z0-9-]+){1,2}\.twilio\.com$/.test(name));
  return (
    host && url.pathname.startsWith(`/2010-04-01/Accounts/${accountSid}/Messages/`) && url.pathname.includes('/Media/')
  );
}

/** Whether a redirect may be followed, without credentials: Twilio's stores, or the configured stand-in. */
export function isStore(url: URL, base: URL | null): boolean {
  if (url.origin === base?.origin) return true;
  if (isHttps(url, (name) => name.endsWith('.twiliocdn.com') || name.endsWith('.twilio.com'))) return true;
  return (
    isHttps(url, (name) => name === 's3-external-1.amazonaws.com') && url.pathname.startsWith('/media.twiliocdn.com/')
  );
}

function isHttps(url: URL, accepts: (hostname: string) => boolean): boolean {
  return url.protocol === 'https:' && url.port === '' && url.username === '' && accepts(url.hostname);
}

function parse(address: string): URL {
  const url = URL.parse(address);
  if (!url) throw refusal('The address of the attachment cannot be read.');
  return url;
}

function refusal(message: string): WhatsAppError {
  return new WhatsAppError('refused', message);
}
