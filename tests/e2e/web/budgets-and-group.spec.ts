import { readFileSync } from 'node:fs';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { startFakeOpenAi, type FakeOpenAi } from '#tests/support/fakes/openai.fake.ts';
import { modelAnswer } from '#tests/support/model-answers.ts';
import { demo, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
let model: FakeOpenAi;
test.beforeAll(async () => {
  model = await startFakeOpenAi();
  model.answerWith((request) => modelAnswer(request, { action: 'escalate', reasons: ['no_source'] }));
  concierge = await startConcierge({ OPENAI_API_KEY: model.apiKey, OPENAI_BASE_URL: model.url });
});
test.afterAll(async () => {
  await concierge?.stop();
  await model?.close();
});

/** Tokens of one question at the fake model. */
const perQuestion = 15;

test('a super admin sets a hotel’s budget: wrong input is told at its field, and the hotel is told at 80 and at 100 %', async ({
  browser,
  page,
}) => {
  const hotelPage = await (await browser.newContext()).newPage();
  await signIn(hotelPage, concierge.url, demo.admin);
  await signIn(page, concierge.url, demo.superAdmin);
  await page.goto(`${concierge.url}/admin/budgets`);
  const row = page.getByRole('row', { name: new RegExp(demo.hotel) });
  await expect(row).toContainText('No limit');
  const used = async (): Promise<number> => {
    await page.reload();
    await expect(row).toBeVisible();
    return Number((await row.getByRole('cell').nth(1).textContent())!.replace(/\D/g, ''));
  };
  const before = await used();
  const panel = await openBudget(page);
  await panel.getByLabel('Costs a month').fill('twenty');
  await panel.getByRole('button', { name: 'Save budget' }).click();
  await expect(panel.getByLabel('Costs a month')).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.getByLabel('Costs a month')).toBeFocused();
  await panel.getByLabel('Costs a month').fill('');
  await panel.getByLabel('Tokens a month').fill(String(before + perQuestion + 3));
  await panel.getByRole('button', { name: 'Save budget' }).click();
  await expect(panel).toBeHidden();
  await expect(row).toContainText('(its own)');

  await ask(hotelPage.request);
  await expect.poll(used, { timeout: 20_000 }).toBe(before + perQuestion);
  await expect(row).toContainText('83 % used');
  await expect.poll(() => alarms(hotelPage.request)).toEqual(['model_budget_near']);
  await ask(hotelPage.request);
  await expect.poll(used, { timeout: 20_000 }).toBe(before + 2 * perQuestion);
  await expect(row).toContainText('Used up');
  await expect.poll(() => alarms(hotelPage.request)).toEqual(['model_budget_near', 'model_budget_used_up']);
  await hotelPage.goto(`${concierge.url}/analytics`);
  await expect(hotelPage.getByRole('region', { name: 'Language model this month' })).toContainText('Used up');

  await (await openBudget(page)).getByRole('button', { name: 'Use the platform’s budget' }).click();
  await expect(row).toContainText('No limit');
});

test('the budget of a hotel opens dark where the computer is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, concierge.url, demo.superAdmin);
  await page.goto(`${concierge.url}/admin/budgets`);
  const label = (await openBudget(page)).getByText('Tokens a month');
  await expect(label).toBeVisible();
  const lightness = await label.evaluate((node) => Number(/\d+/.exec(getComputedStyle(node).color)?.[0]));
  expect(lightness).toBeGreaterThan(180);
});

async function openBudget(page: Page) {
  await page.getByRole('button', { name: `Change the budget of ${demo.hotel}` }).click();
  return page.getByRole('dialog', { name: demo.hotel });
}

async function hotelOf(request: APIRequestContext): Promise<string> {
  return ((await (await request.get(`${concierge.url}/api/me`)).json()) as { hotel: { id: string } }).hotel.id;
}

async function ask(request: APIRequestContext): Promise<void> {
  const url = `${concierge.url}/api/hotels/${await hotelOf(request)}/simulator`;
  const data = { message: 'What is the meaning of life at your place?' };
  expect((await request.post(url, { data, headers: { origin: concierge.url } })).status()).toBe(200);
}

/** Pending notifications about the budget, in their order. */
async function alarms(request: APIRequestContext): Promise<string[]> {
  const { items } = (await (await request.get(`${concierge.url}/api/notifications`)).json()) as {
    items: { type: string; created_at: string; reasons: { code: string }[] | null }[];
  };
  return items
    .filter(({ type }) => type === 'model_budget')
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
    .map(({ reasons }) => reasons?.[0]?.code ?? '');
}

test('a group shows the figures of its hotels, and its table is a file', async ({ page }) => {
  await signIn(page, concierge.url, demo.superAdmin);
  const group = await makeGroup(page.request);
  await page.request.post(`${concierge.url}/api/groups/${group}/admins`, {
    data: { email: demo.admin },
    headers: { origin: concierge.url },
  });
  await page.context().clearCookies();
  await signIn(page, concierge.url, demo.admin);
  await page.goto(`${concierge.url}/group`);
  await expect(page.getByRole('heading', { name: 'Côte et Lac' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the table: By hotel' }).click();
  const table = page.getByRole('table', { name: 'By hotel' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row', { name: new RegExp(demo.hotel) })).toContainText('%');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV: By hotel' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^group-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const [header, ...lines] = readFileSync(await download.path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  expect(header).toMatch(/^\W?hotel,messages_in,.*,replies_in_time,replies_due,.*,model_cost$/);
  await expect(table.getByRole('columnheader', { name: 'Replies due' })).toBeVisible();
  // At 1440 px all columns fit: the table does not scroll sideways.
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader', { name: 'Language model' })).toBeInViewport({ ratio: 1 });
  expect(lines).toHaveLength(2);
  expect(lines.some((line) => line.includes(demo.hotel))).toBe(true);
});

/** A group with both hotels of the demo. */
async function makeGroup(request: APIRequestContext): Promise<string> {
  const headers = { origin: concierge.url };
  const made = await request.post(`${concierge.url}/api/admin/groups`, { data: { name: 'Côte et Lac' }, headers });
  const { id } = (await made.json()) as { id: string };
  const { items } = (await (await request.get(`${concierge.url}/api/hotels`)).json()) as { items: { id: string }[] };
  for (const hotel of items)
    expect((await request.put(`${concierge.url}/api/admin/groups/${id}/hotels/${hotel.id}`, { headers })).ok()).toBe(
      true,
    );
  return id;
}
