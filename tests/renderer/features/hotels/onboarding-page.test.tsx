import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { progressOf } from '#renderer/features/hotels/onboarding/onboarding-progress.tsx';
import OnboardingPage from '#renderer/pages/onboarding-page.tsx';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, aMeHotel, hotelId, noDates } from '../../support/rows.ts';
import { aHotel } from './a-hotel.ts';

const noSession = { status: 401, body: { code: 'unauthenticated', message: 'Sign in first.', request_id: 'r' } };
const knowledgePath = `/api/hotels/${hotelId}/knowledge`;

async function open(answers: Answers = {}) {
  const network = await startNetwork({ 'GET /api/me': { body: aMe() }, ...answers });
  const routes = [
    { path: '/onboarding', element: <OnboardingPage /> },
    { path: '/dashboard', element: <p>The dashboard</p> },
  ];
  const { router } = renderRoutes(routes, '/onboarding');
  return Object.assign(network, { router });
}

/** A reload runs no clean-up: the storage of the window is as the page has left it. */
async function reload(answers: Answers = {}) {
  const stored = { ...sessionStorage };
  cleanup();
  Object.entries(stored).forEach(([name, text]) => sessionStorage.setItem(name, text as string));
  return open(answers);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answers = () => screen.getAllByLabelText('Answer');

afterEach(() => sessionStorage.clear());

describe('onboarding', () => {
  test('progress is the step in thirds', () => {
    expect([1, 2, 3].map((step) => progressOf(step as 1 | 2 | 3))).toEqual([33, 67, 100]);
  });

  test('without a session the page asks to sign in', async () => {
    await open({ 'GET /api/me': noSession });
    expect(await screen.findByText('Please log in to continue with setup.')).toBeTruthy();
  });

  test('starts with the hotel form for a person without one', async () => {
    await open({ 'GET /api/me': { body: aMe({ hotel: null, role: null }) } });
    expect(await screen.findByLabelText('Hotel name')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Step 1 of 3' })).toBeTruthy();
  });

  test('offers eight questions; the last one that is left cannot be removed', async () => {
    await open();
    await screen.findByRole('heading', { name: 'AI Knowledge Base' });
    expect(answers()).toHaveLength(8);
    for (let left = 8; left > 1; left--) press('Remove question 1');
    expect(answers()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Remove question 1' })).toBeNull();
    press('Add a question');
    expect(answers()).toHaveLength(2);
  });

  test('the questions are in the language of the hotel, also in a console of another language', async () => {
    await open({ 'GET /api/me': { body: aMe({ hotel: { ...aMeHotel, default_language: 'es' } }) } });
    await screen.findByRole('heading', { name: 'AI Knowledge Base' });
    const questions = (await screen.findAllByLabelText<HTMLInputElement>('Question')).map(({ value }) => value);
    expect(questions).toHaveLength(8);
    expect(questions[5]).toBe('¿Se admiten mascotas?');
  });

  test('nothing is saved without a pair', async () => {
    const network = await open();
    await screen.findByRole('heading', { name: 'AI Knowledge Base' });
    fireEvent.change(answers()[0]!, { target: { value: '   ' } });
    press('Save and continue');
    expect(await screen.findByText('No valid items')).toBeTruthy();
    expect(screen.getByText('Please fill in at least one question and answer pair.')).toBeTruthy();
    expect(network.calls.some((call) => call.method === 'POST')).toBe(false);
  });

  test('ticked and corrected pairs of an import are added', async () => {
    const items = [
      { question: 'Spa', answer: 'From ten.', category: 'amenities' },
      { question: 'Pool', answer: 'None.', category: 'amenities' },
    ];
    const network = await open({
      [`POST ${knowledgePath}/import`]: {
        body: {
          items: items.map((item) => ({ ...item, in_house_only: false })),
          read_by: 'layout',
          shortened: false,
          model_again_at: null,
        },
      },
    });
    await screen.findByRole('heading', { name: 'AI Knowledge Base' });
    press('Import answers');
    fireEvent.change(await screen.findByLabelText('Paste your house guide, e-mails or notes'), {
      target: { value: 'Spa: from ten' },
    });
    press('Find questions and answers');
    expect(await screen.findByText('Take all (0 of 2 ticked)')).toBeTruthy();
    expect(network.calls.at(-1)?.body).toEqual({ kind: 'text', text: 'Spa: from ten' });
    fireEvent.click(screen.getByLabelText('Approve answer 1'));
    fireEvent.change(screen.getByLabelText('Question 1'), { target: { value: 'When is the spa open?' } });
    press('Add 1 answer');
    expect(
      answers()
        .map((field) => (field as HTMLTextAreaElement).value)
        .filter(Boolean),
    ).toEqual(['From ten.']);
    expect(answers()).toHaveLength(9);
  });

  test('answered pairs are saved trimmed, the rest is left out, and the dashboard is one step away', async () => {
    const item = { question: 'Are pets allowed?', answer: 'Dogs are.', category: 'policies' };
    const stored = {
      ...item,
      id: '0199a000-0000-7000-8000-0000000000e1',
      hotel_id: hotelId,
      language: 'en',
      text_language: null,
      in_house_only: false,
      in_house_decided: false,
      in_house_proposed: false,
      not_used: null,
      group_name: null,
      is_off: false,
      ...noDates,
      answers: [],
      never: [],
      answered: [],
      created_at: '2026-03-01T10:00:00.000Z',
      updated_at: '2026-03-01T10:00:00.000Z',
    };
    const coverage = { rows: [], frequent: { answered: 41, of: 60 }, language: 'en' };
    const network = await open({
      [`POST ${knowledgePath}`]: { status: 201, body: { items: [stored] } },
      [`GET ${knowledgePath}/coverage`]: { body: coverage },
    });
    await screen.findByRole('heading', { name: 'AI Knowledge Base' });
    fireEvent.change(answers()[5]!, { target: { value: ' Dogs are. ' } });
    press('Save and continue');
    expect(await screen.findByText('Knowledge base created!')).toBeTruthy();
    expect(screen.getByText('1 answer saved.')).toBeTruthy();
    expect(network.calls.find((call) => call.method === 'POST')?.body).toEqual({ items: [item] });
    expect(await screen.findByText('The assistant answers 41 of the 60 questions that guests ask most.')).toBeTruthy();
    press('Go to Dashboard');
    expect(await screen.findByText('The dashboard')).toBeTruthy();
  });

  test('facts that an answer states are offered after it is saved', async () => {
    const network = await open({
      [`POST ${knowledgePath}`]: { status: 201, body: { items: [] } },
      [`POST ${knowledgePath}/inspect`]: {
        body: {
          looks_like_code: false,
          not_used: null,
          language: 'en',
          facts: { breakfast_charge: 'free', check_out_time: '11:00' },
        },
      },
      [`GET /api/hotels/${hotelId}`]: { body: aHotel({ check_out_time: '11:00 AM' }) },
      [`PATCH /api/hotels/${hotelId}`]: (call) => ({ body: aHotel(call.body as object) }),
    });
    await screen.findByRole('heading', { name: 'AI Knowledge Base' });
    fireEvent.change(answers()[0]!, { target: { value: 'It is included.' } });
    press('Save and continue');
    const offer = 'We read: Breakfast price per person Included. Use it as a fact in every guest language?';
    expect(await screen.findByText(offer)).toBeTruthy();
    press('Use as a fact');
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    expect(network.calls.find((call) => call.method === 'PATCH')?.body).toMatchObject({ breakfast_charge: 'free' });
    expect(screen.queryByText(offer)).toBeNull();
  });

  test('facts of several answers are offered one after the other', async () => {
    const stated: Record<string, object> = {
      'It costs €18.': { breakfast_charge: '€18' },
      '€12 a night.': { parking_charge: '€12' },
      'Dogs cost €15.': { pets_charge: '€15' },
    };
    await open({
      [`POST ${knowledgePath}`]: { status: 201, body: { items: [] } },
      [`POST ${knowledgePath}/inspect`]: ({ body }) => ({
        body: {
          looks_like_code: false,
          not_used: null,
          language: 'en',
          facts: stated[(body as { answer: string }).answer] ?? {},
        },
      }),
      [`GET /api/hotels/${hotelId}`]: { body: aHotel({ breakfast_charge: '18,00 €' }) },
    });
    await screen.findByRole('heading', { name: 'AI Knowledge Base' });
    for (const [index, answer] of ['Nothing here.', ...Object.keys(stated)].entries())
      fireEvent.change(answers()[index]!, { target: { value: answer } });
    press('Save and continue');
    expect(await screen.findByText(/^We read: Parking price per night €12\./)).toBeTruthy();
    expect(screen.getAllByText(/^We read:/)).toHaveLength(1);
    press('No, thanks');
    expect(await screen.findByText(/^We read: Pets, price per night €15\./)).toBeTruthy();
    press('No, thanks');
    expect(screen.queryByText(/^We read:/)).toBeNull();
  });

  test('a reload keeps the answers that were typed, for this person and hotel', async () => {
    await open();
    await screen.findByRole('heading', { name: 'AI Knowledge Base' });
    press('Remove question 1');
    fireEvent.change(answers()[4]!, { target: { value: 'Dogs are.' } });
    await reload();
    await screen.findByRole('heading', { name: 'AI Knowledge Base' });
    expect(answers()).toHaveLength(7);
    expect((answers()[4] as HTMLTextAreaElement).value).toBe('Dogs are.');
    await reload();
    await screen.findByRole('heading', { name: 'AI Knowledge Base' });
    expect(answers()).toHaveLength(7);
    const other = { ...aMe().user, id: 'user-2' };
    await reload({ 'GET /api/me': { body: aMe({ user: other }) } });
    await screen.findByRole('heading', { name: 'AI Knowledge Base' });
    expect(answers()).toHaveLength(8);
    const hotel = { ...aMeHotel, id: '0199a000-0000-7000-8000-0000000000b9' };
    await reload({ 'GET /api/me': { body: aMe({ hotel }) } });
    await screen.findByRole('heading', { name: 'AI Knowledge Base' });
    expect(answers()).toHaveLength(8);
  });

  test('leaving the page or saving it removes what was kept', async () => {
    const network = await open({ [`POST ${knowledgePath}`]: { status: 201, body: { items: [] } } });
    await screen.findByRole('heading', { name: 'AI Knowledge Base' });
    fireEvent.change(answers()[0]!, { target: { value: 'At three.' } });
    expect(Object.keys(sessionStorage)).toHaveLength(1);
    press('Save and continue');
    await screen.findByText('Knowledge base created!');
    expect(Object.keys(sessionStorage)).toEqual([]);
    await network.router.navigate('/dashboard');
    cleanup();
    await open();
    await screen.findByRole('heading', { name: 'AI Knowledge Base' });
    fireEvent.change(answers()[0]!, { target: { value: 'At three.' } });
    cleanup();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('a reload keeps what was typed about the hotel, and what the person chose against its country', async () => {
    const noHotel = { 'GET /api/me': { body: aMe({ hotel: null, role: null }) } };
    await open(noHotel);
    fireEvent.change(await screen.findByLabelText('Hotel name'), { target: { value: 'Hotel Sol' } });
    fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'Calle Mayor 1, Madrid, Spain' } });
    expect((screen.getByLabelText('Default language') as HTMLSelectElement).value).toBe('es');
    fireEvent.change(screen.getByLabelText('Default language'), { target: { value: 'en' } });
    await reload(noHotel);
    expect(((await screen.findByLabelText('Hotel name')) as HTMLInputElement).value).toBe('Hotel Sol');
    expect((screen.getByLabelText('Default language') as HTMLSelectElement).value).toBe('en');
  });

  test('what an older version of the page has kept is not shown', async () => {
    sessionStorage.setItem(`concierge.input.knowledge user-1 ${hotelId}`, '[{"question":1}]');
    await open();
    await screen.findByRole('heading', { name: 'AI Knowledge Base' });
    expect(answers()).toHaveLength(8);
  });

  test('a failure keeps what was written', async () => {
    await open({
      [`POST ${knowledgePath}`]: { status: 500, body: { code: 'internal', message: 'Oh.', request_id: 'r' } },
    });
    await screen.findByRole('heading', { name: 'AI Knowledge Base' });
    fireEvent.change(answers()[5]!, { target: { value: 'Dogs are.' } });
    press('Save and continue');
    expect(await screen.findByText('Error saving knowledge')).toBeTruthy();
    expect((answers()[5] as HTMLTextAreaElement).value).toBe('Dogs are.');
  });
});
