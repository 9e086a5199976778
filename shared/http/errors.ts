/** All error codes of the API, with their HTTP status. */
export const errorStatus = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  second_factor_needed: 403,
  not_found: 404,
  conflict: 409,
  booking_overlap: 409,
  window_closed: 409,
  already_resolved: 409,
  payload_too_large: 413,
  rate_limited: 429,
  internal: 500,
  provider_failed: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/**
 * A message with values: English text with `{{name}}` placeholders, and their values. The text is the key
 * of its translations in the console.
 */
export type Sentence = { text: string; params: Record<string, string | number> };

/** The sentence in English, with its values filled in. */
export function inEnglish({ text, params }: Sentence): string {
  return text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => (name in params ? String(params[name]) : gap));
}

/** One rejected field: its path (`items.0.question`) and how to correct it. */
export type FieldProblem = { path: string; message: string };

/**
 * Body of every error response. `message` is English; `sentence` is present where the message contains values, for
 * clients that translate it. `request_id` is in the server's log.
 */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  sentence?: Sentence;
  details?: unknown;
  request_id: string;
};
