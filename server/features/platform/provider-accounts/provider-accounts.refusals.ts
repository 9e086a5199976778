import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { AppError } from '#server/app-error.ts';
import { WhatsAppError } from '#server/ports/whatsapp.ts';

export const refusedAccount = (why: 'account_closed' | 'account_refused'): AppError =>
  new AppError('invalid_input', why, [fieldProblem('account', reason(why))]);

/** Why an account with this token was not added. */
export function refusedToken(error: unknown): never {
  if (!(error instanceof WhatsAppError)) throw error;
  if (error.code === 20005) throw refusedAccount('account_refused');
  if (error.problem === 'credentials_refused')
    throw new AppError('invalid_input', 'token_refused', [fieldProblem('token', reason('token_refused'))]);
  if (error.kind === 'refused') throw refusedAccount('account_refused');
  throw new AppError('provider_failed', 'token_not_checked');
}

/** Why the provider did not create or change an account, in its words. */
export function refusedCall(error: unknown): never {
  if (!(error instanceof WhatsAppError)) throw error;
  if (error.kind === 'refused') throw new AppError('conflict', reason('account_not_changed', { why: error.message }));
  throw new AppError('provider_failed', 'account_not_answered');
}
