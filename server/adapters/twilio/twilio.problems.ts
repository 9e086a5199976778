import type { DeliveryProblem } from '#shared/features/conversations/conversations.values.ts';

/** Twilio's codes. Meanings: https://www.twilio.com/docs/api/errors, as of November 2026. */
const problems: Record<number, DeliveryProblem> = {
  63016: 'window_closed',
  63017: 'too_many',
  63018: 'too_many',
  20429: 'account_limit',
  63038: 'daily_limit',
  63003: 'not_on_whatsapp',
  63024: 'not_on_whatsapp',
  63032: 'withheld',
  63049: 'withheld',
  63013: 'content_refused',
  63021: 'text_refused',
  63040: 'template_refused',
  21610: 'opted_out',
  21211: 'invalid_number',
  20003: 'credentials_refused',
  // The account is suspended or closed.
  20005: 'credentials_refused',
  63019: 'file_refused',
  63005: 'file_refused',
  11200: 'file_refused',
  11751: 'file_refused',
  12300: 'file_refused',
  21620: 'file_refused',
  21623: 'file_refused',
  63112: 'sender_off',
  63051: 'sender_off',
};

/** Null for a code without a meaning to us; the code itself is kept. */
export function problemOf(code: number | null): DeliveryProblem | null {
  return code === null ? null : (problems[code] ?? null);
}
