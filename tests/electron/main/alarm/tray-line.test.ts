import { expect, test } from 'vitest';
import type { AlarmView } from '#electron/main/alarm/alarm.ts';
import { alarmWords } from '#electron/main/alarm/alarm.words.ts';
import { deskPerson, noneWaiting } from '#electron/main/alarm/desk-data.schema.ts';
import { isSoundOff, trayLine, traySound } from '#electron/main/alarm/tray-line.rules.ts';
import { wordsFor } from '#electron/main/system/words.ts';

const person = (alarm_sound: boolean) =>
  deskPerson.parse({
    user: { id: 'malo' },
    hotel: { id: 'seaside', name: 'Maison des Marées', timezone: 'Europe/Paris' },
    preferences: { alarm_sound },
  });
const view = (more: Partial<AlarmView>): AlarmView => ({
  condition: 'working',
  person: person(true),
  waiting: noneWaiting,
  heardAt: Date.parse('2026-01-05T01:14:00Z'),
  ...more,
});
const line = (more: Partial<AlarmView>) => trayLine(view(more), wordsFor('en'), alarmWords('en'));

test('the tray says that no guest waits only while the server says so', () => {
  expect(line({})).toBe('No guest is waiting');
  expect(line({ waiting: { guests: [], count: 14 } })).toBe('14 waiting for a person');
  expect(line({ condition: 'starting' })).toBe('Connecting…');
  expect(line({ condition: 'signed_out' })).toBe('Not signed in');
  // In the hotel's zone.
  for (const condition of ['lost', 'deaf'] as const) expect(line({ condition })).toBe('No connection since 02:14');
});

test('the sound is off where this computer or the person switched it off', () => {
  expect(isSoundOff(view({}), { muted: false })).toBe(false);
  expect(isSoundOff(view({ person: null }), { muted: false })).toBe(false);
  expect(isSoundOff(view({}), { muted: true })).toBe(true);
  expect(isSoundOff(view({ person: person(false) }), { muted: false })).toBe(true);
  expect(traySound(view({}), { muted: true }, false)).toBe('off');
  expect(traySound(view({}), { muted: false }, false)).toBe('fails');
  expect(traySound(view({}), { muted: false }, true)).toBe('on');
});
