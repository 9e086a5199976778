import { expect, test } from 'vitest';
import { byDay, dayLabel } from '#renderer/features/guest-phone/days.rules.ts';
import type { PhoneMessage } from '#shared/practice/guest-phone.schema.ts';

const message = (id: string, created_at: string): PhoneMessage => ({
  id,
  from_guest: true,
  content: id,
  pictures: [],
  files: [],
  choices: null,
  location: null,
  status: 'read',
  created_at,
});
/** A moment of this computer's own calendar. */
const local = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

test('messages are separated where a new day begins on this phone', () => {
  const days = byDay([message('a', local(20, 23)), message('b', local(21, 0)), message('c', local(21, 9))]);
  expect(days.map(({ messages }) => messages.map(({ id }) => id))).toEqual([['a'], ['b', 'c']]);
});

test('a day is named as people say it', () => {
  const now = new Date(2026, 10, 21, 12);
  const labels = [local(21, 0), local(20, 23), local(17, 9), local(2, 9)].map((at) => dayLabel(at, 'en', now));
  expect(labels).toEqual(['today', 'yesterday', 'Tuesday', 'November 2, 2026']);
});
