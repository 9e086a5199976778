import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import MessagesPage from '#renderer/pages/messages-page.tsx';
import { startNetwork, type Answers } from '#tests/renderer/support/network.ts';
import { renderRoutes } from '#tests/renderer/support/render-console.tsx';
import { aMe, hotelId } from '#tests/renderer/support/rows.ts';
import { aSettings, fiveTemplates, aTemplate } from './messaging-rows.ts';

const root = `/api/hotels/${hotelId}`;
const failing = { status: 500, body: { code: 'internal', message: 'Something went wrong.', request_id: 'req_9' } };

async function open(answers: Answers = {}) {
  const network = await startNetwork({
    'GET /api/me': { body: aMe() },
    [`GET ${root}/message-settings`]: { body: aSettings() },
    [`GET ${root}/message-templates`]: { body: { items: fiveTemplates(), next_cursor: null } },
    ...answers,
  });
  const shown = renderRoutes(
    [
      { path: '/messages', element: <MessagesPage /> },
      { path: '/elsewhere', element: <p>Another page</p> },
    ],
    '/messages',
  );
  return { network, ...shown };
}

/** By text, because role queries on a page of this size take seconds in jsdom. */
const button = (area: HTMLElement, name: string) => within(area).getByText(name).closest('button')!;
const press = (name: string, area: HTMLElement = document.body) => fireEvent.click(button(area, name));
const card = (label: string) => screen.findByLabelText(`${label} message`);
const unfold = async (label: string) => {
  const area = await card(label);
  press(label, area);
  return area;
};
const sent = (calls: { method: string; path: string; body: unknown }[], path: string) =>
  calls.filter((call) => call.method === 'PUT' && call.path === path).map(({ body }) => body);

beforeEach(() => localStorage.clear());

describe('the settings of a hotel', () => {
  test('are not requested without a hotel: the page says what to do first', async () => {
    const { network } = await open({ 'GET /api/me': { body: aMe({ hotel: null, role: null }) } });
    expect(await screen.findByText('Please set up your hotel first to configure message settings.')).toBeTruthy();
    expect(button(document.body, 'Set Up Hotel')).toBeTruthy();
    expect(network.calls.every((call) => call.path === '/api/me')).toBe(true);
  });

  test('are saved with what was changed, and say so', async () => {
    const { network } = await open({
      [`PUT ${root}/message-settings`]: ({ body }) => ({ body: { ...aSettings(), ...(body as object) } }),
    });
    fireEvent.change(await screen.findByLabelText('Signature phrase'), { target: { value: 'Your Miramar team' } });
    fireEvent.click(screen.getByLabelText('Emojis'));
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    press('Save settings');
    expect(await screen.findByText('Message settings saved')).toBeTruthy();
    expect(sent(network.calls, `${root}/message-settings`)).toEqual([
      expect.objectContaining({
        message_tone: 'friendly',
        include_emojis: false,
        signature_phrase: 'Your Miramar team',
      }),
    ]);
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  test('show what the language model cost this month beside the switch that saves its calls', async () => {
    const month = { calls: 240, tokens: 812_000, cost: 4.12, budget_tokens: null, budget_cost: null };
    const use = { hotel_id: hotelId, hotel_name: 'Hotel Miramar', month: '2026-03-01', has_own: false, share: null };
    const answers = { [`GET ${root}/model-budget`]: { body: { currency: 'USD', month: { ...use, ...month } } } };
    const { unmount } = await open({ 'GET /api/me': { body: { ...aMe(), can_translate: true } }, ...answers });
    const line = await screen.findByText('The model this month: $4.12, 812,000 tokens.');
    expect(line.closest('a')?.getAttribute('href')).toBe('/analytics');
    unmount();
    const { network } = await open({ 'GET /api/me': { body: { ...aMe(), can_translate: false } }, ...answers });
    expect(await screen.findByLabelText('Answer certain questions without the language model')).toBeTruthy();
    expect(screen.queryByText(/The model this month/)).toBeNull();
    expect(network.calls.some(({ path }) => path.endsWith('/model-budget'))).toBe(false);
  });

  test('that cannot be saved stay in the form, and the failure is shown', async () => {
    await open({ [`PUT ${root}/message-settings`]: failing });
    const field = await screen.findByLabelText<HTMLInputElement>('Signature phrase');
    fireEvent.change(field, { target: { value: 'Your Miramar team' } });
    press('Save settings');
    expect(await screen.findByText('Failed to save settings')).toBeTruthy();
    expect(field.value).toBe('Your Miramar team');
  });

  test('that cannot be read say so and offer to try again', async () => {
    const { network } = await open({ [`GET ${root}/message-settings`]: failing });
    expect(await screen.findByText('Failed to load message settings')).toBeTruthy();
    network.answers[`GET ${root}/message-settings`] = { body: aSettings() };
    press('Try again');
    expect(await screen.findByLabelText('Message tone')).toBeTruthy();
  });

  test('can be read, not changed, by staff who are not admins', async () => {
    await open({ 'GET /api/me': { body: aMe({ role: 'staff' }) } });
    expect(await screen.findByText(/Only an admin of the hotel can change it/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Signature phrase').disabled).toBe(true);
    expect(screen.queryByText(/^Save (settings|template)/)).toBeNull();
    expect(screen.queryByText('Prompt Suggestions')).toBeNull();
    const simulator = await screen.findByLabelText<HTMLTextAreaElement>('Message to the assistant');
    expect(simulator.disabled).toBe(false);
  });

  test('that another person saved meanwhile: typed values stay, and the person decides', async () => {
    const theirs = aSettings({ signature_phrase: 'Theirs', updated_at: '2026-09-01T10:00:00.000Z' });
    const { network } = await open({
      [`PUT ${root}/message-settings`]: { status: 409, body: { code: 'conflict', message: '…', request_id: 'r' } },
    });
    const field = await screen.findByLabelText<HTMLInputElement>('Signature phrase');
    fireEvent.change(field, { target: { value: 'Mine' } });
    network.answers[`GET ${root}/message-settings`] = { body: theirs };
    press('Save settings');
    expect(await screen.findByText('Keep mine')).toBeTruthy();
    expect(field.value).toBe('Mine');
    press('Keep mine');
    network.answers[`PUT ${root}/message-settings`] = { body: { ...theirs, signature_phrase: 'Mine' } };
    press('Save settings');
    expect(await screen.findByText('Message settings saved')).toBeTruthy();
    expect(sent(network.calls, `${root}/message-settings`)).toMatchObject([
      { signature_phrase: 'Mine', updated_at: null },
      { signature_phrase: 'Mine', updated_at: theirs.updated_at },
    ]);
  });

  test('that are not saved are not lost by a click elsewhere', async () => {
    const { router } = await open();
    fireEvent.change(await screen.findByLabelText('Signature phrase'), { target: { value: 'Bye' } });
    await router.navigate('/elsewhere');
    expect(await screen.findByText('Your changes will be lost.')).toBeTruthy();
    press('Stay');
    expect(router.state.location.pathname).toBe('/messages');
    fireEvent.change(screen.getByLabelText('Signature phrase'), { target: { value: '' } });
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    await router.navigate('/elsewhere');
    expect(await screen.findByText('Another page')).toBeTruthy();
  });
});

describe('the five messages of a stay', () => {
  test('are listed by name, each with its time in words', async () => {
    await open();
    for (const label of ['Welcome', 'Pre-arrival', 'Check-in', 'Mid-stay', 'Checkout'])
      expect(await card(label)).toBeTruthy();
    expect(
      within(await card('Pre-arrival')).getAllByText('2 days before check-in, at 10:00 AM').length,
    ).toBeGreaterThan(0);
    expect(
      within(await card('Check-in')).getAllByText('On the day of check-in, at the check-in time').length,
    ).toBeGreaterThan(0);
  });

  test('a text of the hotel’s own is saved as it is, and an untouched schedule follows the default', async () => {
    const path = `${root}/message-templates/welcome`;
    const { network } = await open({
      [`PUT ${path}`]: ({ body }) => ({ body: { ...aTemplate(), ...(body as object), is_default: false } }),
    });
    const welcome = await card('Welcome');
    fireEvent.change(within(welcome).getByLabelText('Fallback template'), {
      target: { value: 'Hello {{guest_name}}, see you soon!' },
    });
    fireEvent.click(within(welcome).getByLabelText('Welcome message active'));
    press('Save template', welcome);
    expect(await screen.findByText('Welcome template saved')).toBeTruthy();
    expect(sent(network.calls, path)).toEqual([
      {
        is_active: false,
        custom_prompt: null,
        fallback_template: 'Hello {{guest_name}}, see you soon!',
        translations: {},
        schedule: null,
        updated_at: null,
      },
    ]);
  });

  test('a text in another language is saved with the message', async () => {
    const path = `${root}/message-templates/welcome`;
    const { network } = await open({
      [`PUT ${path}`]: { body: aTemplate({ translations: { fr: 'Salut {{guest_name}}, à bientôt !' } }) },
    });
    const welcome = await card('Welcome');
    const language = within(welcome).getByLabelText('Text for guests who speak');
    expect(within(language).getByText('French · our text')).toBeTruthy();
    fireEvent.change(language, { target: { value: 'fr' } });
    const field = within(welcome).getByLabelText<HTMLTextAreaElement>('Fallback template');
    expect(field.value).toContain('Bonjour {{guest_name}}');
    fireEvent.change(field, { target: { value: 'Salut {{guest_name}}, à bientôt !' } });
    expect(within(welcome).getByText('Salut Maria Silva, à bientôt !')).toBeTruthy();
    press('Save template', welcome);
    expect(await screen.findByText('Welcome template saved', {}, { timeout: 5000 })).toBeTruthy();
    expect(sent(network.calls, path)).toMatchObject([
      { fallback_template: null, translations: { fr: 'Salut {{guest_name}}, à bientôt !' } },
    ]);
  });

  test('every language is submitted to WhatsApp with one click', async () => {
    const submitted = aTemplate({
      whatsapp_templates: [
        {
          language: 'de',
          approval_status: 'unsubmitted',
          rejection_reason: null,
          rejection_reasons: null,
          content_sid: null,
          body: 'Neu',
          variables: [],
          checked_at: null,
          in_use: { content_sid: 'HX2', body: 'Der alte Text', variables: [] },
        },
      ],
    });
    await open({ [`POST ${root}/message-templates/welcome/submit`]: { body: submitted } });
    const welcome = await card('Welcome');
    press('Submit in every language', welcome);
    expect(
      await within(welcome).findByText('The text approved before stays in use until this one is approved.'),
    ).toBeTruthy();
    expect(within(welcome).getByText('Der alte Text')).toBeTruthy();
    expect(within(welcome).getByText(/^Not submitted yet: English, Spanish, French, and Italian/)).toBeTruthy();
  });

  test('one that cannot be saved shows a failure', async () => {
    await open({ [`PUT ${root}/message-templates/welcome`]: failing });
    press('Save template', await card('Welcome'));
    expect(await screen.findByText('Failed to save template')).toBeTruthy();
  });

  test('the preview reads as a guest would, with unknown names left as written', async () => {
    await open();
    const welcome = await card('Welcome');
    fireEvent.change(within(welcome).getByLabelText('Fallback template'), {
      target: { value: 'Hi {{guest_name}}, {{room_type}} from {{check_in_date}} at {hotel_name}, {{pool}}.' },
    });
    expect(
      within(welcome).getByText('Hi Maria Silva, Deluxe Suite from 2025-09-10 at Hotel Miramar, {{pool}}.'),
    ).toBeTruthy();
  });

  test('a placeholder is inserted at the cursor', async () => {
    await open();
    const welcome = await card('Welcome');
    const field = within(welcome).getByLabelText<HTMLTextAreaElement>('Fallback template');
    fireEvent.change(field, { target: { value: 'Hello , welcome!' } });
    field.setSelectionRange(6, 6);
    press('{{guest_name}}', welcome);
    expect(field.value).toBe('Hello {{guest_name}}, welcome!');
  });

  test('weather is offered before the arrival only', async () => {
    await open();
    expect(within(await card('Welcome')).queryByText('{{temperature}}')).toBeNull();
    expect(button(await unfold('Pre-arrival'), '{{temperature}}')).toBeTruthy();
  });

  test('a suggestion for each tone fills the prompt, and the hotel’s text can be restored', async () => {
    await open();
    const welcome = await card('Welcome');
    const prompt = within(welcome).getByLabelText<HTMLTextAreaElement>('Custom prompt');
    fireEvent.change(prompt, { target: { value: 'Mention the harbour.' } });
    for (const tone of ['Friendly', 'Professional', 'Casual', 'Luxury', 'Warm', 'Formal']) {
      press(tone, welcome);
      expect(prompt.value).toContain('Thank the guest by name for the booking');
    }
    press('Bring my own text back', welcome);
    expect(prompt.value).toBe('Mention the harbour.');
  });

  test('rules of WhatsApp that a text breaks are named before it is saved', async () => {
    await open();
    const welcome = await card('Welcome');
    fireEvent.change(within(welcome).getByLabelText('Fallback template'), {
      target: { value: '{{guest_name}}{{hotel_name}} {{pool}} hello.' },
    });
    expect(within(welcome).getByText('WhatsApp would not approve this text:')).toBeTruthy();
    expect(within(welcome).getByText('Two placeholders stand side by side. Put a word between them.')).toBeTruthy();
    expect(within(welcome).getByText(/^\{\{pool\}\} is not a placeholder that we know/)).toBeTruthy();
  });

  test('the approval state is shown beside each language, with the reason of a rejection', async () => {
    await open();
    const arrival = await unfold('Pre-arrival');
    expect(within(arrival).getByText('Spanish')).toBeTruthy();
    expect(within(arrival).getByText('Approved')).toBeTruthy();
    expect(within(arrival).getAllByText('Rejected').length).toBe(2);
    expect(within(arrival).getByText(/Take out offers and discounts.*PROMO/)).toBeTruthy();
  });

  test('a schedule without a number of days is refused at the field, and nothing is sent', async () => {
    const { network } = await open();
    const arrival = await unfold('Pre-arrival');
    fireEvent.change(within(arrival).getByLabelText('Number of days'), { target: { value: '' } });
    press('Save template', arrival);
    expect(await within(arrival).findByText('Enter a number of days.')).toBeTruthy();
    expect(network.calls.some((call) => call.method === 'PUT')).toBe(false);
  });
});

describe('help on the page', () => {
  test('tips are hidden and shown, and stay as they were left', async () => {
    const first = await open();
    const tip = /Choose what your best receptionist would sound like/;
    expect(await screen.findByText(tip)).toBeTruthy();
    press('Hide Tips');
    expect(screen.queryByText(tip)).toBeNull();
    first.unmount();
    await open();
    await screen.findByText('Messages around a stay');
    press('Show Tips');
    expect(await screen.findByText(tip)).toBeTruthy();
  });

  test('the guide has four tabs and tells which text a guest receives', async () => {
    await open();
    await screen.findByText('Messages around a stay');
    press('Complete Guide');
    const guide = (await screen.findByText('Overview')).closest<HTMLElement>('.ant-modal')!;
    expect(
      within(guide)
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['Overview', 'AI Prompts', 'Templates', 'Best Practices']);
    expect(within(guide).getByText(/^AI first/)).toBeTruthy();
    expect(within(guide).getByText(/^If the AI fails or is unavailable, the fallback template is used/)).toBeTruthy();
  });
});
