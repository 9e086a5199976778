import type { Translate } from '#renderer/lib/translate.ts';
import type { StayMessage } from '#shared/features/bookings/bookings.schema.ts';
import { addDays, dayIn } from '#shared/lib/dates.ts';
import { clockWords, fullTime } from '#renderer/lib/dates.ts';
import { reasonWords } from '#renderer/lib/reasons.ts';

/** The hotel's `timezone`, the user's `language`, and the current time. */
export type Moment = { language: string; timezone: string; now: number };
type Sentences = { now: string; today: string; tomorrow: string; later: string };

const planned: Sentences = {
  now: 'Goes out in a moment.',
  today: 'Goes out today at {{time}}.',
  tomorrow: 'Goes out tomorrow at {{time}}.',
  later: 'Goes out {{time}}.',
};
const welcome: Sentences = {
  now: 'Welcome goes out now.',
  today: 'Welcome goes out today at {{time}}.',
  tomorrow: 'Welcome goes out tomorrow at {{time}}.',
  later: 'Welcome goes out {{time}}.',
};

/** When a planned message is sent, in the hotel's time zone, or what prevents it. */
export const plannedWords = (entry: StayMessage, moment: Moment, t: Translate): string =>
  entry.reason
    ? `${t('Will not go out as things are.')} ${reasonWords(entry.reasons, entry.reason ?? '')}`
    : dueWords(entry, planned, moment, t);

/**
 * What happens to the welcome message of a new booking; null if none is planned. `entries`: the booking's stay
 * messages.
 */
export function welcomeNews(entries: StayMessage[], moment: Moment, t: Translate): string | null {
  const entry = entries.find(({ message_type }) => message_type === 'welcome');
  if (!entry) return null;
  if (entry.state === 'sent') return t('Welcome goes out now.');
  if (entry.state !== 'planned' || entry.reason)
    return `${t('The welcome message does not go out.')} ${reasonWords(entry.reasons, entry.reason ?? '')}`;
  return dueWords(entry, welcome, moment, t);
}

function dueWords({ due_at }: StayMessage, sentences: Sentences, moment: Moment, t: Translate): string {
  const { language, timezone, now } = moment;
  if (!due_at || Date.parse(due_at) <= now) return t(sentences.now);
  const today = dayIn(timezone, now);
  const day = dayIn(timezone, Date.parse(due_at));
  if (day === today) return t(sentences.today, { time: clockWords(due_at, language, timezone) });
  if (day === addDays(today, 1)) return t(sentences.tomorrow, { time: clockWords(due_at, language, timezone) });
  return t(sentences.later, { time: fullTime(due_at, language, timezone) });
}
