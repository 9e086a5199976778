import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { KnowledgeItem } from '#shared/features/knowledge/knowledge.schema.ts';
import FaqsPage from '#renderer/pages/faqs-page.tsx';
import { aHotel } from '../hotels/platform-rows.ts';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aFaq, aMe, hotelId, otherHotelId, noDates } from '../../support/rows.ts';

const path = `/api/hotels/${hotelId}/knowledge`;
const faqsPath = `/api/hotels/${hotelId}/faqs`;
const failure = { status: 500, body: { code: 'internal', message: 'Something went wrong.', request_id: 'req_9' } };

function anEntry(overrides: Partial<KnowledgeItem> = {}): KnowledgeItem {
  return {
    id: '0199a000-0000-7000-8000-0000000000e1',
    hotel_id: hotelId,
    question: 'Are pets allowed?',
    answer: 'Dogs are, for 12 € a night.',
    category: 'policies',
    language: 'en',
    text_language: null,
    in_house_only: false,
    in_house_decided: false,
    in_house_proposed: false,
    not_used: null,
    answers: [],
    never: [],
    answered: [],
    ...noDates,
    group_name: null,
    is_off: false,
    created_at: '2026-03-01T10:00:00.000Z',
    updated_at: '2026-03-01T10:00:00.000Z',
    ...overrides,
  };
}
const page = (items: KnowledgeItem[], next_cursor: string | null = null) => ({ body: { items, next_cursor } });

async function open(answers: Answers = {}, at = '/faqs?view=knowledge') {
  const network = await startNetwork({
    'GET /api/me': { body: aMe() },
    [`GET ${faqsPath}`]: { body: { items: [aFaq()], next_cursor: null } },
    [`GET ${path}`]: page([anEntry()]),
    [`GET ${path}/sources`]: { body: { items: [], changes: [] } },
    ...answers,
  });
  const routes = [
    { path: '/faqs', element: <FaqsPage /> },
    { path: '/onboarding', element: <h1>Setup</h1> },
  ];
  const { router } = renderRoutes(routes, at);
  // Hints about a text are asked for when typing pauses: on a busy machine also before it is saved.
  const calls = () => network.calls.filter((call) => !call.path.endsWith('/inspect'));
  return { network, router, sent: (method: string) => calls().filter((call) => call.method === method) };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the knowledge beside the FAQs', () => {
  test('has its own URL, and the FAQs keep theirs', async () => {
    const { network, router } = await open({}, '/faqs');
    expect(await screen.findByText('When is breakfast?')).toBeTruthy();
    expect(network.calls.some((call) => call.path === path)).toBe(false);
    fireEvent.click(screen.getByRole('tab', { name: 'Knowledge' }));
    expect(await screen.findByText('Are pets allowed?')).toBeTruthy();
    expect(router.state.location.search).toBe('?view=knowledge');
    expect(screen.queryByText('When is breakfast?')).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'FAQs' }));
    expect(await screen.findByText('When is breakfast?')).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  test('shows each answer with its category in words', async () => {
    await open({ [`GET ${path}`]: page([anEntry(), anEntry({ id: crypto.randomUUID(), category: 'parking' })]) });
    expect(await screen.findByText('Policies')).toBeTruthy();
    expect(screen.getByText('parking')).toBeTruthy();
    expect(screen.getAllByText('Dogs are, for 12 € a night.')).toHaveLength(2);
  });

  test('uses the search of the address, and passes it to the FAQs tab', async () => {
    const { network } = await open({ [`GET ${path}`]: page([]) }, '/faqs?view=knowledge&q=yoga');
    expect(await screen.findByText('No entry matches “yoga”')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'FAQs' }));
    await screen.findByText('When is breakfast?');
    expect(screen.getByLabelText<HTMLInputElement>('Search questions and answers').value).toBe('yoga');
    const searched = network.calls.filter((call) => call.query.has('search'));
    expect(searched.map((call) => [call.path, call.query.get('search')])).toEqual([
      [path, 'yoga'],
      [faqsPath, 'yoga'],
    ]);
  });

  test('what is typed is searched, and stays in the address', async () => {
    const { network, router } = await open();
    await screen.findByText('Are pets allowed?');
    type(screen.getByLabelText('Search questions and answers'), ' parking ');
    await waitFor(() => expect(router.state.location.search).toBe('?view=knowledge&q=parking'));
    await waitFor(() => expect(network.calls.at(-1)?.query.get('search')).toBe('parking'));
  });

  test('older entries come on demand', async () => {
    const { sent } = await open({
      [`GET ${path}`]: (call) =>
        call.query.get('cursor') === 'older'
          ? page([anEntry({ id: crypto.randomUUID(), question: 'Is there parking?' })])
          : page([anEntry()], 'older'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Is there parking?')).toBeTruthy();
    expect(screen.getByText('Are pets allowed?')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(sent('GET').some((call) => call.query.get('limit') === '50')).toBe(true);
  });

  test('an empty one leads to the questions of the setup', async () => {
    const { router } = await open({ [`GET ${path}`]: page([]) });
    expect(await screen.findByText('No knowledge yet')).toBeTruthy();
    press('Answer the first questions');
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding'));
  });

  test('one that cannot be read says so and offers to try again', async () => {
    const { network } = await open({ [`GET ${path}`]: failure });
    expect(await screen.findByText('Error loading knowledge')).toBeTruthy();
    network.answers[`GET ${path}`] = page([anEntry()]);
    press('Try again');
    expect(await screen.findByText('Are pets allowed?')).toBeTruthy();
  });

  test("a member of another hotel reads that hotel's entries only", async () => {
    const hotel = {
      id: otherHotelId,
      name: 'Seehaus',
      status: 'active' as const,
      timezone: 'Europe/Berlin',
      currency: 'EUR',
      default_language: 'de',
    };
    const otherPath = `/api/hotels/${otherHotelId}/knowledge`;
    const theirs = anEntry({ hotel_id: otherHotelId, question: 'Where is the sauna?' });
    const { network } = await open({
      'GET /api/me': { body: aMe({ hotel }) },
      [`GET ${otherPath}`]: page([theirs]),
    });
    expect(await screen.findByText('Where is the sauna?')).toBeTruthy();
    expect(network.calls.some((call) => call.path.includes(hotelId))).toBe(false);
  });

  test('a super admin without an acting session is asked to choose a hotel, and no call is made', async () => {
    const { network } = await open({ 'GET /api/me': { body: aMe({ is_super_admin: true, hotel: null, role: null }) } });
    expect(await screen.findByText('No Hotel Selected')).toBeTruthy();
    expect(network.calls.some((call) => call.path.startsWith('/api/hotels/'))).toBe(false);
  });
});

describe('an entry of the knowledge', () => {
  test('is added by hand, and the list is read again', async () => {
    const { sent } = await open({ [`POST ${path}`]: { status: 201, body: { items: [anEntry()] } } });
    await screen.findByText('Are pets allowed?');
    press('Add entry');
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText('Question'), ' Is there parking? ');
    fireEvent.click(dialog.getByRole('button', { name: 'Add entry' }));
    expect(await dialog.findByText('Enter the answer.')).toBeTruthy();
    expect(sent('POST')).toEqual([]);
    type(dialog.getByLabelText('Answer'), 'In the yard.');
    await waitFor(() => expect(dialog.queryByText('Enter the answer.')).toBeNull());
    fireEvent.click(dialog.getByRole('button', { name: 'Add entry' }));
    expect(await screen.findByText('Entry created successfully')).toBeTruthy();
    expect(sent('POST')[0]?.body).toEqual({
      items: [{ question: 'Is there parking?', answer: 'In the yard.', category: 'general', ...noDates }],
    });
    await waitFor(() => expect(sent('GET').filter((call) => call.path === path)).toHaveLength(2));
  });

  test('is corrected in the same dialog', async () => {
    const { sent } = await open({ [`PATCH ${path}/${anEntry().id}`]: { body: anEntry() } });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit “Are pets allowed?”' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('Are pets allowed?');
    type(dialog.getByLabelText('Answer'), 'Small dogs are.');
    fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Entry updated successfully')).toBeTruthy();
    expect(sent('PATCH')[0]?.body).toEqual({
      question: 'Are pets allowed?',
      answer: 'Small dogs are.',
      category: 'policies',
      language: 'en',
      ...noDates,
      updated_at: anEntry().updated_at,
    });
  });

  const newer = { updated_at: '2026-03-02T10:00:00.000Z', category: 'services' };
  const conflictWith = (current: object) => ({
    status: 409,
    body: {
      code: 'conflict',
      message: 'Robin Berg changed this meanwhile.',
      request_id: 'r',
      details: { updated_at: newer.updated_at, changed_by: 'Robin Berg', current: anEntry({ ...newer, ...current }) },
    },
  });
  const correct = async (answers: Answers) => {
    const opened = await open(answers);
    fireEvent.click(await screen.findByRole('button', { name: 'Edit “Are pets allowed?”' }));
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText('Answer'), 'Small dogs are.');
    fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    return { ...opened, dialog };
  };

  test('that another person saved meanwhile shows what has changed; the person keeps or takes', async () => {
    const address = `PATCH ${path}/${anEntry().id}`;
    const { network, sent, dialog } = await correct({ [address]: conflictWith({ answer: 'Cats are.' }) });
    expect(await dialog.findByText(/^Robin Berg saved this/)).toBeTruthy();
    expect(dialog.getByText('Cats', { exact: false })).toBeTruthy();
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Answer').value).toBe('Small dogs are.');
    network.answers[address] = { body: anEntry() };
    fireEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Entry updated successfully')).toBeTruthy();
    expect(sent('PATCH').at(-1)?.body).toMatchObject({ answer: 'Small dogs are.', ...newer });
  });

  test('of which another person changed another field takes it over, and keeps what was typed', async () => {
    const { sent, dialog } = await correct({ [`PATCH ${path}/${anEntry().id}`]: conflictWith({}) });
    expect(await dialog.findByText(/^The changes of Robin Berg are loaded\./)).toBeTruthy();
    expect(dialog.queryByText('Keep mine')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent('PATCH')).toHaveLength(2));
    expect(sent('PATCH').at(-1)?.body).toMatchObject({ answer: 'Small dogs are.', ...newer });
  });

  test('opened after another one shows its own words, and a new one none', async () => {
    const parking = anEntry({ id: crypto.randomUUID(), question: 'Is there parking?', answer: 'In the yard.' });
    await open({ [`GET ${path}`]: page([anEntry(), parking]) });
    const words = async (button: string) => {
      fireEvent.click(await screen.findByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog'));
      const shown = ['Question', 'Answer'].map((label) => dialog.getByLabelText<HTMLTextAreaElement>(label).value);
      fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return shown;
    };
    expect(await words('Edit “Are pets allowed?”')).toEqual(['Are pets allowed?', 'Dogs are, for 12 € a night.']);
    expect(await words('Edit “Is there parking?”')).toEqual(['Is there parking?', 'In the yard.']);
    expect(await words('Add entry')).toEqual(['', '']);
  });

  test('that another person deleted meanwhile shows a message, keeps the typed text, and leaves the list', async () => {
    const gone = { status: 404, body: { code: 'not_found', message: 'This entry does not exist.', request_id: 'r' } };
    const { network } = await open({ [`PATCH ${path}/${anEntry().id}`]: gone });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit “Are pets allowed?”' }));
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText('Answer'), 'Small dogs are.');
    network.answers[`GET ${path}`] = page([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Error saving knowledge')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Answer').value).toBe('Small dogs are.');
    expect(await screen.findByText('No knowledge yet')).toBeTruthy();
  });

  test('is deleted only after a confirmation', async () => {
    const { network, sent } = await open({ [`DELETE ${path}/${anEntry().id}`]: { body: null } });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete “Are pets allowed?”' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/is removed for good/)).toBeTruthy();
    expect(sent('DELETE')).toEqual([]);
    network.answers[`GET ${path}`] = page([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Delete entry' }));
    expect(await screen.findByText('Entry deleted successfully')).toBeTruthy();
    expect(await screen.findByText('No knowledge yet')).toBeTruthy();
  });

  test('that cannot be deleted stays, and the failure is shown', async () => {
    await open({ [`DELETE ${path}/${anEntry().id}`]: failure });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete “Are pets allowed?”' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete entry' }));
    expect(await screen.findByText('Error deleting entry')).toBeTruthy();
    expect(screen.getByText('Are pets allowed?')).toBeTruthy();
  });
});

describe('an import from the knowledge view', () => {
  const items = [
    { question: 'Spa', answer: 'From ten.', category: 'amenities' },
    { question: 'Pool', answer: 'None.', category: 'amenities' },
  ];

  async function openProposals(answers: Answers) {
    const shown = await open({
      [`POST ${path}/import`]: {
        body: {
          items: items.map((item) => ({ ...item, in_house_only: false })),
          read_by: 'layout',
          shortened: false,
          model_again_at: null,
        },
      },
      ...answers,
    });
    await screen.findByText('Are pets allowed?');
    press('Import answers');
    type(await screen.findByLabelText('Paste your house guide, e-mails or notes'), 'Spa: from ten');
    press('Find questions and answers');
    fireEvent.click(await screen.findByLabelText('Approve answer 1'));
    press('Add 1 answer');
    return { ...shown, saved: () => shown.sent('POST').filter((call) => call.path === path) };
  }

  test('saves the ticked pairs and says how many', async () => {
    const { saved } = await openProposals({ [`POST ${path}`]: { status: 201, body: { items: [anEntry()] } } });
    expect(await screen.findByText('1 answer saved.')).toBeTruthy();
    expect(saved().map((call) => call.body)).toEqual([{ items: [items[0]] }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that cannot be saved stays open with what was ticked, and can be tried again', async () => {
    const { network, saved } = await openProposals({ [`POST ${path}`]: failure });
    expect(await screen.findByText('Error saving knowledge')).toBeTruthy();
    expect(screen.getByText('Take all (1 of 2 ticked)')).toBeTruthy();
    network.answers[`POST ${path}`] = { status: 201, body: { items: [anEntry()] } };
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add 1 answer' }).className).not.toContain('loading'),
    );
    press('Add 1 answer');
    expect(await screen.findByText('1 answer saved.')).toBeTruthy();
    expect(saved()).toHaveLength(2);
  });
});

test('a saved pair that states a fact has the offer in its row', async () => {
  const pair = anEntry({ question: 'When is breakfast?', answer: 'From 7 to 10:30.' });
  await open({
    [`GET ${path}`]: page([anEntry({ id: crypto.randomUUID() }), pair]),
    [`POST ${path}`]: { status: 201, body: { items: [pair] } },
    [`POST ${path}/inspect`]: {
      body: {
        looks_like_code: false,
        not_used: null,
        language: 'en',
        facts: { breakfast_opens: '07:00', breakfast_closes: '10:30' },
      },
    },
    [`GET /api/hotels/${hotelId}`]: { body: aHotel() },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add entry' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Question'), { target: { value: pair.question } });
  fireEvent.change(dialog.getByLabelText('Answer'), { target: { value: pair.answer } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add entry' }));
  const offer = await screen.findByText(/^We read: Breakfast from 07:00/);
  expect(offer.closest('li')?.querySelector('h2')?.textContent).toBe(pair.question);
});
