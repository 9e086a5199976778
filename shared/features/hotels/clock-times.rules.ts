const named: Record<string, string> = {
  noon: '12:00 PM',
  midday: '12:00 PM',
  mittag: '12:00 PM',
  mittags: '12:00 PM',
  midi: '12:00 PM',
  mediodía: '12:00 PM',
  mezzogiorno: '12:00 PM',
  midnight: '12:00 AM',
  mitternacht: '12:00 AM',
  minuit: '12:00 AM',
  medianoche: '12:00 AM',
  mezzanotte: '12:00 AM',
};
const time = /^(\d{1,2})(?:[:.h](\d{2}))? ?(?:h|uhr|o'clock)?(?: ?([ap])\.?m\.?)?$/;

/**
 * Normalizes a typed time of day (`3 pm`, `15h`, `15.30 Uhr`, `noon`): `15:00` stays,
 * everything else becomes `3:00 PM`. Null if the text is not a time.
 */
export function readTimeOfDay(typed: string): string | null {
  const text = typed.slice(0, 40).trim().toLowerCase().replace(/\s+/g, ' ');
  if (Object.hasOwn(named, text)) return named[text]!;
  const match = time.exec(text.replace(/^12(?=(?::00)? (?:noon|midday)$)/, '').trim() || 'noon');
  if (!match) return null;
  const [, hour = '', minute = '00', half] = match;
  const typedHour = Number(hour);
  if (Number(minute) > 59 || (half ? typedHour < 1 || typedHour > 12 : typedHour > 23)) return null;
  if (/^\d{2}:\d{2}$/.test(text)) return text;
  const hours = half ? (typedHour % 12) + (half === 'p' ? 12 : 0) : typedHour;
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Whether two typed times are the same time of day: `15:00` and `3:00 PM`. */
export const isSameTime = (one: string, other: string): boolean => one === other || minutesOf(one) === minutesOf(other);

function minutesOf(typed: string): number | string {
  const [, hour = '', minute = '', half] = /^(\d{1,2}):(\d{2})(?: ([AP]M))?$/.exec(readTimeOfDay(typed) ?? '') ?? [];
  if (hour === '') return typed;
  return (half ? (Number(hour) % 12) + (half === 'PM' ? 12 : 0) : Number(hour)) * 60 + Number(minute);
}
