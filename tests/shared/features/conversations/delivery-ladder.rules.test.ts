import { describe, expect, it } from 'vitest';
import { deliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import type { DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import { movesUp } from '#shared/features/conversations/delivery-ladder.rules.ts';

const ladder: DeliveryStatus[] = ['queued', 'accepted', 'scheduled', 'sending', 'sent', 'delivered', 'read'];
const ends: DeliveryStatus[] = ['failed', 'undelivered', 'canceled'];

describe('the delivery ladder', () => {
  it('moves a message up, over any number of rungs, and never down or in place', () => {
    ladder.forEach((from, i) => ladder.forEach((to, j) => expect(movesUp(from, to), `${from} → ${to}`).toBe(j > i)));
  });

  it.each(ends)('lets %s end a message that has not arrived, and nothing follows', (end) => {
    for (const from of ladder.slice(0, 5)) expect(movesUp(from, end)).toBe(true);
    for (const next of deliveryStatus.options) expect(movesUp(end, next)).toBe(false);
  });

  it.each(['delivered', 'read'] as const)('does not let a late failure overrule that a message was %s', (arrived) => {
    for (const end of ends) expect(movesUp(arrived, end)).toBe(false);
  });

  it('does not change inbound messages', () => {
    for (const status of deliveryStatus.options) {
      expect(movesUp('received', status)).toBe(false);
      expect(movesUp(status, 'received')).toBe(false);
    }
  });

  it('ends in the same place whatever the order of the callbacks', () => {
    const settle = (callbacks: DeliveryStatus[]) =>
      callbacks.reduce<DeliveryStatus>((at, next) => (movesUp(at, next) ? next : at), 'queued');
    expect(settle(['sent', 'delivered', 'read'])).toBe('read');
    expect(settle(['read', 'delivered', 'sent'])).toBe('read');
    expect(settle(['delivered', 'sent', 'sent', 'delivered'])).toBe('delivered');
    expect(settle(['undelivered', 'sent'])).toBe('undelivered');
  });
});
