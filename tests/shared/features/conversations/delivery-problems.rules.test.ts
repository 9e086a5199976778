import { describe, expect, it } from 'vitest';
import { deliveryProblems } from '#shared/features/conversations/conversations.values.ts';
import { explainDelivery } from '#shared/features/conversations/delivery-problems.rules.ts';

describe('explanations of failed messages for staff', () => {
  it.each([
    ['window_closed', 'no'],
    ['too_many', 'later'],
    ['account_limit', 'later'],
    ['daily_limit', 'later'],
    ['not_on_whatsapp', 'other_channel'],
    ['withheld', 'no'],
    ['content_refused', 'after_editing'],
    ['text_refused', 'after_editing'],
    ['template_refused', 'after_editing'],
    ['opted_out', 'until_start'],
    ['invalid_number', 'no'],
    ['credentials_refused', 'later'],
    ['sender_off', 'no'],
  ] as const)('%s is explained, with what to do, and retried: %s', (problem, retry) => {
    const { reason, remedy, retry: told } = explainDelivery(problem);
    expect(told).toBe(retry);
    for (const sentence of [reason, remedy]) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/twilio|API|HTTP|SID|error \d/i);
    }
  });

  it('alerts the platform’s alert recipients where the fault is ours', () => {
    const alerting = deliveryProblems.filter((problem) => explainDelivery(problem).alert);
    expect(alerting).toEqual(['account_limit', 'credentials_refused', 'sender_off']);
  });

  it('names the number of an error that it does not know instead of guessing, and quotes the provider', () => {
    expect(explainDelivery(null, 63999)).toMatchObject({ reason: expect.stringContaining('63999'), retry: 'no' });
    expect(explainDelivery(null, 63999, 'Something new').reason).toContain('“Something new”');
    expect(explainDelivery(null).reason).toBe('The message was not delivered and no reason was given.');
    expect(explainDelivery(null, null, 'Something new').reason).toContain('“Something new”');
  });
});
