import { aComputer, nextWindow, startDesk } from './support/desk-program.ts';
import { cannotRun, expect, test } from './support/fixtures.ts';
import { signIn } from './support/hotel.ts';

test.skip(cannotRun !== null, cannotRun ?? '');

const question = 'How much is a helicopter transfer?';

test('a link starts the program, and its conversation is open after the sign-in', async ({ hotel }) => {
  await hotel.guestWrites('Lea Linked', question);
  await hotel.guestWrites('Max Newer', question);
  const path = `requests?conversation=${await hotel.conversationOf('Lea Linked')}`;
  const desk = await startDesk(aComputer({ server: hotel.url }), [`concierge-desk://open/${path}`]);
  await signIn(desk.page);
  await expect(desk.page).toHaveURL(`app://concierge/${path}`);
  await expect(desk.page.getByLabel('Reply to Lea Linked')).toBeVisible();
  await desk.quit();
});

test('a link to a program without a server is followed once the server is chosen', async ({ hotel }) => {
  await hotel.guestWrites('Lia Linked', question);
  const path = `requests?conversation=${await hotel.conversationOf('Lia Linked')}`;
  const desk = await startDesk(aComputer(null), [`concierge-desk://open/${path}`]);
  const arrived = nextWindow(desk.app);
  await desk.page.getByLabel('Address of the server').fill(hotel.url);
  // The page may be closed before the key press returns.
  void desk.page.keyboard.press('Enter').catch(() => undefined);
  const page = await arrived;
  await signIn(page);
  await expect(page.getByLabel('Reply to Lia Linked')).toBeVisible();
  await desk.quit();
});

test('the front of the program is the sign-in page, then the inbox, and never the landing page', async ({ hotel }) => {
  const desk = await startDesk(aComputer({ server: hotel.url }));
  await desk.page.goto('app://concierge/');
  await expect(desk.page).toHaveURL('app://concierge/auth');
  await signIn(desk.page);
  await desk.page.goto('app://concierge/');
  await expect(desk.page).toHaveURL('app://concierge/requests');
  await desk.quit();
});
