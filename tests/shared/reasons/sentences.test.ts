import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { inEnglish } from '#shared/reasons/english-sentences.ts';
import { problemOfIssue } from '#shared/reasons/field-problem.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { sentenceOf } from '#shared/reasons/sentences.rules.ts';

describe('sentences of reasons', () => {
  test('have their gaps filled, and text that looks like a gap stays as it is', () => {
    expect(inEnglish(reason('import_no_amount', { value: '{{value}}' }))).toBe('“{{value}}” is no amount.');
  });

  test('name moments, languages and stay messages in the language of the reader', () => {
    const waits = reason('template_waits_until', {
      message_type: 'pre_arrival',
      language: 'fr',
      moment: '2026-09-10T10:05',
    });
    expect(inEnglish(waits)).toContain('But the pre-arrival template in French still waits');
    expect(inEnglish(waits)).toContain('until 10 September 2026, 10:05.');
    const german = { textOf: () => '{{language}}, {{moment}}', locale: 'de', messageType: (type: string) => type };
    expect(sentenceOf(waits, german)).toBe('Französisch, 10. September 2026, 10:05');
  });

  test('hold the sentences of other reasons', () => {
    const both = reason('several', { reasons: [reason('phone_required'), reason('enter_guest_name')] });
    expect(inEnglish(both)).toBe("Phone number is required Enter the guest's name.");
  });

  test('are null for a code that is not known', () => {
    const nothing = { textOf: () => undefined, locale: 'en', messageType: (type: string) => type };
    expect(sentenceOf({ code: 'from_a_newer_server', params: {} }, nothing)).toBeNull();
  });
});

test('a zod rule gives its reason with parameters; what zod says itself is text', () => {
  const limits = { min: 1, max: 3 };
  const rule = z.object({ count: z.number().max(3, code('enter_number_between', limits)), name: z.string() });
  const issues = rule.safeParse({ count: 4, name: 1 }).error!.issues.map(problemOfIssue);
  expect(issues).toEqual([
    {
      path: 'count',
      message: 'Enter a whole number from 1 to 3.',
      reason: { code: 'enter_number_between', params: limits },
    },
    { path: 'name', message: 'Send a text here.', reason: { code: 'field_text', params: {} } },
  ]);
});
