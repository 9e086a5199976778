import { describe, expect, test } from 'vitest';
import { waitKey } from '#shared/features/conversations/waiting.rules.ts';
import { shouldRing } from '#renderer/features/conversations/alarm/alarm.rules.ts';
import { faqCategoryOf } from '#renderer/features/conversations/requests/faq-category.rules.ts';
import { shortcutOf } from '#renderer/features/conversations/inbox/inbox-keys.rules.ts';
import { staysNow } from '#renderer/features/conversations/guest/stays.rules.ts';
import { stayWords } from '#renderer/lib/dates.ts';
import { duration, shortAge, stopwatch } from '#renderer/features/conversations/time.rules.ts';
import { replyWindow } from '#renderer/features/conversations/reply/window.rules.ts';
import { ago, aWaiting, now } from './conversation-rows.ts';

describe('the reply window', () => {
  test('counts down, closes, and is closed if the guest never wrote', () => {
    expect(replyWindow({ window_expires_at: new Date(now + 18_720_000).toISOString() }, now)).toEqual({
      state: 'open',
      ms: 18_720_000,
    });
    expect(duration(18_720_000)).toBe('5 h 12 min');
    expect(replyWindow({ window_expires_at: ago(1) }, now)).toEqual({ state: 'closed', at: ago(1) });
    expect(replyWindow({ window_expires_at: null }, now)).toEqual({ state: 'never' });
  });
});

describe('a question that becomes an FAQ', () => {
  test('keeps its category if FAQs have it, else General', () => {
    expect(['amenities', 'local', 'maintenance', 'complaint', ''].map(faqCategoryOf)).toEqual([
      'Amenities',
      'Local Information',
      'Technical Support',
      'General',
      'General',
    ]);
  });
});

describe('times in the list', () => {
  test('ages are short', () => {
    const age = (minutes: number) => shortAge(ago(minutes), now, 'en', 'UTC');
    expect([age(0), age(4), age(180), age(2 * 1440), age(40 * 1440)]).toEqual([
      '1 min',
      '4 min',
      '3 h',
      'Thu',
      'Oct 12',
    ]);
  });

  test('a wait is a running clock', () => {
    expect([stopwatch(5000), stopwatch(245_000), stopwatch(3_900_000)]).toEqual(['0:05', '4:05', '1 h 5 min']);
  });
});

describe('the alarm', () => {
  const waiting = [aWaiting(1, 12), aWaiting(2, 3)];

  test('rings while a guest waits whose alarm is not silenced', () => {
    expect(shouldRing([], new Set(), false)).toBe(false);
    expect(shouldRing(waiting, new Set(), false)).toBe(true);
    expect(shouldRing(waiting, new Set(), true)).toBe(false);
    expect(shouldRing(waiting, new Set(waiting.map(waitKey)), false)).toBe(false);
  });

  test('rings again for another guest, and for the same guest who waits again', () => {
    const silenced = new Set([waitKey(waiting[0]!)]);
    expect(shouldRing(waiting, silenced, false)).toBe(true);
    expect(shouldRing([aWaiting(1, 0)], silenced, false)).toBe(true);
  });
});

describe('the keys of the inbox', () => {
  const press = (key: string, target: EventTarget, held = {}) =>
    shortcutOf({
      key,
      target,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      isComposing: false,
      defaultPrevented: false,
      ...held,
    });

  test('work on the page, not while typing and not with Ctrl held', () => {
    expect([press('j', document.body), press('?', document.body), press('E', document.body)]).toEqual(['j', '?', 'e']);
    expect([press('j', document.createElement('textarea')), press('e', document.createElement('input'))]).toEqual([
      null,
      null,
    ]);
    expect([press('r', document.body, { ctrlKey: true }), press('z', document.body)]).toEqual([null, null]);
  });
});

describe('the stays of a guest', () => {
  const stay = (check_in_date: string, check_out_date: string, status = 'confirmed') => ({
    check_in_date,
    check_out_date,
    status,
  });

  test('today’s first, then future, then past, cancelled last', () => {
    const sorted = staysNow(
      [
        stay('2026-01-01', '2026-01-03'),
        stay('2026-12-24', '2026-12-27'),
        stay('2026-11-20', '2026-11-22'),
        stay('2026-11-20', '2026-11-22', 'cancelled'),
        stay('2026-12-01', '2026-12-02'),
      ],
      '2026-11-21',
    );
    expect(sorted.map((one) => `${one.check_in_date}${one.status === 'cancelled' ? ' cancelled' : ''}`)).toEqual([
      '2026-11-20',
      '2026-12-01',
      '2026-12-24',
      '2026-01-01',
      '2026-11-20 cancelled',
    ]);
  });

  test('show weekdays', () => {
    expect(stayWords(stay('2026-11-20', '2026-11-23'), 'en')).toMatch(/Fri.*20.*Mon.*23/);
  });
});
