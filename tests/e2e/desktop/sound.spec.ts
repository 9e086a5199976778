import type { ElectronApplication, Page } from '@playwright/test';
import { watchTray } from './support/desk-clock.ts';
import { aComputer, startDesk } from './support/desk-program.ts';
import { cannotNotify, expect, test } from './support/fixtures.ts';
import { signIn } from './support/hotel.ts';

test.skip(cannotNotify !== null, cannotNotify ?? '');

/** Records from now on when a page takes the audio device and when it gives it back, in milliseconds, and what it plays. */
const listen = (app: ElectronApplication) =>
  app.evaluate(({ app: program, webContents }) => {
    const heard: { taken: number[]; released: number[]; rung: unknown[][] } = { taken: [], released: [], rung: [] };
    Object.assign(globalThis, { heard });
    const follow = (page: Electron.WebContents) => {
      page.on('audio-state-changed', ({ audible }) => (audible ? heard.taken : heard.released).push(Date.now()));
      const send = page.send.bind(page);
      page.send = (channel, ...given: unknown[]) => {
        if (channel === 'bell:ring') heard.rung.push(given);
        send(channel, ...given);
      };
    };
    webContents.getAllWebContents().forEach(follow);
    program.on('web-contents-created', (_event, page) => follow(page));
  });
type Heard = { taken: number[]; released: number[]; rung: unknown[][] };
const heard = (app: ElectronApplication) => app.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);
const ringOnce = (page: Page) => page.getByRole('button', { name: 'Test the sound' }).click();

test('the chosen sound is tested at the chosen volume, and the audio device is released after each ring', async ({
  hotel,
  service: _service,
}) => {
  await hotel.resolveAll();
  const desk = await startDesk(aComputer({ server: hotel.url }));
  const tray = await watchTray(desk.app);
  await signIn(desk.page);
  await expect.poll(tray).toContain('No guest is waiting');
  await listen(desk.app);
  await desk.page.goto('app://concierge/settings');
  await ringOnce(desk.page);
  await expect.poll(() => heard(desk.app)).toMatchObject({ rung: [['bell', 70]], taken: [expect.anything()] });
  await expect.poll(async () => (await heard(desk.app)).released).toHaveLength(1);

  await desk.page.getByLabel('Sound of the alarm').selectOption('Alert');
  await desk.page.getByLabel('Volume').fill('30');
  await ringOnce(desk.page);
  await expect.poll(async () => (await heard(desk.app)).rung.at(-1)).toEqual(['alert', 30]);
  await expect.poll(async () => (await heard(desk.app)).released).toHaveLength(2);

  // The alarm itself: the device is free between two rings, although the bell's window stays.
  await hotel.guestWrites('Bo Bell', 'How much is a helicopter transfer?');
  await expect.poll(async () => (await heard(desk.app)).taken.length, { timeout: 20_000 }).toBe(4);
  const { taken, released } = await heard(desk.app);
  expect(released[2]).toBeLessThan(taken[3]! - 3000);
  await hotel.resolveAllOf('Bo Bell');
  await desk.quit();
});
