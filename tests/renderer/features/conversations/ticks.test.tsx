import type { DeliveryProblem } from '#shared/features/conversations/conversations.values.ts';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { failureOf, isEvent, tickOf } from '#renderer/features/conversations/message/ticks.rules.ts';
import { Ticks } from '#renderer/features/conversations/message/ticks.tsx';
import { deliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import { aMessage, aReply } from './conversation-rows.ts';
import '../../support/render-console.tsx';

describe('the ticks of a message', () => {
  test.each([
    ['queued', 'clock'],
    ['sending', 'clock'],
    ['sent', 'one'],
    ['delivered', 'two'],
    ['read', 'read'],
    ['failed', 'failed'],
    ['undelivered', 'failed'],
  ] as const)('%s is drawn as %s', (delivery_status, sign) => {
    expect(tickOf(aReply(1, { delivery_status }))?.sign).toBe(sign);
  });

  test('every status has its words, and what the guest wrote has no ticks', () => {
    for (const delivery_status of deliveryStatus.options) {
      const tick = tickOf(aReply(1, { delivery_status }));
      expect(tick === null).toBe(delivery_status === 'received');
      expect(tickOf(aMessage(1, { delivery_status }))).toBeNull();
    }
  });

  test('are named for those who cannot see them', () => {
    render(<Ticks tick={tickOf(aReply(1, { delivery_status: 'read' }))!} />);
    expect(screen.getByRole('img', { name: 'Read' })).toBeTruthy();
  });

  test('a stay message has ticks; an event has none', () => {
    expect(isEvent(aReply(1, { author: 'system', delivery_status: 'sent' }))).toBe(false);
    expect(isEvent(aReply(1, { author: 'system', delivery_status: 'received' }))).toBe(true);
  });
});

describe('a message that did not arrive', () => {
  test('says the server’s words, else that it was not delivered', () => {
    expect(
      failureOf(
        aReply(1, {
          delivery_status: 'failed',
          delivery_problem: 'not_on_whatsapp',
          error_code: 63003,
          error_message: 'No such number. Call.',
        }),
      )?.words,
    ).toBe('No such number. Call.');
    expect(
      failureOf(aReply(1, { delivery_status: 'undelivered', delivery_problem: 'not_on_whatsapp', error_code: 63003 }))
        ?.words,
    ).toBe('Not delivered');
  });

  test('can be sent again if that can succeed, not outside the window or after an opt-out', () => {
    const again = (delivery_problem: DeliveryProblem | null, error_code: number | null = null) =>
      failureOf(aReply(1, { delivery_status: 'failed', delivery_problem, error_code }))?.canSendAgain;
    expect([again('too_many'), again(null, 12345), again(null), again('window_closed'), again('opted_out')]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(failureOf(aReply(1))).toBeNull();
  });
});
