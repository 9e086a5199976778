import type { DeliveryStatus } from './conversations.schema.ts';

const rung: Partial<Record<DeliveryStatus, number>> = {
  queued: 0,
  accepted: 1,
  scheduled: 2,
  sending: 3,
  sent: 4,
  delivered: 5,
  read: 6,
};
const ends: ReadonlySet<DeliveryStatus> = new Set(['failed', 'undelivered', 'canceled']);
const arrived: ReadonlySet<DeliveryStatus> = new Set(['delivered', 'read']);

/**
 * Whether a status callback may replace the stored status. Callbacks arrive in any order and repeatedly: a message only
 * moves up queued < accepted < scheduled < sending < sent < delivered < read; failed, undelivered and canceled are
 * final, but never replace delivered or read. `received` is only used for guests' messages, which have no callbacks.
 */
export function movesUp(current: DeliveryStatus, next: DeliveryStatus): boolean {
  if (ends.has(current)) return false;
  if (ends.has(next)) return current !== 'received' && !arrived.has(current);
  const from = rung[current];
  const to = rung[next];
  return from !== undefined && to !== undefined && to > from;
}
