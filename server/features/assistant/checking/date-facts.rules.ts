import type { Fact, Reader } from './facts.types.ts';
import { MONTH_NAMES, MONTHS } from '../language/facts.words.ts';

const two = (value: number): string => String(value).padStart(2, '0');
const day = (month: number, date: number): string => `d:${two(month)}-${two(date)}`;

export const dates: Reader = (text, found) => {
  const iso = text.replace(
    /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g,
    (match, year: string, month: string, date: string) => {
      found({ kind: 'date', label: match, keys: [day(Number(month), Number(date)), `n:${year}`] });
      return ' ';
    },
  );
  const cjk = iso.replace(/(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]/g, (match, month: string, date: string) =>
    keep(found, match, day(Number(month), Number(date))),
  );
  const named = cjk.replace(
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s*(?:of |de |di |d.)?(\p{L}{3,})(?:,?\s+(?:de\s+)?20\d{2})?/gu,
    (match, date: string, name: string) => namedDate(found, match, name, date),
  );
  const american = named.replace(
    /(?<!\p{L})(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:])(?:,?\s+20\d{2})?/gu,
    (match, name: string, date: string) => namedDate(found, match, name, date),
  );
  return american.replace(
    /(?<![\d.,])(\d{1,2})([/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?(?![\d])/g,
    (match, a: string, separator: string, b: string, year?: string) => {
      if (separator === '.' && !year && !/\.\s*$/.test(match)) return match;
      const [first, second] = [Number(a), Number(b)];
      if (first > 31 || second > 31 || (first > 12 && second > 12)) return match;
      found({
        kind: 'date',
        label: match,
        keys: [...(second <= 12 ? [day(second, first)] : []), ...(first <= 12 ? [day(first, second)] : [])],
      });
      return ' ';
    },
  );
};

function keep(found: (fact: Fact) => void, label: string, key: string): string {
  found({ kind: 'date', label, keys: [key] });
  return ' ';
}

function namedDate(found: (fact: Fact) => void, match: string, name: string, date: string): string {
  if (!MONTH_NAMES.has(name) || Number(date) < 1 || Number(date) > 31) return match;
  const month = MONTHS.findIndex((names) => names.some((each) => name.startsWith(each)));
  return month < 0 ? match : keep(found, match.trim(), day(month + 1, Number(date)));
}
