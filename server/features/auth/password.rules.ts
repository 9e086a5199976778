import type { PlainCode, Reason } from '#shared/reasons/reasons.ts';
import { commonPasswords } from './common-passwords.ts';

export const passwordLength = { min: 8, max: 128 };

const productName = 'concierge';

export type PasswordProblem = { code: string; reason: Reason };

/**
 * Why a password is refused, or null. Refused: passwords of a public list of common ones, also with digits and signs
 * added at the end, and the account's address or the product's name. Runs in linear time.
 */
export function passwordProblem(password: string, email: string): PasswordProblem | null {
  if (password.length < passwordLength.min) return problem('SHORT', 'password_too_short');
  if (password.length > passwordLength.max) return problem('LONG', 'password_too_long');
  const typed = password.toLowerCase();
  const bare = withoutEnding(typed);
  if (ownWords(email).some((word) => word === typed || word === bare))
    return problem('GUESSABLE', 'password_guessable');
  const common = commonPasswords();
  if (common.has(typed) || common.has(bare) || new Set(typed).size < 4) return problem('COMMON', 'password_common');
  return null;
}

const problem = (kind: string, code: PlainCode): PasswordProblem => ({
  code: `PASSWORD_${kind}`,
  reason: { code, params: {} },
});

/** `sunshine2024!` is as easy to guess as `sunshine`. Rests of a few letters are ignored. */
function withoutEnding(text: string): string {
  let end = text.length;
  while (end > 0 && !/\p{L}/u.test(text[end - 1]!)) end -= 1;
  return end >= 4 ? text.slice(0, end) : text;
}

function ownWords(email: string): string[] {
  const address = email.trim().toLowerCase();
  const [local = '', domain = ''] = address.split('@');
  return [address, local, domain, domain.split('.')[0] ?? '', productName].filter((word) => word.length >= 4);
}
