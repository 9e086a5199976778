import { isUuid } from '#shared/lib/uuid.ts';

/** Logged fields of an error: enough to find the cause, without request, response, parameters or mail text. */
export type ErrorFacts = {
  type: string;
  /** Only for errors thrown by this program or the runtime; without links, numbers and quoted text. */
  message?: string;
  code?: string | number;
  /** Additional fields of known libraries: an HTTP status, a database constraint, an SMTP command. */
  [fact: string]: unknown;
  /** Stack frames only, without the message. */
  stack?: string[];
  cause?: ErrorFacts;
};

/** Short fields of providers' errors that do not repeat request data. */
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

/** Error classes whose messages come from this program or the JavaScript runtime. */
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
/** Fields which show that a library copied a request or response into the error, possibly also into its message. */
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

/** Reduces any thrown value to its loggable fields. Never throws. */
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

/** The stack starts with the message, whose lines are removed. */
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
 * Redacts a text for the log: removes URL queries, tokens, mail addresses, telephone numbers and quoted text; 500
 * characters at most. Ids (UUIDs, Twilio's sids) are kept: reading their rows requires permission.
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

/** Keeps scheme and host of a URL. The path may contain a token, the rest a password. */
function address(url: string): string {
  try {
    const { protocol, host } = new URL(url);
    return `${protocol}//${host}/[…]`;
  } catch {
    return '[address]';
  }
}

const sid = /^[A-Z]{2}[0-9a-f]{32}$/;

/** Whether a word looks like a token or key: long, mixed digits and letters or mixed case, and not an id. */
function opaque(word: string): string {
  if (isUuid(word) || sid.test(word)) return word;
  const mixed = /\d/.test(word) || (word.length >= 20 && /[A-Z]/.test(word));
  return mixed && /[a-z]/i.test(word) && word !== word.toUpperCase() ? '[token]' : word;
}

/** Dates and IPv4 addresses are excluded: they have as many digits as a telephone number. */
function number(digits: string): string {
  return /^\d{4}-\d{2}-\d{2}$|^\d{1,3}(\.\d{1,3}){3}$/.test(digits) ? digits : '[number]';
}
