import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { submitWaiting } from '#server/features/messaging/waiting-templates.ts';
import type { ProviderAccountsDependencies } from './provider-accounts.types.ts';
import * as repository from './provider-accounts.repository.ts';

/** Every process reads the accounts of numbers every 10 seconds. */
const KNOWN_SECONDS = 20;
/** Messages with a template wait so long for its approval in the new account. */
const TEMPLATE_SECONDS = 3600;
/** The newest messages are compared when their webhooks had time to come. */
const COMPARE_AFTER_MS = 2 * 60_000;
const COMPARED_MS = 60 * 60_000;

/**
 * Gives a number to an account. What is in flight goes on in the account of before, whose callbacks still count. Queued
 * messages wait until every process knows the new account, then leave through it.
 */
export async function moveNumber(
  { clock, jobs, events }: Pick<ProviderAccountsDependencies, 'clock' | 'jobs' | 'events'>,
  tx: AcrossHotelsTransaction,
  { number, to, main }: { number: string; to: string; main: string },
): Promise<void> {
  const at = clock.now();
  const present = (await repository.numberRows(tx)).find((row) => row.number === number && row.until === null);
  await repository.moveNumber(tx, { number, from: present?.account ?? main, to, at });
  await repository.pauseNumber(tx, number, KNOWN_SECONDS);
  await repository.compareSoon(tx, new Date(at.getTime() - COMPARED_MS), new Date(at.getTime() + COMPARE_AFTER_MS));
  for (const { id: hotel_id, connected_number } of await repository.hotelsOfNumber(tx, number)) {
    if (connected_number === number) {
      await repository.forgetHandles(tx, hotel_id, TEMPLATE_SECONDS);
      await submitWaiting({ jobs }, tx, hotel_id, KNOWN_SECONDS * 1000);
    }
    await events.publish(tx, { type: 'hotel.updated', hotel_id });
  }
}
