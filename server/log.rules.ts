import { isUuid } from '#shared/lib/uuid.ts';

/** What the log says of an error: enough to find its cause, and no request, response, parameter or mail text. */
export type ErrorFacts = {
  type: string;
  /** Only of errors whose words are our own or the runtime's; without links, numbers and quoted text. */
  message?: string;
  code?: string | number;
  /** Further facts of known libraries: an HTTP status, a database constraint, an SMTP command. */
  [fact: string]: unknown;
  /** Places in the code alone. */
  stack?: string[];
  cause?: ErrorFacts;
};

/** Short words and numbers that providers' errors carry; none of them repeats what was sent. */
const facts = [
  'code',
  'status',
  'statusCode',
  'responseCode',
  'command',
  'kind',
  'retryAfterSeconds',
  'errno',
  'syscall',
  'port',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const;
const wordLike = /^[\w.:-]{1,64}$/;

/** Classes whose messages are written by this program or by the JavaScript runtime. */
const ownMessages: ReadonlySet<string> = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'AssertionError',
  'AggregateError',
  'AbortError',
  'TimeoutError',
  'AppError',
  'ConfigError',
  'DeliveryPostponed',
]);
/** Fields that show that a library has put a provider's answer or a request into the error, and perhaps its message. */
const foreignFields = [
  'response',
  'responseCode',
  'command',
  'request',
  'config',
  'headers',
  'detail',
  'query',
  'body',
];

const deepestCause = 3;
const frames = 12;

/** Reduces any thrown value. Never throws. */
export function describeError(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error };
  const type = error.constructor?.name || error.name;
  const found = error as unknown as Record<string, unknown>;
  const described: ErrorFacts = { type };
  for (const name of facts) {
    const value = found[name];
    if (typeof value === 'number') described[name] = value;
    else if (typeof value === 'string' && wordLike.test(value)) described[name] = withoutSecrets(value);
  }
  const own = ownMessages.has(type) && !foreignFields.some((name) => name in error);
  if (own) described.message = withoutSecrets(error.message);
  const stack = framesOf(error);
  if (stack.length > 0) described.stack = stack;
  if (error.cause instanceof Error && depth < deepestCause) described.cause = describeError(error.cause, depth + 1);
  return described;
}

const frame = /^at [^"“]{0,200}(?:file:\/\/|node:|\/|[A-Z]:\\)[^"“]{1,300}:\d+:\d+\)?$/;

/** The stack begins with the message, whose lines are no frames. */
function framesOf({ stack, message }: Error): string[] {
  const text = typeof stack === 'string' ? stack : '';
  const start = message ? text.indexOf(message) : -1;
  const after = start < 0 ? text : text.slice(start + message.length);
  const lines = after.slice(0, 20_000).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line.length < 500 && frame.test(line))
    .slice(0, frames);
}

const longest = 500;

/**
 * A text for the log, without addresses' queries and tokens, mail addresses, telephone numbers and quoted words; 500
 * characters at most. Ids (UUIDs, Twilio's sids) stay: they lead to the row, where permissions are checked.
 */
export function withoutSecrets(text: string): string {
  return text
    .slice(0, 4 * longest)
    .replace(/\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s"'<>]+/gi, address)
    .replace(/\?[^\s"'<>]*=[^\s"'<>]*/g, '?[…]')
    .replace(/[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,255}/g, '[address]')
    .replace(/"[^"\n]{1,2000}"|“[^”\n]{1,2000}”|«[^»\n]{1,2000}»/g, '"[…]"')
    .replace(/[\w-]{16,}(?:\.[\w-]{8,}){0,4}/g, opaque)
    .replace(/(?<![\w-])\+?\(?\d(?:[ ()./-]{0,2}\d){6,17}(?![\w-])/g, number)
    .slice(0, longest);
}

/** Scheme and host lead to the cause; the path may hold a token, the rest a password. */
function address(url: string): string {
  try {
    const { protocol, host } = new URL(url);
    return `${protocol}//${host}/[…]`;
  } catch {
    return '[address]';
  }
}

const sid = /^[A-Z]{2}[0-9a-f]{32}$/;

/** Long, with digits and letters or with capitals among small letters, and no id: a token, a key or a part of one. */
function opaque(word: string): string {
  if (isUuid(word) || sid.test(word)) return word;
  const mixed = /\d/.test(word) || (word.length >= 20 && /[A-Z]/.test(word));
  return mixed && /[a-z]/i.test(word) && word !== word.toUpperCase() ? '[token]' : word;
}

/** Days and IPv4 addresses have as many digits as a telephone number. */
function number(digits: string): string {
  return /^\d{4}-\d{2}-\d{2}$|^\d{1,3}(\.\d{1,3}){3}$/.test(digits) ? digits : '[number]';
}
