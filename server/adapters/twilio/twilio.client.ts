import twilio from 'twilio';
import type { Clock } from '#server/ports/clock.ts';
import { systemClock } from '#server/ports/clock.ts';
import { TwilioRefusal } from './twilio.errors.ts';

export type TwilioClientOptions = {
  accountSid: string;
  authToken: string;
  /** Sends every call there instead of to Twilio's hosts, path and query kept. For tests and proxies. */
  apiBaseUrl?: string | undefined;
  /** How long one call may take. Default 10,000 ms. */
  timeoutMs?: number | undefined;
  clock?: Clock | undefined;
};

type Request<TData> = Parameters<typeof twilio.RequestClient.prototype.request<TData>>[0];
type Answer<TData> = Awaited<ReturnType<typeof twilio.RequestClient.prototype.request<TData>>>;

/** The SDK's HTTP client with two changes: another host where one is set, and errors that keep Retry-After. */
class ConciergeRequestClient extends twilio.RequestClient {
  private readonly baseUrl: string | undefined;
  private readonly clock: Clock;

  constructor(baseUrl: string | undefined, timeout: number, clock: Clock) {
    super({ timeout, autoRetry: false });
    this.baseUrl = baseUrl?.replace(/\/+$/, '');
    this.clock = clock;
  }

  override async request<TData>(options: Request<TData>): Promise<Answer<TData>> {
    const response = await super.request<TData>({ ...options, uri: this.addressOf(options.uri) });
    if (response.statusCode < 300) return response;
    const retryAfter = headerOf(response.headers, 'retry-after');
    throw new TwilioRefusal(response.statusCode, response.body, secondsOf(retryAfter, this.clock.now()));
  }

  private addressOf(uri: string): string {
    if (!this.baseUrl) return uri;
    const { pathname, search } = new URL(uri);
    return this.baseUrl + pathname + search;
  }
}

/** Twilio's SDK for one account. It never retries: what is worth a retry is decided by the queue. */
export function createTwilioClient({
  accountSid,
  authToken,
  apiBaseUrl,
  timeoutMs = 10_000,
  clock = systemClock,
}: TwilioClientOptions) {
  const httpClient = new ConciergeRequestClient(apiBaseUrl, timeoutMs, clock);
  return twilio(accountSid, authToken, { httpClient: httpClient as InstanceType<typeof twilio.RequestClient> });
}
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
