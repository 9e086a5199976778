import { describe, expect, it } from 'vitest';
import { explainDeliveryError, explainedDeliveryCodes } from '#shared/features/conversations/delivery-errors.rules.ts';

describe('explanations of failed messages for staff', () => {
  it.each([
    [63016, 'no'],
    [63018, 'later'],
    [63017, 'later'],
    [63038, 'later'],
    [63003, 'other_channel'],
    [63024, 'other_channel'],
    [63032, 'no'],
    [63049, 'no'],
    [63013, 'after_editing'],
    [63021, 'after_editing'],
    [63040, 'after_editing'],
    [21610, 'until_start'],
    [21211, 'no'],
    [20003, 'later'],
    [20429, 'later'],
    [63112, 'no'],
    [63051, 'no'],
  ] as const)('error %i is explained, with what to do, and retried: %s', (code, retry) => {
    const { reason, remedy, retry: told } = explainDeliveryError(code);
    expect(told).toBe(retry);
    for (const sentence of [reason, remedy]) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/twilio|API|HTTP|SID|error \d/i);
    }
  });

  it('alerts the platform if the fault is ours', () => {
    const alerting = explainedDeliveryCodes.filter((code) => explainDeliveryError(code).alert);
    expect(alerting.toSorted()).toEqual([20003, 20429, 63051, 63112]);
  });

  it('names a code that it does not know instead of guessing, and quotes the provider', () => {
    expect(explainDeliveryError(63999)).toMatchObject({ reason: expect.stringContaining('63999'), retry: 'no' });
    expect(explainDeliveryError(63999, 'Something new').reason).toContain('“Something new”');
    expect(explainDeliveryError(null).reason).toBe('The message was not delivered and no reason was given.');
    expect(explainDeliveryError(null, 'Something new').reason).toContain('“Something new”');
  });
});
