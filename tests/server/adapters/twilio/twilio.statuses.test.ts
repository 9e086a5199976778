import { describe, expect, it } from 'vitest';
import { deliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import { deliveryStatusOf } from '#server/adapters/twilio/twilio.statuses.ts';

describe("Twilio's words for a status", () => {
  it.each(deliveryStatus.options)('knows %s', (word) => {
    expect(deliveryStatusOf(word)).toBe(word);
    expect(deliveryStatusOf(word.toUpperCase())).toBe(word);
  });

  it('does not claim that a partly delivered message arrived', () =>
    expect(deliveryStatusOf('partially_delivered')).toBe('sent'));

  it.each(['brand_new_word', '', null, undefined])('does not guess what %j means', (word) =>
    expect(deliveryStatusOf(word)).toBeNull(),
  );
});
