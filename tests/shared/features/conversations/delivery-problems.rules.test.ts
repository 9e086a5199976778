import { inEnglish } from '#shared/reasons/english-sentences.ts';
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
    const { reasons, remedy, retry: told } = explainDelivery(problem);
    expect(told).toBe(retry);
    for (const sentence of [...reasons, remedy].map(inEnglish)) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/twilio|API|HTTP|SID|error \d/i);
    }
  });

  it('alerts the platform’s alert recipients where the fault is ours', () => {
    const alerting = deliveryProblems.filter((problem) => explainDelivery(problem).alert);
    expect(alerting).toEqual(['account_limit', 'credentials_refused', 'sender_off']);
  });

  it('names the number of an error that it does not know instead of guessing, and quotes the provider', () => {
    const said = { code: 'provider_says', params: { text: 'Something new' } };
    const unknown = { code: 'not_delivered_code', params: { code: 63999 } };
    expect(explainDelivery(null, 63999)).toMatchObject({ reasons: [unknown], retry: 'no' });
    expect(explainDelivery(null, 63999, 'Something new').reasons).toEqual([unknown, said]);
    expect(explainDelivery(null).reasons).toEqual([{ code: 'not_delivered_no_reason', params: {} }]);
    expect(explainDelivery(null, null, 'Something new').reasons).toEqual([{ code: 'not_delivered', params: {} }, said]);
  });
});
