import i18n from '#renderer/lib/translate.ts';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import { messageOf, notifyFailure } from '#renderer/lib/notify.ts';

/** Refusals whose message says what to do: the last admin, an existing member. */
const explained = ['conflict', 'forbidden', 'invalid_input', 'not_found', 'rate_limited'];

/** The toast 'Error' with what failed (docs/product.md, section 8, Staff), and the server's reason where it has one. `what` is translated. */
export function notifyStaffFailure(error: unknown, what: string): void {
  const reason = error instanceof ApiError && explained.includes(error.code) ? messageOf(error) : '';
  notifyFailure(i18n.t('Error'), error, reason ? `${what}. ${reason}` : what);
}
