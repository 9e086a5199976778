import { aComputer, filesWith, startDesk } from './support/desk-program.ts';
import { cannotRun, expect, test } from './support/fixtures.ts';
import { signIn } from './support/hotel.ts';

test.skip(cannotRun !== null, cannotRun ?? '');

/** Of the guest's message, its translation, the file, the reply, the note, and the guest's name. */
const words = ['xylophone', 'marimba', 'kumquat', 'zeppelin', 'glockenspiel', 'Sol Draft'];

test('nothing that is read or typed is on disk in the clear; drafts outlive a reload, and nothing a sign-out', async ({
  hotel,
}) => {
  const computer = aComputer({ server: hotel.url });
  const desk = await startDesk(computer);
  const { page } = desk;
  await signIn(page);
  await hotel.guestWrites('Sol Draft', 'Is there a xylophone in the lounge?');
  await hotel.translate('Sol Draft', 'Is there a marimba in the lounge?');
  await page.goto(`app://concierge/requests?conversation=${await hotel.conversationOf('Sol Draft')}`);
  await expect(page.getByText('marimba').first()).toBeVisible();
  const reply = page.getByLabel('Reply to Sol Draft');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('form', { name: 'Reply' }).getByRole('button', { name: 'Add' }).click();
  await page.getByRole('menuitem', { name: 'Photo or file' }).click();
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  await (await chooser).setFiles({ name: 'kumquat.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('kumquat.pdf').first()).toBeVisible();
  const isUnsaved = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  // A file that the server keeps with the draft is not lost with the window.
  await expect.poll(isUnsaved).toBe(false);
  await reply.fill('Here is the list.');
  await reply.press('Enter');
  await expect(reply).toHaveValue('');
  await expect(page.getByText('Here is the list.').first()).toBeVisible();
  await expect.poll(isUnsaved).toBe(false);

  await reply.fill('Half a zeppelin');
  await page.getByRole('button', { name: 'Note for colleagues' }).click();
  const note = page.getByRole('textbox', { name: 'Note for colleagues' });
  await note.fill('Where is the glockenspiel?');
  await page.reload();
  await expect(note).toHaveValue('Where is the glockenspiel?');
  await note.press('Escape');
  await expect(reply).toHaveValue('Half a zeppelin');
  const offline = () => page.evaluate(() => window.desktop!.readOffline());
  for (const word of words.slice(0, 3)) await expect.poll(offline).toContain(word);
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const word of words) expect(await stored()).not.toContain(word);
  expect(filesWith(computer.userData, words)).toEqual([]);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.desktop!.privateStorage!.keys())).toEqual([]);
  expect(await offline()).toBeNull();
  await desk.quit();
  expect(filesWith(computer.userData, words)).toEqual([]);
});
