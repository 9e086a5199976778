import { afterEach, describe, expect, test, vi } from 'vitest';
import { clockWords, dateTimeWords, dayWords, fullTime, stayWords } from '#renderer/lib/dates.ts';
import { countWords } from '#renderer/lib/format.ts';
import { readerLocale } from '#renderer/lib/reader-locale.ts';

const browserOf = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
afterEach(() => vi.restoreAllMocks());

describe('a reader in Britain, and a hotel in Tokyo', () => {
  test('has the day before the month and the hotel’s time', () => {
    browserOf('en-GB', 'en');
    expect(readerLocale('en')).toBe('en-GB');
    expect(dayWords('2026-11-20', 'en')).toBe('Fri, 20 Nov 2026');
    expect(plain(stayWords({ check_in_date: '2026-11-20', check_out_date: '2026-11-23' }, 'en'))).toContain('20 Nov');
    expect(plain(fullTime('2026-11-20T23:30:00Z', 'en', 'Asia/Tokyo'))).toMatch(/^Sat, 21 Nov 2026, 0?8:30$/);
    expect(clockWords('2026-11-20T23:30:00Z', 'en', 'Asia/Tokyo')).toMatch(/^0?8:30$/);
  });

  test('keeps fixed date formats', () => {
    browserOf('en-GB');
    expect(dateTimeWords('2026-11-05T05:05:00Z', 'en', 'Asia/Tokyo')).toBe('Nov 05, 2026 14:05');
  });
});

test('the region counts for the language of the console only', () => {
  browserOf('de-CH', 'en-GB');
  expect(readerLocale('de')).toBe('de-CH');
  expect(readerLocale('fr')).toBe('fr');
  expect(countWords(1234, 'de')).toMatch(/^1[’']234$/);
});
