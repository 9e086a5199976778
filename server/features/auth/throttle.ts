import { reason } from '#shared/reasons/reasons.ts';
import { dayMs } from '#shared/lib/dates.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { AppError } from '#server/app-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as repository from './account-counters.repository.ts';
import { hashedAddress } from './quotas.ts';

/**
 * `free` attempts without a delay, then 2, 4, 8 ... seconds after each, up to `cap`. A second factor is a short number,
 * so guessing it becomes slower than guessing a password.
 */
const kinds = { password: { free: 5, cap: 60 }, second_factor: { free: 5, cap: 900 } } as const;
export type ThrottleKind = keyof typeof kinds;

export type Throttle = ReturnType<typeof createThrottle>;

/**
 * Growing delays per account, independent of the client's address. A browser that has signed in to the account
 * before (`device`) is counted separately, so that an attacker cannot lock out the owner.
 */
export function createThrottle({ acrossHotels, clock }: { acrossHotels: AcrossHotels; clock: Clock }) {
  return {
    /**
     * Counts an attempt before it is made, so that concurrent attempts count too; `succeeded` undoes the count.
     * @param account an address or a user's id
     * @throws AppError rate_limited with the seconds to wait
     */
    begin: async (kind: ThrottleKind, account: string, device: string | null): Promise<void> => {
      const key = keyOf(kind, account, device);
      const wait = await acrossHotels((tx) => count(tx, kind, key, clock.now()));
      if (wait > 0)
        throw new AppError('rate_limited', reason('too_many_attempts', { seconds: wait }), { seconds: wait }, wait);
    },

    /** Undoes the count after a successful attempt. */
    succeeded: (kind: ThrottleKind, account: string, device: string | null): Promise<void> =>
      acrossHotels((tx) => repository.deleteCounters(tx, [keyOf(kind, account, device)])),

    /** After a new password by mail the delays are reset. */
    forgive: (email: string, userId: string): Promise<void> =>
      acrossHotels((tx) =>
        repository.deleteCounters(tx, [keyOf('password', email, null), keyOf('second_factor', userId, null)]),
      ),
  };
}

const keyOf = (kind: ThrottleKind, account: string, device: string | null) =>
  `${kind}:${hashedAddress(account)}${device ? `:${device}` : ''}`;

/** Seconds to wait; 0 if the attempt is allowed and counted. Counts expire after a day without attempts. */
async function count(tx: AcrossHotelsTransaction, kind: ThrottleKind, key: string, now: Date): Promise<number> {
  const { free, cap } = kinds[kind];
  const { count: made, last_at } = await repository.lockCounter(tx, key, now);
  const forgotten = now.getTime() - last_at.getTime() > dayMs;
  const delay = made < free || forgotten ? 0 : Math.min(cap, 2 ** (made - free + 1));
  const left = Math.ceil((last_at.getTime() + delay * 1000 - now.getTime()) / 1000);
  if (delay > 0 && left > 0) return left;
  await repository.setCounter(tx, key, forgotten ? 1 : Math.min(made + 1, 30), now);
  return 0;
}
