import { reason } from '#shared/reasons/reasons.ts';
import { createHash } from 'node:crypto';
import { dayMs } from '#shared/lib/dates.ts';
import { AppError } from '#server/app-error.ts';
import type { Transaction } from '#server/db/database.ts';
import { countInPeriod } from './account-counters.repository.ts';

/** Addresses are counted by a hash, so that the table does not store typed addresses. */
export const hashedAddress = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

/** The reasons of a quota that is used up. */
export type QuotaCode =
  | 'too_many_mails'
  | 'sender_code_limit'
  | 'invitations_per_hotel'
  | 'invitations_per_person'
  | 'invitations_per_address';

/** `periodMs`: a day where it is not said. */
export type Quota = { key: string; limit: number; now: Date; periodMs?: number };

/**
 * Counts one more use within the period that begins with the first one. Rolled back with the transaction.
 * @returns null if allowed, else the time of the next allowed use.
 */
export async function takeFromQuota(
  tx: Transaction,
  { key, limit, now, periodMs = dayMs }: Quota,
): Promise<Date | null> {
  const { count, started_at } = await countInPeriod(tx, key, new Date(now.getTime() - periodMs), now);
  return count > limit ? new Date(started_at.getTime() + periodMs) : null;
}

/**
 * @param code a reason with the parameters `limit` and `next`
 * @throws AppError rate_limited with `details.next_at` and Retry-After if the quota is used up
 */
export async function demandQuota(tx: Transaction, quota: Quota, code: QuotaCode): Promise<void> {
  const next = await takeFromQuota(tx, quota);
  if (!next) return;
  const seconds = Math.max(1, Math.ceil((next.getTime() - quota.now.getTime()) / 1000));
  const details = { next_at: next.toISOString(), limit: quota.limit };
  throw new AppError('rate_limited', reason(code, { limit: quota.limit, next: instant(next) }), details, seconds);
}

/** `2026-11-22 14:05 UTC`, which is unambiguous in every language. */
const instant = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
