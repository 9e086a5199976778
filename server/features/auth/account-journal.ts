import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { takeFromQuota } from './quotas.ts';
import { accountByAddress } from './accounts.repository.ts';

export type AccountJournal = ReturnType<typeof createAccountJournal>;

/** `inside`: the action if there is already a session. */
type Actions = { done?: AuditAction; inside?: AuditAction; refused?: AuditAction };
/** `pending`: the password was right, the second factor is still missing. `signedIn`: there was a session before. */
type Outcome = { code: string | null; pending: boolean; signedIn: boolean };

/** Audit actions of better-auth's paths. Our own endpoints write their entries in their service. */
const actions: Record<string, Actions> = {
  '/sign-in/email': { done: 'sign_in', refused: 'sign_in_failed' },
  '/sign-out': { done: 'sign_out' },
  '/change-password': { done: 'change_password', refused: 'change_password_failed' },
  '/revoke-session': { done: 'revoke_sessions' },
  '/revoke-sessions': { done: 'revoke_sessions' },
  '/revoke-other-sessions': { done: 'revoke_sessions' },
  '/two-factor/enable': { refused: 'second_factor_failed' },
  '/two-factor/disable': { done: 'disable_second_factor', refused: 'second_factor_failed' },
  '/two-factor/verify-totp': { done: 'sign_in', inside: 'enable_second_factor', refused: 'second_factor_failed' },
  '/two-factor/verify-backup-code': { done: 'recovery_code_used', refused: 'second_factor_failed' },
  '/two-factor/generate-backup-codes': { done: 'new_recovery_codes', refused: 'second_factor_failed' },
  '/two-factor/get-totp-uri': { refused: 'second_factor_failed' },
};

/** Most audit entries per day about failures for unknown addresses. The addresses are not stored. */
const unknownPerDay = 200;

/** Writes account events of better-auth to the audit log. */
export function createAccountJournal(dependencies: { acrossHotels: AcrossHotels; audit: AuditService; clock: Clock }) {
  const { acrossHotels, audit, clock } = dependencies;
  return {
    watches: (path: string): boolean => path in actions,

    accountOf: async (email: unknown): Promise<{ id: string; email: string } | null> => {
      if (typeof email !== 'string' || email.length > 200) return null;
      return (await acrossHotels((tx) => accountByAddress(tx, email.trim().toLowerCase()))) ?? null;
    },

    record: async (
      path: string,
      { code, pending, signedIn }: Outcome,
      user: { id: string; email: string } | null,
      ip: string | null,
    ): Promise<void> => {
      const { done, inside, refused } = actions[path] ?? {};
      const passed = signedIn ? (inside ?? done) : done;
      const action = pending ? 'password_passed' : code ? refused : passed;
      // A request that was refused by a delay is not an attempt. An ended session has no user to name.
      if (!action || code === 'rate_limited' || (!user && !code)) return;
      const details = code ? { reason: code.toLowerCase() } : {};
      await acrossHotels(async (tx) => {
        const now = clock.now();
        if (!user && (await takeFromQuota(tx, { key: 'audit:unknown', limit: unknownPerDay, now }))) return;
        await audit.writeAccount(tx, { user, action, ip, details });
      });
    },
  };
}
