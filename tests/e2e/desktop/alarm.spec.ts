import fs from 'node:fs';
import { pass, withSkippingClock } from './support/desk-clock.ts';
import { aComputer, startDesk } from './support/desk-program.ts';
import { cannotNotify, expect } from './support/fixtures.ts';
import { people } from './support/hotel.ts';
import { closeWindow, isVisible, test } from './support/own-desk.ts';

test.skip(cannotNotify !== null, cannotNotify ?? '');

const question = 'How much is a helicopter transfer?';

test('the session ends: grey tray, one critical notice, the window opens', async ({ own, notices, hotel }) => {
  const { length: before } = notices.shown;
  await closeWindow(own);
  await expect.poll(() => isVisible(own)).toBe(false);
  await hotel.endSessionsOf(people.reception);
  // The session is checked at least every 30 seconds.
  await pass(own.app, 30_000);
  const notice = await notices.notice('not signed in');
  expect(notice.hints['urgency']).toBe(2);
  expect(await own.tray()).toContain('Not signed in');
  await expect.poll(() => isVisible(own)).toBe(true);
  await pass(own.app, 120_000);
  expect(notices.shown.slice(before).filter(({ summary }) => summary.includes('not signed in'))).toHaveLength(1);
});

test('an autostart without a session says so at once', async ({ line, notices }) => {
  const desk = await startDesk(aComputer({ server: line.url }), ['--hidden'], undefined, withSkippingClock);
  await notices.notice('not signed in');
  await expect.poll(() => isVisible(desk)).toBe(true);
  await desk.kill();
});

test('a person who signs out is not told', async ({ own, notices }) => {
  const { length: before } = notices.shown;
  await own.page.getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(own.tray).toContain('Not signed in');
  await pass(own.app, 120_000);
  expect(notices.shown.slice(before)).toEqual([]);
});

test('no server: marked after 30 s, told after 60 s, back without a gap', async ({ own, notices, hotel, line }) => {
  line.cut();
  await pass(own.app, 31_000);
  expect(await own.tray()).toContain('No connection since');
  expect(notices.standing().filter(({ summary }) => summary.includes('no connection'))).toEqual([]);
  await pass(own.app, 30_000);
  const notice = await notices.notice('no connection');
  expect(notice.hints['urgency']).toBe(2);
  await hotel.guestWrites('Una Missed', question);
  line.mend();
  await pass(own.app, 10_000);
  await notices.notice('Una Missed');
  await expect.poll(() => notice.closed).toBe(true);
  await expect.poll(own.tray).toContain('1 waiting');
  expect(notices.shown.filter(({ summary }) => summary.includes('Una Missed'))).toHaveLength(1);
});

test('a blocked page: the alarm goes on, and the page is loaded again', async ({ own, notices, hotel }) => {
  // The page never answers again; the call itself does not return.
  void own.page
    .evaluate(() => {
      for (;;);
    })
    .catch(() => undefined);
  await hotel.guestWrites('Vic Blocked', question);
  await notices.notice('Vic Blocked');
  const gone = own.app.evaluate(
    ({ app }) =>
      new Promise<string>((resolve) => app.once('render-process-gone', (_event, _page, { reason }) => resolve(reason))),
  );
  for (let beats = 0; beats < 4; beats += 1) await pass(own.app, 10_000);
  expect(await gone).toMatch(/crashed|killed/);
  await pass(own.app, 1000);
  const alive = () =>
    own.app.evaluate(({ webContents }) =>
      webContents.getAllWebContents().some((page) => !page.isCrashed() && page.getTitle().includes('Guest Requests')),
    );
  await expect.poll(alive).toBe(true);
  expect(notices.shown.filter(({ summary }) => summary.includes('Vic Blocked'))).toHaveLength(1);
});

test('a page whose process stands still is killed and loaded again', async ({ own }) => {
  const gone = own.app.evaluate(
    ({ app }) =>
      new Promise<string>((resolve) => app.once('render-process-gone', (_event, _page, { reason }) => resolve(reason))),
  );
  const stopped = await own.app.evaluate(({ webContents }) => {
    const pids = webContents.getAllWebContents().map((page) => page.getOSProcessId());
    pids.forEach((pid) => process.kill(pid, 'SIGSTOP'));
    return pids;
  });
  for (let beats = 0; beats < 7; beats += 1) await pass(own.app, 10_000);
  expect(await gone).toMatch(/crashed|killed/);
  await pass(own.app, 1000);
  const pages = () =>
    own.app.evaluate(({ webContents }) => webContents.getAllWebContents().map((page) => page.getOSProcessId()));
  await expect.poll(async () => (await pages()).some((pid) => pid > 0 && !stopped.includes(pid))).toBe(true);
  // The page that came back answers, and is left alone.
  await expect
    .poll(() => own.app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.getTitle()))
    .toMatch(/Guest Requests/);
  const [healthy] = await pages();
  await pass(own.app, 120_000);
  expect(await pages()).toEqual([healthy]);
});

test('a click on a notice opens the guest also while the page loads', async ({ own, notices, hotel }) => {
  await hotel.guestWrites('Wes Loading', question);
  const notice = await notices.notice('Wes Loading');
  await closeWindow(own);
  await expect.poll(() => isVisible(own)).toBe(false);
  await own.app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows().forEach((window) => window.webContents.reload());
  });
  notices.click(notice);
  await expect.poll(() => isVisible(own)).toBe(true);
  const id = await hotel.conversationOf('Wes Loading');
  await expect(own.page).toHaveURL(`app://concierge/requests?conversation=${id}`);
});

test('the network process ends: the person stays signed in, and no guest is missed', async ({
  own,
  notices,
  hotel,
}) => {
  const { length: before } = notices.shown;
  await own.app.evaluate(({ app }) => {
    const network = app.getAppMetrics().find(({ serviceName }) => serviceName === 'network.mojom.NetworkService');
    if (network) process.kill(network.pid, 'SIGKILL');
  });
  await hotel.guestWrites('Wim Network', question);
  await notices.notice('Wim Network');
  expect(notices.shown.slice(before).map(({ summary }) => summary)).toEqual(['Wim Network waits for a person']);
});

test('every other helper process ends: it is logged, and guests are told as before', async ({
  own,
  notices,
  hotel,
}) => {
  const { length: before } = notices.shown;
  const ended = await own.app.evaluate(({ app }) => {
    const isHelper = ({ type, serviceName }: Electron.ProcessMetric) =>
      (type === 'GPU' || type === 'Utility') && serviceName !== 'network.mojom.NetworkService';
    const helpers = app.getAppMetrics().filter(isHelper);
    helpers.forEach(({ pid }) => process.kill(pid, 'SIGKILL'));
    return helpers.length;
  });
  const log = await own.app.evaluate(({ app }) => `${app.getPath('logs')}/desk.log`);
  const logged = () => (fs.readFileSync(log, 'utf8').match(/the process .* ended: /g) ?? []).length;
  await expect.poll(logged).toBe(ended);
  await hotel.guestWrites('Gil Helper', question);
  await notices.notice('Gil Helper');
  expect(notices.shown.slice(before).map(({ summary }) => summary)).toEqual(['Gil Helper waits for a person']);
});

test('an error in the main process is logged, shows no dialog and ends neither alarm nor program', async ({
  own,
  notices,
  hotel,
}) => {
  const dialogs = await own.app.evaluateHandle(({ dialog }) => {
    const seen: string[] = [];
    dialog.showErrorBox = (title) => void seen.push(title);
    return seen;
  });
  await own.app.evaluate(() => {
    setImmediate(() => {
      throw new Error('a fault of tests');
    });
    void Promise.reject(new Error('a refusal of tests'));
  });
  const log = await own.app.evaluate(({ app }) => `${app.getPath('logs')}/desk.log`);
  const logged = () => fs.readFileSync(log, 'utf8');
  await expect.poll(logged).toContain('error in the main process: Error: a fault of tests');
  await expect.poll(logged).toContain('error in the main process: Error: a refusal of tests');
  await hotel.guestWrites('Eve Fault', question);
  await notices.notice('Eve Fault');
  expect(await dialogs.jsonValue()).toEqual([]);
});

test('no connection and no notification service: the window opens', async ({ own, line }) => {
  await closeWindow(own);
  await expect.poll(() => isVisible(own)).toBe(false);
  await own.app.evaluate(({ Notification }) => {
    Notification.isSupported = () => false;
  });
  line.cut();
  await pass(own.app, 61_000);
  await expect.poll(() => isVisible(own)).toBe(true);
});

test('a night asleep: nothing missed, nothing doubled, no failure told', async ({ own, notices, hotel, line }) => {
  await hotel.guestWrites('Xia Before', question);
  await notices.notice('Xia Before');
  const { length: before } = notices.shown;
  line.cut();
  await hotel.guestWrites('Yan Asleep', question);
  line.mend();
  await pass(own.app, 8 * 3_600_000, true);
  await own.app.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'));
  await notices.notice('Yan Asleep');
  expect(notices.shown.slice(before).map(({ summary }) => summary)).toEqual(['Yan Asleep waits for a person']);
});

test('the system’s own do not disturb: no bell, and the notification is not critical', async ({
  own,
  notices,
  hotel,
}) => {
  notices.inhibit(true);
  await hotel.guestWrites('Isa Focus', question);
  expect((await notices.notice('Isa Focus')).hints['urgency']).toBe(1);
  const bells = () =>
    own.app.evaluate(
      ({ webContents }) =>
        webContents.getAllWebContents().filter((page) => page.getURL().startsWith('app://bell')).length,
    );
  expect(await bells()).toBe(0);
  notices.inhibit(false);
  // The system is asked again after 20 seconds, before the next ring.
  await pass(own.app, 30_000);
  await expect.poll(bells).toBe(1);
});

test('do not disturb ends by itself, is seen in the tray, and waiting guests are told again', async ({
  own,
  notices,
  hotel,
}) => {
  const end = (await own.app.evaluate(() => Date.now())) + 60_000;
  await own.page.evaluate((quietUntil) => window.desktop!.changeSettings({ quietUntil }), end);
  expect(await own.tray()).toContain('Do not disturb until');
  await hotel.guestWrites('Jon Quiet', question);
  expect((await notices.notice('Jon Quiet')).hints['urgency']).toBe(1);
  await pass(own.app, 66_000);
  expect(await own.tray()).not.toContain('Do not disturb');
  const standing = () => notices.standing().filter(({ summary }) => summary.includes('Jon Quiet'));
  await expect.poll(() => standing().map(({ hints }) => hints['urgency'])).toEqual([2]);
});
