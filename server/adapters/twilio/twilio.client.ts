import { AsyncLocalStorage } from 'node:async_hooks';
import twilio from 'twilio';
import { SendTooLate } from '#server/ports/whatsapp.ts';
import { askProvider } from '#server/adapters/http/provider-http.ts';
import type { Clock } from '#server/ports/clock.ts';
import { systemClock } from '#server/ports/clock.ts';
import { TwilioRefusal } from './twilio.errors.ts';

export type TwilioClientOptions = {
  accountSid: string;
  /** A function is asked at each call. */
  authToken: string | (() => string);
  /** Sends every call there instead of to Twilio's hosts, path and query kept. For tests and proxies. */
  apiBaseUrl?: string | undefined;
  /** How long one call may take. Default 10,000 ms. */
  timeoutMs?: number | undefined;
  clock?: Clock | undefined;
};

/** Of the call under way: whether its request may begin. The SDK has no place for it. */
export const fence = new AsyncLocalStorage<() => boolean>();

type Request<TData> = Parameters<typeof twilio.RequestClient.prototype.request<TData>>[0];
type Answer<TData> = Awaited<ReturnType<typeof twilio.RequestClient.prototype.request<TData>>>;

/**
 * The SDK's HTTP client on our own connections: another host where one is set, errors that keep Retry-After, and a request
 * that is written at once or not at all. The SDK's own client queues requests behind 20 connections.
 */
class ConciergeRequestClient extends twilio.RequestClient {
  private readonly baseUrl: string | undefined;
  private readonly clock: Clock;
  private readonly timeoutMs: number;
  private readonly token: () => string;

  constructor(baseUrl: string | undefined, timeout: number, clock: Clock, token: () => string) {
    super({ timeout, autoRetry: false });
    this.token = token;
    this.baseUrl = baseUrl?.replace(/\/+$/, '');
    this.clock = clock;
    this.timeoutMs = timeout;
  }

  override async request<TData>(options: Request<TData>): Promise<Answer<TData>> {
    const ask = fence.getStore();
    const { status, headers, text } = await askProvider({
      url: this.addressOf(options),
      method: options.method.toUpperCase(),
      headers: headersOf(options, this.token()),
      body: bodyOf(options),
      timeoutMs: this.timeoutMs,
      mayBegin: ask && { ask, otherwise: () => new SendTooLate('the time to send this message is over') },
    });
    if (status < 300) return { statusCode: status, body: text as TData, headers } as Answer<TData>;
    throw new TwilioRefusal(status, text, secondsOf(headerOf(headers, 'retry-after'), this.clock.now()));
  }

  private addressOf({ uri, params }: Request<unknown>): string {
    const url = new URL(uri);
    for (const [name, value] of fieldsOf(params)) url.searchParams.append(name, value);
    return (this.baseUrl ?? url.origin) + url.pathname + url.search;
  }
}

function headersOf({ headers, username }: Request<unknown>, password: string): Record<string, string> {
  const given = Object.entries((headers ?? {}) as Record<string, unknown>).map(([name, value]) => [
    name,
    String(value),
  ]);
  return {
    ...(Object.fromEntries(given) as Record<string, string>),
    Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
  };
}

function bodyOf({ headers, data }: Request<unknown>): string | undefined {
  if (!data) return undefined;
  const type = (headers as Record<string, string> | undefined)?.['Content-Type'];
  return type === 'application/json' ? JSON.stringify(data) : new URLSearchParams(fieldsOf(data)).toString();
}

/** A list is a field for each of its values. */
function fieldsOf(values: unknown): [string, string][] {
  return Object.entries((values ?? {}) as Record<string, unknown>).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [value].flat().map((each) => [name, String(each ?? '')]),
  );
}

/** Twilio's SDK for one account. It never retries: what is worth a retry is decided by the queue. */
export function createTwilioClient({
  accountSid,
  authToken,
  apiBaseUrl,
  timeoutMs = 10_000,
  clock = systemClock,
}: TwilioClientOptions) {
  const token = tokenReader(authToken);
  const httpClient = new ConciergeRequestClient(apiBaseUrl, timeoutMs, clock, token);
  // The SDK refuses an empty password; the one that is sent is asked for at each call.
  return twilio(accountSid, token() || 'none', { httpClient: httpClient as InstanceType<typeof twilio.RequestClient> });
}

export const tokenReader = (authToken: TwilioClientOptions['authToken']): (() => string) =>
  typeof authToken === 'string' ? () => authToken : authToken;
export type TwilioClient = ReturnType<typeof createTwilioClient>;

function headerOf(headers: unknown, name: string): string | null {
  const value = (headers as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : null;
}

/** Retry-After is seconds or a date (RFC 9110, 10.2.3). */
function secondsOf(header: string | null, now: Date): number | null {
  if (!header) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
