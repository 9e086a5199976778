import { AppError } from '#server/app-error.ts';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import { challengeOf, codeHash, newCode, plainCode } from './desktop-code.ts';
import * as repository from './desktop-codes.repository.ts';
import type { SsoEntry } from './sso.service.ts';

const codeSeconds = 60;
/** After so many wrong codes a sign-in has to begin again. */
const mostTries = 5;

/**
 * A sign-in that was begun by the desktop program and made in the system's browser (RFC 8252): the browser gets a code
 * and no session, and the program exchanges the code with its verifier.
 */
export function createDesktopCodesService({ acrossHotels, clock }: { acrossHotels: AcrossHotels; clock: Clock }) {
  return {
    /** A code for who has signed in. Only the program that made the challenge can use it. */
    issue: (challenge: string, holder: { user_id: string; group_id: string }): Promise<string> =>
      acrossHotels(async (tx) => {
        const code = newCode();
        const expires_at = new Date(clock.now().getTime() + codeSeconds * 1000);
        await repository.saveCode(tx, { ...holder, challenge, code_hash: codeHash(challenge, code), expires_at });
        return code;
      }),

    /**
     * Uses a code, once. A wrong one is counted.
     * @throws AppError not_found desktop_code_wrong or desktop_code_expired, forbidden account_disabled
     */
    take: async (typed: string, verifier: string): Promise<SsoEntry> => {
      const challenge = challengeOf(verifier);
      const found = await acrossHotels(async (tx) => {
        const row = await repository.lockCode(tx, challenge);
        if (!row) return 'desktop_code_wrong';
        if (row.expires_at <= clock.now() || row.tries >= mostTries) {
          await repository.deleteCode(tx, challenge);
          return 'desktop_code_expired';
        }
        if (row.code_hash !== codeHash(challenge, plainCode(typed))) {
          await repository.countTry(tx, challenge);
          return 'desktop_code_wrong';
        }
        await repository.deleteCode(tx, challenge);
        return (await repository.holderOf(tx, row)) ?? 'desktop_code_expired';
      });
      if (typeof found === 'string') throw new AppError('not_found', found);
      if (found.disabled_at) throw new AppError('forbidden', 'account_disabled');
      return { user_id: found.id, needs_code: found.twoFactorEnabled === true };
    },
  };
}
export type DesktopCodesService = ReturnType<typeof createDesktopCodesService>;
