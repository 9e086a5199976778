import type { Settled, Settlement } from './claimed-turn.types.ts';

/**
 * Settles a batch in which a turn can stand twice: another worker gave it back while this one had lost its session, and this
 * one claimed it again and composed it a second time. The first settlement counts, the other is lost.
 */
export async function settleEachOnce(
  batch: Settlement[],
  settle: (batch: Settlement[]) => Promise<Settled[]>,
): Promise<Settled[]> {
  const first = new Map(batch.toReversed().map((settlement) => [settlement.request_id, settlement]));
  const rows = await settle(batch.filter((settlement) => first.get(settlement.request_id) === settlement));
  const settled = new Map(rows.map((row) => [row.request_id, row]));
  return batch.map((settlement) => {
    const { request_id } = settlement;
    if (first.get(request_id) === settlement) return settled.get(request_id)!;
    return { request_id, outcome: 'lost', send_id: null, reply_address: null };
  });
}
