import { expect, test, type Page } from '@playwright/test';
import { aPdf } from '#tests/support/builders/files.ts';
import { violationsOn } from './support/accessible.ts';
import { demo, guestWrites, openThread, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
test.beforeAll(async () => {
  concierge = await startConcierge();
});
test.afterAll(() => concierge.stop());

const photo = new URL('../../../server/seed/media/bedside-lamp.jpg', import.meta.url).pathname;
const menu = { name: 'Menu.pdf', mimeType: 'application/pdf', buffer: aPdf() };

async function checked(page: Page, name: string) {
  expect(await violationsOn(page)).toEqual([]);
  if (!process.env['SHOTS']) return;
  await page.screenshot({ path: `${process.env['SHOTS']}/${name}-light.png` });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: `${process.env['SHOTS']}/${name}-dark.png` });
  await page.emulateMedia({ colorScheme: 'light' });
}

async function choose(page: Page, file: string | typeof menu) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('form', { name: 'Reply' }).getByRole('button', { name: 'Add' }).click();
  await page.getByRole('menuitem', { name: 'Photo or file' }).click();
  await (await chooser).setFiles(file);
}

async function phoneOf(guest: { name: string; address: string }) {
  const { items } = (await (await fetch(`${concierge.url}/practice/phone/hotels`)).json()) as {
    items: { id: string; name: string }[];
  };
  const { id } = items.find(({ name }) => name === demo.hotel)!;
  const address = encodeURIComponent(guest.address);
  return async () => {
    const chat = await fetch(`${concierge.url}/practice/phone/chat?hotel_id=${id}&address=${address}`);
    const body = (await chat.json()) as {
      items: { from_guest: boolean; content: string; pictures: string[]; files: { url: string; filename: string }[] }[];
    };
    return body.items.filter(({ from_guest, pictures, files }) => !from_guest && pictures.length + files.length > 0);
  };
}

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`a photo and a PDF reach the guest, and can be removed and undone before (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, concierge.url, demo.reception);
    const guest = { name: `Fanny ${width}`, address: `+4477009007${width === 360 ? '36' : '14'}` };
    await guestWrites(concierge.url, demo.hotel, guest, 'I want to talk to a person please');
    const reply = await openThread(page, concierge.url, guest.name);
    const messages = page.getByRole('region', { name: 'Messages' });
    const chip = page.getByRole('group', { name: 'File of the reply' });

    await choose(page, { name: 'trick.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script></script>') });
    await expect(chip.getByRole('alert')).toContainText('JPEG and PNG');
    await expect(page.getByRole('button', { name: 'Send the reply' })).toBeDisabled();
    await chip.getByRole('button', { name: 'Remove trick.pdf' }).click();
    await expect(chip).toBeHidden();

    await choose(page, photo);
    await expect(chip.getByRole('img')).toBeVisible();
    await reply.fill('This is the lamp.');
    await checked(page, `chip-${width}`);
    await reply.press('Enter');
    await messages.getByRole('button', { name: 'Undo' }).click();
    await expect(chip.getByRole('img')).toBeVisible();
    await expect(reply).toHaveValue('This is the lamp.');
    await reply.press('Enter');
    await expect(chip).toBeHidden();

    await choose(page, menu);
    await expect(chip.getByText('Goes with your reply')).toBeVisible();
    await page.getByRole('button', { name: 'Send the reply' }).click();
    await expect(messages.getByText('Menu.pdf')).toBeVisible();
    const arrived = await phoneOf(guest);
    await expect.poll(async () => (await arrived()).length, { timeout: 15_000 }).toBe(2);
    const [picture, file] = await arrived();
    expect(picture!.content).toBe('This is the lamp.');
    expect((await fetch(concierge.url + picture!.pictures[0])).headers.get('content-type')).toBe('image/jpeg');
    expect(file!.files[0]!.filename).toBe('Menu.pdf');
    expect(await (await fetch(concierge.url + file!.files[0]!.url)).text()).toContain('%PDF-');
    await expect(messages.getByRole('button', { name: /^Picture: / })).toBeVisible();
    await expect(messages.getByLabel(/^(Sent|Delivered|Read)$/).last()).toBeVisible();
    await checked(page, `sent-${width}`);
  });

test('a picture is pasted or dropped; a large one is made smaller', async ({ page }) => {
  await signIn(page, concierge.url, demo.reception);
  const guest = { name: 'Gustav Paste', address: '+447700900738' };
  await guestWrites(concierge.url, demo.hotel, guest, 'I want to talk to a person please');
  const reply = await openThread(page, concierge.url, guest.name);
  const chip = page.getByRole('group', { name: 'File of the reply' });
  await reply.evaluate(async (field) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3000, 2000];
    const noise = canvas.getContext('2d')!;
    const pixels = noise.createImageData(3000, 2000);
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 255;
    noise.putImageData(pixels, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const data = new DataTransfer();
    data.items.add(new File([blob!], 'Pasted.png', { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(chip.getByText('Pasted.jpg')).toBeVisible();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.7'], 'Dropped.pdf', { type: 'application/pdf' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await expect(chip.getByText('Dropped.pdf')).toBeVisible();
  await expect(chip.getByText('Goes with your reply')).toBeVisible();
  await page.reload();
  await expect(chip.getByText('Dropped.pdf')).toBeVisible();
  await chip.getByRole('button', { name: 'Remove Dropped.pdf' }).click();
  await expect(chip).toBeHidden();
});

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`buttons are written below a reply, and the guest taps one on the phone (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, concierge.url, demo.reception);
    const guest = { name: `Tess ${width}`, address: `+4477009007${width === 360 ? '46' : '44'}` };
    await guestWrites(concierge.url, demo.hotel, guest, 'I want to talk to a person please');
    const reply = await openThread(page, concierge.url, guest.name);
    await page.getByRole('form', { name: 'Reply' }).getByRole('button', { name: 'Add' }).click();
    await page.getByRole('menuitem', { name: 'Buttons or a list' }).click();
    const panel = page.getByRole('region', { name: 'Buttons or a list' });
    await panel.getByLabel('Button 1', { exact: true }).fill('Yes, please');
    await panel.getByLabel('Button 2', { exact: true }).fill('Yes, please');
    await reply.fill('Shall I call a taxi?');
    await expect(panel.getByRole('status')).toContainText('a title of its own');
    await expect(page.getByRole('button', { name: 'Send the reply' })).toBeDisabled();
    await panel.getByLabel('Button 2', { exact: true }).fill('No');
    await checked(page, `choices-${width}`);
    await reply.press('Enter');
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByRole('button', { name: 'Undo' }).click();
    await expect(panel.getByLabel('Button 2', { exact: true })).toHaveValue('No');
    await panel.getByRole('button', { name: 'List', exact: true }).click();
    await panel.getByLabel('Words on the button that opens the list').fill('Answer');
    await panel.getByLabel('Description of item 1', { exact: true }).fill('In ten minutes');
    await reply.press('Enter');
    await expect(panel).toBeHidden();
    await expect(messages.getByRole('list', { name: 'List that the guest opens' })).toContainText('In ten minutes');
    await expect(messages.getByRole('button', { name: 'Undo' })).toBeHidden({ timeout: 15_000 });
    await expect(messages.locator('[data-pending="true"]')).toHaveCount(0, { timeout: 15_000 });
    await expect(messages.getByLabel(/^(Sent|Delivered|Read)$/).last()).toBeVisible({ timeout: 15_000 });
    await checked(page, `choices-sent-${width}`);

    const tapped = await tapOn(guest, 'Yes, please');
    expect(tapped).toBe(201);
    await expect(messages.getByText('Chose from a list')).toBeVisible();
    await expect(messages.getByRole('button', { name: /Shall I call a taxi/ })).toBeVisible();
  });

/** Taps an item of the newest message with choices, as the guest phone does. */
async function tapOn(guest: { name: string; address: string }, title: string): Promise<number> {
  const hotels = (await (await fetch(`${concierge.url}/practice/phone/hotels`)).json()) as {
    items: { id: string; name: string }[];
  };
  const hotel_id = hotels.items.find(({ name }) => name === demo.hotel)!.id;
  const query = new URLSearchParams({ hotel_id, address: guest.address });
  const chat = (await (await fetch(`${concierge.url}/practice/phone/chat?${query}`)).json()) as {
    items: { id: string; choices: { items: { title: string }[] } | null }[];
  };
  const message = chat.items.findLast(({ choices }) => choices)!;
  const index = message.choices!.items.findIndex((item) => item.title === title);
  const body = JSON.stringify({ hotel_id, ...guest, tap: { message_id: message.id, index } });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${concierge.url}/practice/phone/messages`, { method: 'POST', headers, body })).status;
}
