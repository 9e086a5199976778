import { describe, expect, test } from 'vitest';
import { activityOf } from '#renderer/features/staff/activity.rules.ts';

const now = Date.parse('2026-03-10T12:00:00.000Z');

describe('the activity badge', () => {
  test.each([
    [null, 'never'],
    ['2026-03-10T11:59:59.000Z', 'today'],
    ['2026-03-09T12:00:01.000Z', 'today'],
    ['2026-03-09T12:00:00.000Z', 'week'],
    ['2026-03-03T12:00:00.000Z', 'week'],
    ['2026-03-02T12:00:01.000Z', 'week'],
    ['2026-03-02T12:00:00.000Z', 'inactive'],
    ['2026-03-10T12:00:05.000Z', 'today'],
  ])('of somebody last here at %s is %s', (lastLogin, badge) => {
    expect(activityOf(lastLogin, now)).toBe(badge);
  });
});
