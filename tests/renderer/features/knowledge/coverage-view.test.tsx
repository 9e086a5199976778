import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Coverage, CoverageRow } from '#shared/features/knowledge/coverage.schema.ts';
import FaqsPage from '#renderer/pages/faqs-page.tsx';
import { aHotel } from '../hotels/platform-rows.ts';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aFaq, aMe, hotelId } from '../../support/rows.ts';

const faqsPath = `/api/hotels/${hotelId}/faqs`;
const path = `/api/hotels/${hotelId}/knowledge/coverage`;

const aRow = (overrides: Partial<CoverageRow>): CoverageRow => ({
  intent: 'breakfast.hours',
  frequent: true,
  asked: 0,
  asked_in: [],
  entries: [],
  missing_languages: [],
  ...overrides,
});
const coverage: Coverage = {
  rows: [
    aRow({
      asked: 3,
      asked_in: [
        { language: 'de', times: 2 },
        { language: 'en', times: 1 },
      ],
      entries: [{ id: aFaq().id, kind: 'faq', title: 'When is breakfast?', language: 'en', confirmed: false }],
      missing_languages: ['de'],
    }),
    aRow({
      intent: 'checkin.time',
      entries: [{ id: 'profile:check-in', kind: 'profile', title: 'x', language: null, confirmed: false }],
    }),
    aRow({ intent: 'pets.policy' }),
  ],
  frequent: { answered: 41, of: 60 },
  language: 'de',
};

const stated = { breakfast_opens: '07:00', breakfast_closes: '10:30' };

async function open(at: string, answers: Answers = {}) {
  const network = await startNetwork({
    'GET /api/me': { body: aMe() },
    [`GET ${faqsPath}`]: { body: { items: [aFaq({ answered: ['breakfast.hours', 'bar.info'] })], next_cursor: null } },
    [`GET ${path}`]: { body: coverage },
    [`POST ${faqsPath}`]: { status: 201, body: aFaq() },
    [`POST ${faqsPath}/${aFaq().id}/answers`]: { body: aFaq() },
    [`POST /api/hotels/${hotelId}/knowledge/inspect`]: {
      body: { looks_like_code: false, not_used: null, language: 'en', facts: stated },
    },
    [`GET /api/hotels/${hotelId}`]: { body: aHotel() },
    [`PATCH /api/hotels/${hotelId}`]: { body: aHotel(stated) },
    ...answers,
  });
  return { network, ...renderRoutes([{ path: '/faqs', element: <FaqsPage /> }], at) };
}

describe('what guests ask', () => {
  test('names each question, how often it was asked, what answers it and which language is missing', async () => {
    await open('/faqs?view=coverage');
    const table = within(await screen.findByRole('table', { name: 'What guests ask' }));
    expect(screen.getByText('The assistant answers 41 of the 60 questions that guests ask most.')).toBeTruthy();
    const breakfast = within(table.getByRole('row', { name: /Breakfast times/ }));
    expect(breakfast.getByText('DE 2 · EN 1')).toBeTruthy();
    expect(breakfast.getByText('Missing: German')).toBeTruthy();
    const link = breakfast.getByRole<HTMLAnchorElement>('link', { name: 'When is breakfast?' });
    expect(link.getAttribute('href')).toBe('/faqs?q=When+is+breakfast%3F');
    const checkIn = within(table.getByRole('row', { name: /Check-in time/ }));
    expect(checkIn.getByText('All languages')).toBeTruthy();
    expect(checkIn.getByRole('link', { name: 'Hotel Profile' })).toBeTruthy();
  });

  test('shows the gaps alone; a gap is filled with a question in the language of the hotel', async () => {
    const { network, router } = await open('/faqs?view=coverage');
    fireEvent.click(await screen.findByRole('button', { name: 'Gaps only 1' }));
    expect(router.state.location.search).toBe('?view=coverage&only=gaps');
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('rowheader')).toHaveLength(1);
    const inProfile = table.getByRole<HTMLAnchorElement>('link', { name: 'Set in the profile' });
    expect(inProfile.getAttribute('href')).toBe('/hotel-profile#profile_pets_charge');
    fireEvent.click(table.getByRole('button', { name: 'Write an answer: Pets' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByDisplayValue('Sind Haustiere erlaubt?')).toBeTruthy();
    expect(dialog.getByText('Answers: Pets')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Answer'), { target: { value: 'Ja, für 12 € pro Nacht.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add FAQ' }));
    expect(await screen.findByText('FAQ created successfully')).toBeTruthy();
    const saved = network.calls.find(({ method, path: to }) => method === 'POST' && to === faqsPath);
    expect(saved?.body).toMatchObject({
      question: 'Sind Haustiere erlaubt?',
      answers: ['pets.policy'],
      category: 'Policies',
    });
  });
});

test('a language that is missing is added in that language, with category and link', async () => {
  await open('/faqs?view=coverage&only=languages');
  fireEvent.click(await screen.findByRole('button', { name: 'Add in German: Breakfast times' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByDisplayValue('Wann gibt es Frühstück?')).toBeTruthy();
  expect(dialog.getByText('Answers: Breakfast times')).toBeTruthy();
  expect(dialog.getByTitle('German')).toBeTruthy();
});

const savedBy = ({ calls }: Awaited<ReturnType<typeof open>>['network']) =>
  calls.find(({ method }) => method === 'PATCH')?.body;
const linkedBy = ({ calls }: Awaited<ReturnType<typeof open>>['network']) =>
  calls.find(({ path: at }) => at.endsWith('/answers'))?.body;

describe('what an FAQ answers', () => {
  test('a question that it does not answer is taken away', async () => {
    const { network } = await open('/faqs');
    fireEvent.click(await screen.findByRole('button', { name: 'Does not answer: Bar' }));
    await waitFor(() => expect(linkedBy(network)).toEqual({ question: 'bar.info', answers: false }));
  });

  test('a question is added from the list', async () => {
    const { network } = await open('/faqs');
    fireEvent.click(await screen.findByRole('button', { name: 'Add what “When is breakfast?” answers' }));
    const list = await screen.findByRole('combobox', { name: 'Question that guests ask' });
    fireEvent.change(list, { target: { value: 'breakfast price' } });
    fireEvent.click(await screen.findByTitle('Breakfast price'));
    await waitFor(() => expect(linkedBy(network)).toEqual({ question: 'breakfast.price', answers: true }));
  });
});

describe('the list of questions that an entry answers', () => {
  const addTo = async (typed: string) => {
    const opened = await open('/faqs');
    fireEvent.click(await screen.findByRole('button', { name: 'Add what “When is breakfast?” answers' }));
    const list = await screen.findByRole('combobox', { name: 'Question that guests ask' });
    fireEvent.change(list, { target: { value: typed } });
    return { ...opened, list };
  };
  const theList = () => screen.getByRole('group', { name: 'What “When is breakfast?” answers' });

  test('Enter adds the question that begins with what was typed, and the focus stays at the list', async () => {
    const { network, list } = await addTo('Dress');
    fireEvent.keyDown(list, { key: 'Enter', keyCode: 13, which: 13 });
    await waitFor(() => expect(linkedBy(network)).toEqual({ question: 'dresscode', answers: true }));
    expect(document.activeElement).toBe(theList());
  });

  test('Enter adds nothing that was only found, until it is highlighted', async () => {
    const { network, list } = await addTo('wlan');
    expect(await screen.findByTitle('Wi-Fi')).toBeTruthy();
    fireEvent.keyDown(list, { key: 'Enter', keyCode: 13, which: 13 });
    fireEvent.keyUp(list, { key: 'Enter', keyCode: 13, which: 13 });
    expect(screen.getByTitle('Wi-Fi')).toBeTruthy();
    expect(linkedBy(network)).toBeUndefined();
    fireEvent.keyDown(list, { key: 'ArrowDown', keyCode: 40, which: 40 });
    fireEvent.keyDown(list, { key: 'Enter', keyCode: 13, which: 13 });
    await waitFor(() => expect(linkedBy(network)).toEqual({ question: 'wifi.access', answers: true }));
  });

  test('Escape adds nothing, and the focus stays at the list; so it does after a question is taken away', async () => {
    const { network, list } = await addTo('Dress');
    fireEvent.keyDown(list, { key: 'Escape', keyCode: 27, which: 27 });
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Question that guests ask' })).toBeNull());
    expect(document.activeElement).toBe(theList());
    expect(linkedBy(network)).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: 'Does not answer: Bar' }));
    expect(document.activeElement).toBe(theList());
  });
});

test('the search of what guests ask finds other words for a question', async () => {
  await open('/faqs?view=coverage&q=dog');
  expect(await screen.findByRole('row', { name: /Pets/ })).toBeTruthy();
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
});

test('a saved FAQ that states a fact offers it for the profile, and a click stores it', async () => {
  const { network } = await open('/faqs?question=When%20is%20breakfast%3F');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Answer'), { target: { value: 'From 7 to 10:30.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add FAQ' }));
  expect(await screen.findByText(/^We read: Breakfast from 07:00, Breakfast until 10:30\./)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^We read/));
  expect(
    screen
      .getByText(/^We read/)
      .closest('li')
      ?.querySelector('h2')?.textContent,
  ).toBe(aFaq().question);
  expect(network.calls.some(({ method }) => method === 'PATCH')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Use as a fact' }));
  await waitFor(() => expect(savedBy(network)).toEqual(stated));
});

test('the offer stands above the list where a search does not find the entry, and leaves the focus to the search', async () => {
  const { router } = await open('/faqs?question=When%20is%20breakfast%3F', {
    [`GET ${faqsPath}`]: ({ query }) => ({
      body: { items: query.get('search') ? [] : [aFaq()], next_cursor: null },
    }),
  });
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Answer'), { target: { value: 'From 7 to 10:30.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add FAQ' }));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^We read/));
  const field = screen.getByLabelText('Search questions and answers');
  field.focus();
  await router.navigate('/faqs?q=sauna');
  await screen.findByText('No FAQ matches “sauna”');
  expect(screen.getByText(/^We read/).closest('li')).toBeNull();
  expect(document.activeElement).toBe(field);
});
