import { SendTooLate, WhatsAppError } from '#server/ports/whatsapp.ts';
import { problemOf } from './twilio.problems.ts';

/** An answer of Twilio's that is not a success, with what the SDK's own exception drops: the headers. */
export class TwilioRefusal extends Error {
  readonly status: number;
  readonly code: number | null;
  readonly retryAfterSeconds: number | null;
  constructor(status: number, body: unknown, retryAfterSeconds: number | null) {
    super(messageOf(body) ?? `Twilio answered ${status}.`);
    this.name = 'TwilioRefusal';
    this.status = status;
    this.code = codeOf(body);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Codes that mean "not now" whatever the HTTP status says; our own credentials and account (20003, 20005) are put right, not the message. */
const laterCodes: ReadonlySet<number> = new Set([20003, 20005, 20429, 63017, 63018, 63038]);
/** System calls that fail before a byte of the request has left. */
const beforeRequest: ReadonlySet<string> = new Set(['connect', 'getaddrinfo', 'queryA', 'queryAaaa']);
const beforeRequestCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** A gateway that got no answer: Bad Gateway and Gateway Timeout (RFC 9110, 15.6). */
const gatewayCodes: ReadonlySet<number> = new Set([502, 504]);
/** The request was written; its answer has not come in time. */
const timeouts: ReadonlySet<string> = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/**
 * Converts any failure of a call to the port's error. Where it is not certain that Twilio has nothing, the outcome is unknown:
 * a second look costs a request, a second message annoys a guest.
 */
export function toWhatsAppError(error: unknown): WhatsAppError | SendTooLate {
  if (error instanceof WhatsAppError || error instanceof SendTooLate) return error;
  if (error instanceof TwilioRefusal) return fromRefusal(error);
  const { code, syscall, message } = networkFacts(error);
  const mapped = neverLeft(code, syscall)
    ? new WhatsAppError('later', `Twilio could not be reached: ${message}`)
    : new WhatsAppError('unknown_outcome', `Twilio did not answer: ${message}`, { unanswered: timeouts.has(code) });
  // The log tells the cause by its code.
  mapped.cause = error;
  return mapped;
}

function fromRefusal({ status, code, message, retryAfterSeconds }: TwilioRefusal): WhatsAppError {
  const later = status === 429 || status >= 500 || (code !== null && laterCodes.has(code));
  return new WhatsAppError(later ? 'later' : 'refused', message, {
    problem: problemOf(code),
    code,
    retryAfterSeconds: later ? retryAfterSeconds : null,
    unanswered: gatewayCodes.has(status),
  });
}

function neverLeft(code: string, syscall: string): boolean {
  return (
    beforeRequest.has(syscall) ||
    beforeRequestCodes.has(code) ||
    /^(ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code)
  );
}

/** Axios wraps Node's error, and Node wraps one per address that was tried. */
function networkFacts(error: unknown): { code: string; syscall: string; message: string } {
  const outer = (error ?? {}) as {
    code?: string;
    syscall?: string;
    message?: string;
    cause?: unknown;
    errors?: unknown[];
  };
  const inner = (outer.cause ?? {}) as typeof outer;
  const tried = ((outer.errors ?? inner.errors ?? [])[0] ?? {}) as typeof outer;
  return {
    code: outer.code ?? inner.code ?? tried.code ?? '',
    syscall: outer.syscall ?? inner.syscall ?? tried.syscall ?? '',
    message: outer.message || inner.message || outer.code || 'no reason given',
  };
}

function codeOf(body: unknown): number | null {
  const code = Number((bodyObject(body) as { code?: unknown }).code);
  return Number.isInteger(code) && code > 0 ? code : null;
}

/** Twilio has two shapes of error body: `message`, and RFC 9457's `title` and `detail`. */
function messageOf(body: unknown): string | null {
  const { message, detail, title } = bodyObject(body) as { message?: unknown; detail?: unknown; title?: unknown };
  const text = [message, detail, title].find((each) => typeof each === 'string' && each !== '');
  return typeof text === 'string' ? text : null;
}

function bodyObject(body: unknown): object {
  if (typeof body === 'object' && body !== null) return body;
  try {
    const parsed: unknown = JSON.parse(String(body));
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
