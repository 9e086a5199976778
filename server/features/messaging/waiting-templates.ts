import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import { unsubmittedRows } from './messaging.repository.ts';

/** Submits a hotel's templates that wait for its number or its account, in the transaction that changes that. */
export async function submitWaiting(
  { jobs }: { jobs: Pick<Jobs, 'sendAll'> },
  tx: AcrossHotelsTransaction,
  hotel_id: string,
  startAfter?: number,
): Promise<void> {
  const ids = await unsubmittedRows(tx, hotel_id);
  await jobs.sendAll(
    tx,
    'template',
    ids.map((template_id) => ({ data: { hotel_id, template_id }, ...(startAfter ? { options: { startAfter } } : {}) })),
  );
}
