import { describe, expect, test } from 'vitest';
import { alarmWords } from '#electron/main/alarm/alarm.words.ts';
import { waitingGuest } from '#electron/main/alarm/desk-data.schema.ts';
import { guestNotices } from '#electron/main/alarm/guest-notices.rules.ts';
import { shouldRing } from '#electron/main/alarm/ringing.rules.ts';
import { bodyFor } from '#electron/main/notices/notices.rules.ts';
import { waitKey } from '#shared/features/conversations/waiting.rules.ts';
import { planNotices } from '#shared/waiting-notices.rules.ts';
import { aGuest } from './desk-server.ts';

const words = alarmWords('en');
const chosen = { detail: 'name' as const, words, severalHotels: false };
const seaside = { id: 'seaside', name: 'Maison des Marées', timezone: 'Europe/Paris' };
const lake = { id: 'lake', name: 'Seehaus', timezone: 'Europe/Helsinki' };
const wait = (name: string, since: string, more = {}) => ({
  ...waitingGuest.parse({
    ...aGuest(name, since),
    waiting_for: { priority: 'urgent' },
    stay: { room_type: '12' },
    ...more,
  }),
  hotel: seaside,
});
const ada = wait('Ada', '2026-01-05T07:00:00Z', { latest_request: { message: '<b>Fire</b> & smoke' } });
const list = (...guests: (typeof ada)[]) => ({ guests, count: guests.length });

describe('notices of waiting guests', () => {
  test('say urgency, time in the zone of the hotel, and room', () => {
    const [notice] = guestNotices(list(ada), chosen);
    expect(notice).toMatchObject({ title: 'Ada waits for a person', body: 'Urgent · since 08:00 · 12' });
  });

  test('name the room by its number once it is known', () => {
    const inRoom = { ...ada, stay: { room_type: 'Sea view', room_number: '214' } };
    expect(guestNotices(list(inRoom), chosen)[0]?.body).toBe('Urgent · since 08:00 · Room 214');
    expect(guestNotices(list(inRoom), { ...chosen, words: alarmWords('de') })[0]?.body).toContain('Zimmer 214');
  });

  test('say no more of the guest than was chosen', () => {
    const [bare] = guestNotices(list(ada), { ...chosen, detail: 'count' });
    expect(bare).toMatchObject({ title: 'A guest waits for a person', body: 'Urgent · since 08:00' });
    const [full] = guestNotices(list(ada), { ...chosen, detail: 'name_and_message' });
    expect(full?.body).toBe('Urgent · since 08:00 · 12\n<b>Fire</b> & smoke');
  });

  test('are one for all above three guests, shown again only for a further guest', () => {
    const four = [
      ada,
      wait('Bo', '2026-01-05T08:00:00Z'),
      wait('Cy', '2026-01-05T08:10:00Z'),
      wait('Di', '2026-01-05T08:20:00Z'),
    ];
    const [all, ...rest] = guestNotices({ guests: four, count: 14 }, chosen);
    expect(all?.title).toBe('14 guests wait, the longest since 08:00');
    expect(rest).toEqual([]);
    const { told } = planNotices({ shown: new Map(), told: new Set() }, [all!]);
    const helped = guestNotices({ guests: four.slice(1), count: 13 }, chosen);
    expect(planNotices({ shown: new Map([['all', all!.key]]), told }, helped).show).toEqual([]);
    const further = guestNotices({ guests: [...four, wait('Eve', '2026-01-05T09:00:00Z')], count: 15 }, chosen);
    expect(planNotices({ shown: new Map([['all', all!.key]]), told }, further).show).toHaveLength(1);
    expect(told.has(waitKey(ada))).toBe(true);
  });

  test('name an emergency, alone and in the notice for all, which is shown again for it', () => {
    const fire = { ...ada, waiting_for: { priority: 'urgent', category: 'emergency', reasons: ['safety'] } };
    expect(guestNotices(list(fire), chosen)[0]?.body).toBe('Emergency · since 08:00 · 12');
    const others = ['08:00', '08:10', '08:20'].map((time) => wait('Bo', `2026-01-05T${time}:00Z`));
    const before = planNotices({ shown: new Map(), told: new Set() }, guestNotices(list(ada, ...others), chosen));
    const during = guestNotices(list(fire, ...others), chosen);
    expect(during[0]?.body).toBe('Emergency · Ada');
    const shown = planNotices({ shown: new Map(), told: before.told }, during);
    expect(shown.show).toHaveLength(1);
    const after = guestNotices(list(ada, ...others), chosen);
    expect(planNotices({ shown: new Map(), told: shown.told }, after).show).toEqual([]);
    expect(guestNotices(list(fire, ...others), { ...chosen, detail: 'count' })[0]?.body).toBe('Emergency');
  });

  test('name the hotel for a person who works in several, and say the time of that hotel', () => {
    const ben = { ...wait('Ben', '2026-01-05T07:30:00Z'), hotel: lake };
    const several = { ...chosen, severalHotels: true };
    const [first, second] = guestNotices(list(ada, ben), several);
    expect(first).toMatchObject({ body: 'Urgent · since 08:00 · 12 · Maison des Marées', hotelId: 'seaside' });
    expect(second).toMatchObject({ body: 'Urgent · since 09:30 · 12 · Seehaus', hotelId: 'lake' });
    const fire = { ...ben, waiting_for: { priority: 'urgent', category: 'emergency', reasons: [] } };
    const [all] = guestNotices({ guests: [ada, fire], count: 5 }, several);
    expect(all).toMatchObject({ body: 'Emergency · Ben · Maison des Marées · Seehaus', hotelId: 'lake' });
  });

  test('escape guests’ words for the markup of Linux desktops', () => {
    expect(bodyFor('linux', '<b>Fire</b> & smoke')).toBe('&lt;b&gt;Fire&lt;/b&gt; &amp; smoke');
    expect(bodyFor('win32', '<b>')).toBe('<b>');
  });
});

test('the bell rings for each guest whom no one attends to and who was not silenced', () => {
  const none = new Set<string>();
  const bo = wait('Bo', '2026-01-05T08:00:00Z');
  expect(shouldRing({ guests: [ada], silenced: none, attended: none })).toBe(true);
  expect(shouldRing({ guests: [ada], silenced: none, attended: new Set([ada.id]) })).toBe(false);
  expect(shouldRing({ guests: [ada, bo], silenced: new Set([waitKey(ada)]), attended: none })).toBe(true);
  const danger = { ...ada, waiting_for: { priority: 'urgent', category: 'emergency', reasons: [] } };
  expect(shouldRing({ guests: [danger], silenced: new Set([waitKey(ada)]), attended: none })).toBe(true);
  const again = { ...ada, waiting_since: '2026-01-05T10:00:00Z' };
  expect(shouldRing({ guests: [again], silenced: new Set([waitKey(ada)]), attended: none })).toBe(true);
});
