import type { Reader } from './facts.types.ts';
import { AFTERNOON, AFTERNOON_BEFORE, HOUR_UNIT, MARKER } from '../language/facts.words.ts';
import { amountOf } from './price-facts.rules.ts';

const TIME = new RegExp(
  `(?<![\\d:])(\\d{1,2})(?:\\s*([:.h時时点點])\\s*(\\d{2})(?!\\d)(?:分)?)?\\s*(?:(${HOUR_UNIT})\\s*)?(${MARKER})?`,
  'giu',
);
const RANGE_START = new RegExp(
  `(?<![\\d:.])(\\d{1,2})(?:[:.](\\d{2}))?(?=\\s*(?:-|–|〜|～|to|bis|a|à|e|until|and|und|tot|do|до|到|至)\\s*\\d{1,2}(?:[:.]\\d{2})?\\s*(?:(${MARKER})|${HOUR_UNIT}))`,
  'giu',
);

export const times: Reader = (text, found) => {
  for (const [match, hour = '', minutes, marker = ''] of text.matchAll(RANGE_START)) {
    const written = minutes ? minuteKey(Number(hour), Number(minutes), '', '') : `h:${Number(hour)}`;
    const start = minuteKey(Number(hour), Number(minutes ?? 0), marker, '');
    // "Two to three hours" is no time: the number alone supports it.
    const bare = marker || minutes ? [] : [`n:${Number(hour)}`];
    if (Number(hour) <= (marker ? 12 : 24)) found({ kind: 'time', label: match, keys: [start, written, ...bare] });
  }
  const ranged = text.replace(RANGE_START, ' ');
  return ranged.replace(
    TIME,
    (
      match,
      hour: string,
      separator: string | undefined,
      minutes: string | undefined,
      unit: string | undefined,
      marker: string | undefined,
      at: number,
    ) => {
      const clock = separator && separator !== '.';
      if ((!clock && !unit && !marker && separator !== '.') || Number(hour) > 24 || Number(minutes ?? 0) > 59)
        return match;
      const keys = [
        minuteKey(Number(hour), Number(minutes ?? 0), marker ?? '', ranged.slice(Math.max(0, at - 16), at)),
      ];
      // "7.30" may be a time or an amount: either supports it.
      if (separator === '.' && !unit && !marker) keys.push(`n:${amountOf(`${hour}.${minutes}`)}`);
      found({ kind: 'time', label: match.trim(), keys });
      return ' ';
    },
  );
};

function minuteKey(hour: number, minutes: number, marker: string, before: string): string {
  const afternoon = AFTERNOON.test(marker) || AFTERNOON_BEFORE.test(before);
  const morning = marker !== '' && !afternoon;
  const hours = afternoon && hour < 12 ? hour + 12 : morning && hour === 12 ? 0 : hour;
  return `t:${(hours % 24) * 60 + minutes}`;
}
