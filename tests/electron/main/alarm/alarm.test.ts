import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAlarm, type Alarm, type AlarmView } from '#electron/main/alarm/alarm.ts';
import type { Mention } from '#electron/main/alarm/desk-data.schema.ts';
import { until } from '#tests/support/until.ts';
import { aGuest, aPerson, startDeskServer, type DeskServer } from './desk-server.ts';
import { fakeClock, type FakeClock } from './fake-clock.ts';

let server: DeskServer;
let clock: FakeClock;
let alarm: Alarm;
let views: AlarmView[];
let mentions: Mention[];
const ping = 'event: ping\ndata:';
const event = 'id: 7\ndata: {"type":"request.escalated","hotel_id":"x"}';

const last = () => views.at(-1);
const condition = (wanted: AlarmView['condition']) => until(wanted, () => last()?.condition === wanted);
/** Lets time pass until the condition is reached; answers of the server take real time between. */
const passUntil = (wanted: AlarmView['condition']) =>
  until(wanted, async () => {
    await clock.advance(1000);
    return last()?.condition === wanted;
  });
const names = () => last()?.waiting.guests.map(({ guest_name }) => guest_name) ?? [];

async function open(): Promise<void> {
  alarm.restart();
  await condition('working');
}

beforeEach(async () => {
  server = await startDeskServer();
  clock = fakeClock();
  views = [];
  mentions = [];
  alarm = createAlarm({
    server: () => server.url,
    fetch,
    clock,
    log: () => undefined,
    show: (view) => views.push(view),
    mentioned: (mention) => mentions.push(mention),
  });
});
afterEach(async () => {
  alarm.stop();
  await server.close();
});

describe('the alarm', () => {
  test('is "starting" until the server has said who waits', async () => {
    server.list = 'hangs';
    alarm.restart();
    await until('the list is asked for', () => server.calls.some((path) => path.endsWith('/conversations')));
    expect(last()?.condition).toBe('starting');
  });

  test('reads the list after an event', async () => {
    await open();
    expect(names()).toEqual([]);
    server.guests = [aGuest('Ada')];
    server.say(event);
    await until('Ada is known', () => names().includes('Ada'));
  });

  test('reads the list once, a second later, for messages that come together', async () => {
    await open();
    server.calls.length = 0;
    const before = clock.timers();
    for (const type of ['message.created', 'message.updated', 'message.updated'])
      server.say(`id: 7\ndata: {"type":"${type}","hotel_id":"x"}`);
    await until('they were heard', () => clock.timers() > before);
    expect(server.calls).toEqual([]);
    server.guests = [aGuest('Mia')];
    await clock.advance(1000);
    await until('Mia is known', () => names().includes('Mia'));
    expect(server.calls).toHaveLength(1);
  });

  test('tells mentions of its person, without reading a list', async () => {
    await open();
    server.calls.length = 0;
    const [hotel_id, conversation_id] = [randomUUID(), randomUUID()];
    const line = (event: object) => `id: 7\ndata: ${JSON.stringify({ type: 'note.mentioned', hotel_id, ...event })}`;
    server.say(line({ conversation_id, user_id: 'gwen', user_name: 'Ada' }));
    server.say(line({ conversation_id: 'unknown', user_id: 'malo' }));
    server.say(line({ conversation_id, user_id: 'malo', user_name: 'Ada', guest_name: 'Ines' }));
    await until('the mention', () => mentions.length > 0);
    expect(mentions).toEqual([{ hotel_id, conversation_id, user_id: 'malo', user_name: 'Ada', guest_name: 'Ines' }]);
    expect(server.calls).toEqual([]);
    await alarm.mentionTold(hotel_id, conversation_id);
    expect(server.calls).toEqual([`/api/hotels/${hotel_id}/conversations/${conversation_id}/mentions/told`]);
  });

  test('reads the list every 30 s, because an event may be lost', async () => {
    await open();
    server.guests = [aGuest('Bo')];
    for (let seconds = 0; seconds < 35; seconds += 5) {
      server.say(ping);
      await clock.advance(5000);
    }
    await until('Bo is known', () => names().includes('Bo'));
    expect(last()?.condition).toBe('working');
  });

  test('says "signed out" when the session ends, and works again after the next sign-in', async () => {
    await open();
    const { person } = server;
    server.person = null;
    server.dropStreams();
    await passUntil('signed_out');
    expect(last()?.waiting.count).toBe(0);
    server.person = person;
    alarm.again();
    await condition('working');
  });

  test('follows another hotel of the person', async () => {
    await open();
    const other = aPerson();
    server.person = other;
    alarm.again();
    await until('the other hotel', () => last()?.person?.hotel?.id === other.hotel.id);
  });
});

describe('a person who works in two hotels', () => {
  const lake = randomUUID();
  const worksInBoth = () => {
    const membership = { hotel_id: lake, hotel_name: 'Seehaus', timezone: 'Europe/Berlin', role: 'staff' };
    server.person = { ...server.person, memberships: [membership] };
    server.elsewhere = { [lake]: [] };
  };

  test('hears of guests in the other one, on one stream', async () => {
    worksInBoth();
    await open();
    expect(server.streams()).toBe(1);
    server.elsewhere[lake] = [aGuest('Lea')];
    server.guests = [aGuest('Ada')];
    server.calls.length = 0;
    server.say(`id: 7\ndata: {"type":"request.escalated","hotel_id":"${lake}"}`);
    await until('Lea is known', () => names().includes('Lea'));
    expect(last()?.waiting.guests.map(({ hotel }) => hotel.name)).toEqual(['Seehaus']);
    // Only the list of that hotel was read.
    expect(server.calls).toEqual([`/api/hotels/${lake}/conversations`]);
    server.say(event);
    await until('both are known', () => last()?.waiting.count === 2);
  });

  test('is deaf if the list of the other one cannot be read', async () => {
    worksInBoth();
    await open();
    server.failing = lake;
    server.dropStreams();
    for (let seconds = 0; seconds < 65; seconds += 5) await clock.advance(5000);
    await passUntil('deaf');
    server.failing = null;
    await passUntil('working');
  });

  test('follows a hotel that took the person on, within 30 s', async () => {
    await open();
    worksInBoth();
    server.elsewhere[lake] = [aGuest('Lea')];
    for (let seconds = 0; seconds < 35; seconds += 5) {
      server.say(ping);
      await clock.advance(5000);
    }
    await until('Lea is known', () => names().includes('Lea'));
  });
});

describe('a lost connection', () => {
  test.each(['hangs', 'fails'] as const)('is shown after 30 s and told after 60 s: the server %s', async (manner) => {
    await open();
    server.manner = manner;
    if (manner === 'fails') server.dropStreams();
    await clock.advance(29_000);
    expect(last()?.condition).toBe('working');
    await clock.advance(2000);
    expect(last()?.condition).toBe('lost');
    await clock.advance(30_000);
    expect(last()?.condition).toBe('deaf');
    server.manner = 'answers';
    server.guests = [aGuest('Cy')];
    await passUntil('working');
    expect(names()).toEqual(['Cy']);
  });

  test('is told although the stream still pings: the list cannot be read', async () => {
    await open();
    server.list = 'fails';
    server.say(event);
    for (let seconds = 0; seconds < 65; seconds += 5) {
      server.say(ping);
      await clock.advance(5000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await condition('deaf');
  });

  test('is told within a minute also where the clock was set back', async () => {
    await open();
    server.manner = 'hangs';
    await clock.advance(5000);
    clock.sleep(-3_600_000);
    await clock.advance(62_000);
    expect(last()?.condition).toBe('deaf');
  });

  test('does not count time asleep', async () => {
    await open();
    server.dropStreams();
    server.guests = [aGuest('Di')];
    clock.sleep(8 * 3_600_000);
    await clock.advance(1000);
    await until('Di is known', () => names().includes('Di'));
    expect(views.map((view) => view.condition)).not.toContain('deaf');
    expect(views.map((view) => view.condition)).not.toContain('lost');
  });

  test('leaves no stream open after many reconnections', async () => {
    await open();
    for (let round = 0; round < 20; round += 1) {
      alarm.again();
      await until('a stream is open', () => server.streams() > 0);
    }
    await until('one stream is left', () => server.streams() === 1);
  });
});
