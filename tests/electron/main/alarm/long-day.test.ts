import { getEventListeners } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createAlarm } from '#electron/main/alarm/alarm.ts';
import { pause } from '#electron/main/system/clock.ts';
import { until } from '#tests/support/until.ts';
import { aGuest, startDeskServer } from './desk-server.ts';
import { fakeClock } from './fake-clock.ts';

const stepMs = 10_000;
const hourMs = 3_600_000;

test('a day of alarms leaves no timer, no stream and no memory behind', { timeout: 180_000 }, async () => {
  const server = await startDeskServer();
  const clock = fakeClock();
  const shown: string[] = [];
  const alarm = createAlarm({
    server: () => server.url,
    fetch,
    clock,
    log: () => undefined,
    show: ({ condition }) => shown.push(condition),
    mentioned: () => undefined,
  });
  const { person } = server;
  const isCurrent = () => alarm.view().heardAt === clock.now() && alarm.view().condition === 'working';
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += stepMs) {
      await clock.advance(stepMs);
      server.say('event: ping\ndata:');
      while (!isCurrent()) await turn();
    }
  };
  const works = () =>
    until('it works', async () => {
      await clock.advance(1000);
      return alarm.view().condition === 'working' && server.streams() === 1;
    });
  /** A guest waits and is helped, the connection is lost and comes back, the session ends and begins again. */
  const hour = async (name: string) => {
    server.guests = [aGuest(name)];
    server.say('id: 7\ndata: {"type":"request.escalated","hotel_id":"x"}');
    await until(`${name} waits`, () => alarm.view().waiting.guests[0]?.guest_name === name);
    server.guests = [];
    await pass(hourMs);
    server.manner = 'fails';
    server.dropStreams();
    for (let away = 0; away < 12; away += 1) await clock.advance(stepMs);
    server.manner = 'answers';
    await works();
    server.person = null;
    server.dropStreams();
    await until('the session has ended', async () => {
      await clock.advance(1000);
      return alarm.view().condition === 'signed_out';
    });
    for (let away = 0; away < 12; away += 1) await clock.advance(stepMs);
    server.person = person;
    alarm.again();
    await works();
  };
  alarm.restart();
  await works();
  const before = { timers: clock.timers(), streams: server.streams() };
  // Compiled code and caches have their size after the first hours.
  for (let hours = 1; hours <= 6; hours += 1) await hour(`Guest ${hours}`);
  const heap = heapAfterCollection();
  for (let hours = 7; hours <= 24; hours += 1) await hour(`Guest ${hours}`);
  expect(heapAfterCollection() - heap).toBeLessThan(2 * 1024 * 1024);
  await until('nothing is under way', () => clock.timers() === before.timers && server.streams() === before.streams);
  expect(shown.filter((condition) => condition === 'deaf')).toHaveLength(24);
  alarm.stop();
  await until('nothing is left', () => clock.timers() === 0 && server.streams() === 0);
  await server.close();
});

/** Bytes in use after garbage collection. */
function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('a pause leaves no listener behind', async () => {
  const clock = fakeClock();
  const { signal } = new AbortController();
  for (let attempts = 0; attempts < 20; attempts += 1) {
    const paused = pause(clock, 1000, signal);
    await clock.advance(1000);
    await paused;
  }
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
