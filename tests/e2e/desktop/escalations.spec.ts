import type { ElectronApplication } from '@playwright/test';
import { cannotNotify, expect, test } from './support/fixtures.ts';
import { aComputer, startDesk, type DeskProgram } from './support/desk-program.ts';
import { signIn } from './support/hotel.ts';
import type { NotificationService } from './support/notification-service.ts';

test.skip(cannotNotify !== null, cannotNotify ?? '');

// Above three guests one notice stands for all: each test begins without a waiting guest.
test.beforeEach(({ hotel }) => hotel.resolveAll());

const question = 'How much is a helicopter transfer?';
/** All notifications shown for a guest. */
const toldOf = ({ shown }: NotificationService, name: string) => shown.filter(({ summary }) => summary.includes(name));
const isVisible = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().some((window) => window.isVisible()));
const closeWindow = async ({ app, page }: DeskProgram) => (await app.browserWindow(page)).evaluate((it) => it.close());

type Caught = { caught?: Electron.Notification };
const catchNotifications = (app: ElectronApplication) =>
  app.evaluate(({ Notification }) => {
    const show = Notification.prototype.show;
    Notification.prototype.show = function () {
      (globalThis as Caught).caught = this;
      show.call(this);
    };
  });
const pressResolve = (app: ElectronApplication) =>
  app.evaluate(() => void (globalThis as Caught).caught?.emit('action', {}, 1));

test('a guest who waited before the start is shown in one notification', async ({ hotel, notices }) => {
  await hotel.guestWrites('Amy Before', question);
  const desk = await startDesk(aComputer({ server: hotel.url }));
  await signIn(desk.page);
  await expect(desk.page.getByText(/One guest waits for a person/).first()).toBeVisible();
  await notices.notice('Amy Before');
  await desk.page.reload();
  await expect(desk.page.getByText(/One guest waits for a person/).first()).toBeVisible();
  expect(toldOf(notices, 'Amy Before')).toHaveLength(1);
  await desk.quit();
});

test('an escalation is shown in a notification while the window is closed; a click opens the conversation', async ({
  desk,
  notices,
  hotel,
}) => {
  await closeWindow(desk);
  await expect.poll(() => isVisible(desk.app)).toBe(false);
  await hotel.guestWrites('Ada Closed', question);
  const notice = await notices.notice('Ada Closed');
  expect(notice.hints['urgency']).toBe(2);
  expect(notice.expireMs).toBe(0);
  notices.click(notice);
  await expect.poll(() => isVisible(desk.app)).toBe(true);
  await expect(desk.page).toHaveURL(/app:\/\/concierge\/requests\?conversation=/);
  await expect(desk.page.getByText(question).first()).toBeVisible();
  expect(toldOf(notices, 'Ada Closed')).toHaveLength(1);
});

test('a notification shows only the guest’s name unless another setting is chosen', async ({
  desk,
  notices,
  hotel,
}) => {
  await hotel.guestWrites('Bo Discreet', question);
  expect((await notices.notice('Bo Discreet')).body).not.toContain(question);
  await desk.page.evaluate(() => window.desktop!.changeSettings({ noticeDetail: 'count' }));
  await hotel.guestWrites('Cy Hidden', question);
  await notices.notice('A guest waits for a person');
  expect(toldOf(notices, 'Cy Hidden')).toHaveLength(0);
  await desk.page.evaluate(() => window.desktop!.changeSettings({ noticeDetail: 'name_and_message' }));
  await hotel.guestWrites('Di Open', question);
  expect((await notices.notice('Di Open')).body).toContain(question);
  await desk.page.evaluate(() => window.desktop!.changeSettings({ noticeDetail: 'name' }));
});

test('above three waiting guests one notification stands for all', async ({ desk: _desk, notices, hotel }) => {
  for (const name of ['Abe Four', 'Ben Four', 'Cal Four', 'Dan Four']) await hotel.guestWrites(name, question);
  await notices.notice('4 guests wait, the longest since');
  expect(notices.standing().filter(({ summary }) => summary.includes('Four'))).toEqual([]);
});

test('a notification closes when a colleague handles the request elsewhere', async ({
  desk: _desk,
  notices,
  hotel,
}) => {
  await hotel.guestWrites('Eve Elsewhere', question);
  const notice = await notices.notice('Eve Elsewhere');
  await hotel.resolveAllOf('Eve Elsewhere');
  await expect.poll(() => notice.closed).toBe(true);
});

test('Mark Resolved on a notice resolves the conversation', async ({ desk, notices, hotel }) => {
  await catchNotifications(desk.app);
  await hotel.guestWrites('Flo Button', question);
  const notice = await notices.notice('Flo Button');
  // The test runtime shows no buttons: the test presses the button of the program's own notification.
  await pressResolve(desk.app);
  await expect.poll(() => notice.closed).toBe(true);
  await expect.poll(() => hotel.openRequestsOf('Flo Button')).toBe(0);
});

test('a dismissed notification does not come back', async ({ desk, notices, hotel }) => {
  await hotel.guestWrites('Gus Away', question);
  notices.dismiss(await notices.notice('Gus Away'));
  await desk.page.reload();
  await hotel.guestWrites('Hal After', question);
  await notices.notice('Hal After');
  expect(toldOf(notices, 'Gus Away')).toHaveLength(1);
});

test('do not disturb: the count stays, the notification is not critical', async ({ desk, notices, hotel }) => {
  await desk.page.evaluate(() => window.desktop!.changeSettings({ quietUntil: Date.now() + 60_000 }));
  await hotel.guestWrites('Ida Quiet', question);
  expect((await notices.notice('Ida Quiet')).hints['urgency']).toBe(1);
  await expect(desk.page.getByRole('button', { name: 'Silence' })).toHaveCount(0);
  await expect.poll(() => desk.page.title()).toMatch(/^\(\d+\)/);
  await expect(desk.page.getByText(/Do not disturb until/)).toBeVisible();
  await desk.page.getByRole('button', { name: 'Turn off' }).click();
  await expect(desk.page.getByText(/Do not disturb until/)).toHaveCount(0);
  // A guest who still waits is told again, aloud.
  await expect.poll(() => notices.standing().find(({ summary }) => summary.includes('Ida'))?.hints['urgency']).toBe(2);
  await expect(desk.page.getByRole('button', { name: 'Silence' })).toBeVisible();
});

test('the alarm sounds without an earlier click, until it is silenced', async ({ desk, notices, hotel }) => {
  await hotel.guestWrites('Jo Bell', question);
  // Until then the button may be that of an earlier guest.
  await notices.notice('Jo Bell');
  await desk.page.getByRole('button', { name: 'Silence' }).click();
  await expect(desk.page.getByRole('button', { name: 'Silence' })).toHaveCount(0);
  await expect(desk.page.getByRole('button', { name: 'Turn on sound' })).toHaveCount(0);
});

test('after an offline period no notification is missed or repeated', async ({ desk, notices, hotel, line }) => {
  await hotel.guestWrites('Kay Before', question);
  await notices.notice('Kay Before');
  line.cut();
  await expect(desk.page.getByText(/Reconnecting|cannot be reached/).first()).toBeVisible();
  await hotel.guestWrites('Lea Missed', question);
  await hotel.guestWrites('Max Missed', question);
  line.mend();
  await notices.notice('Lea Missed');
  await notices.notice('Max Missed');
  for (const name of ['Kay Before', 'Lea Missed', 'Max Missed']) expect(toldOf(notices, name)).toHaveLength(1);
});

test('after sleep it reconnects immediately', async ({ desk, notices, hotel }) => {
  const before = await hotel.liveStreams();
  await desk.app.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'));
  await hotel.guestWrites('Ned Awake', question);
  await notices.notice('Ned Awake');
  expect(toldOf(notices, 'Ned Awake')).toHaveLength(1);
  await expect.poll(() => hotel.liveStreams()).toBeLessThanOrEqual(before);
});

test('after a restart of the server it reconnects by itself', async ({ desk, notices, hotel }) => {
  const { length: before } = notices.shown;
  await hotel.stopServer();
  await expect(desk.page.getByText(/Reconnecting|cannot be reached/).first()).toBeVisible();
  await hotel.startServer();
  await hotel.guestWrites('Oda Restart', question);
  await notices.notice('Oda Restart');
  expect(notices.shown.slice(before).map(({ summary }) => summary)).toEqual(['Oda Restart waits for a person']);
});
