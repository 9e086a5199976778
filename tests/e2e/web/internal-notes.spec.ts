import { expect, test } from '@playwright/test';
import { violationsOn } from './support/accessible.ts';
import { demo, guestWrites, openThread, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
test.beforeAll(async () => {
  concierge = await startConcierge();
});
test.afterAll(() => concierge.stop());

test('a note with the keyboard mentions a colleague, who finds it, and the guest gets nothing', async ({
  page,
  browser,
}) => {
  const guest = { name: 'Nora Note', address: '+447700900671' };
  await guestWrites(concierge.url, demo.hotel, guest, 'I want to talk to a person please');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, concierge.url, demo.admin);
  await other.goto(`${concierge.url}/requests`);
  await signIn(page, concierge.url, demo.reception);
  const reply = await openThread(page, concierge.url, guest.name);
  await reply.press('Escape');
  await page.keyboard.press('n');
  const field = page.getByRole('textbox', { name: 'Note for colleagues' });
  await expect(field).toBeFocused();
  await expect(page.getByText('Only your team sees this note. It is not sent to the guest.')).toBeVisible();
  await field.pressSequentially('Birthday today @gwen');
  await expect(page.getByRole('option', { name: /Gwenaëlle/ })).toBeVisible();
  await field.press('Enter');
  await expect(field).toHaveValue(/@Gwenaëlle .+ $/);
  await field.press('Enter');
  const note = page.getByRole('article', { name: /Internal note by Malo/ });
  await expect(note).toContainText('Birthday today @Gwenaëlle');
  await expect(reply).toBeVisible();

  const mention = other.getByRole('button', { name: 'Notes that mention you (1)' });
  await expect(mention).toBeVisible({ timeout: 15_000 });
  await mention.click();
  await other.getByRole('link', { name: /Birthday today/ }).click();
  await expect(other.getByRole('article', { name: /Internal note/ })).toContainText('mentions you');
  await expect(mention).toBeHidden();
  for (const scheme of ['light', 'dark'] as const) {
    await other.emulateMedia({ colorScheme: scheme });
    expect(await violationsOn(other)).toEqual([]);
  }
  await other.setViewportSize({ width: 360, height: 740 });

  await note.getByRole('button', { name: 'Change this note' }).click();
  const changed = page.getByRole('textbox', { name: 'Text of the note' });
  await expect(changed).toBeFocused();
  await changed.pressSequentially(', at 8');
  await changed.press('Enter');
  const seen = other.getByRole('article', { name: /Internal note/ });
  await expect(seen).toContainText(', at 8');
  await expect(seen).toContainText('edited');

  // An admin deletes it; the author sees it go.
  await seen.getByRole('button', { name: 'Delete this note' }).click();
  await seen.getByRole('button', { name: 'Delete this note now' }).click();
  await expect(note).toBeHidden();
  await other.context().close();
});
