import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import HotelProfilePage from '#renderer/pages/hotel-profile-page.tsx';
import { aReply, aThread } from '../conversations/conversation-rows.ts';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, hotelId } from '../../support/rows.ts';
import { aConnection } from './a-connection.ts';
import { aHotel } from './a-hotel.ts';

const path = `/api/hotels/${hotelId}`;

async function open(answers: Answers = {}, at = '/hotel-profile') {
  const network = await startNetwork({
    'GET /api/me': { body: aMe() },
    [`GET ${path}`]: { body: aHotel() },
    'GET /api/maps-config': { body: { error: 'not_configured', message: 'Maps are not set up.' } },
    'GET /api/notifications': { body: { items: [], next_cursor: null } },
    [`PATCH ${path}`]: (call) => ({ body: { ...aHotel(), ...(call.body as object) } }),
    ...answers,
  });
  renderRoutes([{ path: '/hotel-profile', element: <HotelProfilePage /> }], at);
  return network;
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const savedBy = (network: Awaited<ReturnType<typeof open>>) =>
  network.calls.filter((call) => call.method === 'PATCH').map((call) => call.body);

describe('the profile of a hotel', () => {
  test('opens at the field that the address names', async () => {
    await open({}, '/hotel-profile#profile_pool_opens');
    const field = await screen.findByLabelText('Pool from');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  test('names what guests ask below the fact that answers it', async () => {
    await open();
    const price = await screen.findByText('Answers: Breakfast price, Breakfast included');
    expect(price.closest('a')?.getAttribute('href')).toBe('/faqs?view=coverage');
    const field = screen.getByLabelText('Breakfast price per person').closest('[class*="field"]');
    expect(field?.contains(price)).toBe(true);
    expect(screen.getAllByText(/^Answers: /).map(({ textContent }) => textContent)).toEqual([
      'Answers: Breakfast times',
      'Answers: Breakfast price, Breakfast included',
      'Answers: Parking, Parking price',
      'Answers: Pets',
      'Answers: City tax',
      'Answers: Pool times, Pool',
      'Answers: Wi-Fi',
    ]);
  });

  test('a field that another admin saved meanwhile is shown, and the person decides; the others are taken over', async () => {
    const stale = {
      status: 409,
      body: {
        code: 'conflict',
        message: 'Robin Berg changed this meanwhile.',
        request_id: 'r',
        details: { updated_at: '2026-03-02T10:00:00.000Z', changed_by: 'Robin Berg' },
      },
    };
    const network = await open({ [`PATCH ${path}`]: stale });
    await screen.findByLabelText('Hotel name');
    type('Hotel name', 'Miramar Beach');
    const theirs = { name: 'Miramar Palace', amenities: ['Pool'], updated_at: '2026-03-02T10:00:00.000Z' };
    network.answers[`GET ${path}`] = { body: aHotel(theirs) };
    press('Save profile');
    expect(await screen.findByText('Keep mine')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Hotel name').value).toBe('Miramar Beach');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Amenities').value).toBe('Pool');
    network.answers[`PATCH ${path}`] = (call) => ({ body: { ...aHotel(theirs), ...(call.body as object) } });
    press('Keep mine');
    await waitFor(() => expect(screen.queryByText('Keep mine')).toBeNull());
    press('Save profile');
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    expect(savedBy(network).at(-1)).toEqual({ name: 'Miramar Beach', updated_at: theirs.updated_at });
  });

  test('fields that both changed are named as in the form, with the words of their choices and who saved them', async () => {
    const updated_at = '2026-03-02T10:00:00.000Z';
    const details = { updated_at, changed_by: 'Robin Berg' };
    const stale = { status: 409, body: { code: 'conflict', message: 'Stale.', request_id: 'r', details } };
    const network = await open({
      [`GET ${path}`]: { body: aHotel({ policies: 'Dogs are allowed.', pets_charge: 'none' }) },
      [`PATCH ${path}`]: stale,
    });
    await screen.findByLabelText('Policies');
    type('Policies', 'Cats are allowed.');
    type('Pets, price per night', 'paid');
    type('Amount: Pets, price per night', '12 €');
    type('Default language', 'de');
    const theirs = { policies: 'Dogs are welcome.', pets_charge: 'free', default_language: 'fr' as const, updated_at };
    network.answers[`GET ${path}`] = { body: aHotel(theirs) };
    press('Save profile');
    const notice = await screen.findByText(/^Robin Berg saved this/);
    const lines = within(notice.closest<HTMLElement>('[role=alert]')!).getAllByRole('listitem');
    const words = lines.map((line) => {
      line.querySelectorAll('.visually-hidden').forEach((hidden) => hidden.remove());
      return line.textContent;
    });
    expect(words.toSorted()).toEqual([
      'Default language: EnglishFrench',
      'Pets, price per night: Not allowedFree',
      'Policies: Dogs are allowed.welcome.',
    ]);
  });

  test('only what was changed is sent; lists lose their blanks', async () => {
    const network = await open();
    await screen.findByLabelText('Hotel name');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save profile' }).disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Latitude').value).toBe('41.387400');
    type('Amenities', 'Pool, , Sauna ,');
    press('Save profile');
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    expect(savedBy(network)).toEqual([{ amenities: ['Pool', 'Sauna'], updated_at: aHotel().updated_at }]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Amenities').value).toBe('Pool, Sauna');
  });

  test('reception hours are sent if it is not open around the clock', async () => {
    const network = await open();
    fireEvent.click(await screen.findByLabelText('The reception answers around the clock'));
    fireEvent.change(await screen.findByLabelText('The reception closes'), { target: { value: '23:30' } });
    press('Save profile');
    await screen.findByText('Profile updated');
    expect(savedBy(network)).toMatchObject([{ reception_opens: '07:00', reception_closes: '23:30' }]);
  });

  test('an invalid address is refused at its field, and nothing is sent', async () => {
    const network = await open();
    await screen.findByLabelText('Website');
    type('Website', 'miramar');
    press('Save profile');
    expect(await screen.findByText('Start with https://, for example https://www.example.com.')).toBeTruthy();
    expect(savedBy(network)).toEqual([]);
  });

  test.each(['Latitude', 'Longitude'])('a %s that is no number is refused in plain words', async (label) => {
    const network = await open();
    await screen.findByLabelText(label);
    type(label, 'north of the bay');
    press('Save profile');
    expect(await screen.findByText('Enter a number such as 41.3874.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('NaN');
    expect(savedBy(network)).toEqual([]);
  });

  test('an amount that is not typed is asked for at its field, and nothing is sent', async () => {
    const network = await open();
    fireEvent.change(await screen.findByLabelText('City tax per person and night'), { target: { value: 'paid' } });
    press('Save profile');
    expect(await screen.findByText('Enter an amount with its currency, for example 18 €.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Amount: City tax per person and night').value).toBe('');
    expect(savedBy(network)).toEqual([]);
  });

  test('an end before the beginning is refused at its field', async () => {
    const details = [{ path: 'breakfast_closes', message: 'Choose a time after “from”.' }];
    await open({
      [`PATCH ${path}`]: { status: 400, body: { code: 'invalid_input', message: 'No.', details, request_id: 'r' } },
    });
    fireEvent.change(await screen.findByLabelText('Breakfast from'), { target: { value: '10:30' } });
    fireEvent.change(screen.getByLabelText('Breakfast until'), { target: { value: '07:00' } });
    press('Save profile');
    expect(await screen.findByText('Choose a time after “from”.')).toBeTruthy();
  });

  test("another hotel's number is refused at its field", async () => {
    const details = [{ path: 'whatsapp_number', message: 'This WhatsApp number already belongs to another hotel.' }];
    await open({
      [`PATCH ${path}`]: { status: 409, body: { code: 'conflict', message: 'Taken.', details, request_id: 'r' } },
    });
    await screen.findByLabelText('WhatsApp number');
    type('WhatsApp number', '+34600123456');
    press('Save profile');
    expect(await screen.findByText('This WhatsApp number already belongs to another hotel.')).toBeTruthy();
  });

  test('staff read it and cannot change it', async () => {
    await open({ 'GET /api/me': { body: aMe({ role: 'staff' }) } });
    expect((await screen.findByLabelText<HTMLInputElement>('Hotel name')).disabled).toBe(true);
    expect(screen.getByText('Only an admin of the hotel can change the profile.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save profile' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send test message' })).toBeNull();
  });

  test('a profile that cannot be read says so', async () => {
    await open({ [`GET ${path}`]: { status: 500, body: { code: 'internal', message: 'Oh.', request_id: 'r' } } });
    expect(await screen.findByText('Error loading hotel profile')).toBeTruthy();
  });

  test('a super admin without an acting session is asked to choose a hotel, and no call is made', async () => {
    const network = await open({ 'GET /api/me': { body: aMe({ is_super_admin: true, hotel: null, role: null }) } });
    expect(await screen.findByText('No Hotel Selected')).toBeTruthy();
    expect(network.calls.some((call) => call.path.startsWith('/api/hotels/'))).toBe(false);
  });
});

describe('maps', () => {
  test('without a key the panel says that one has to be set up', async () => {
    await open();
    expect(await screen.findByText('Maps Setup Required')).toBeTruthy();
    expect(screen.getByText('Maps are not set up.')).toBeTruthy();
  });

  test('a failed server is shown as a configuration error', async () => {
    await open({
      'GET /api/maps-config': { status: 500, body: { code: 'internal', message: 'Oh.', request_id: 'r' } },
    });
    expect(await screen.findByText('Maps Configuration Error')).toBeTruthy();
  });

  test('a browser without a position shows an error with the note about the key', async () => {
    await open();
    await screen.findByText('Maps Setup Required');
    press('Use my current position');
    await waitFor(() => expect(screen.getAllByText('Location Error')).toHaveLength(2));
    expect(screen.getByText(/a Google Maps key has to be configured\.$/)).toBeTruthy();
  });
});

describe('trying WhatsApp', () => {
  test('a recipient is required; then the message is sent and its delivery followed', async () => {
    const content = 'Hello! This is a test message from Hotel Miramar.';
    const message = aReply(1, { content, delivery_status: 'delivered' });
    const sent = {
      to: '+34600123456',
      provider_sid: 'SM1',
      status: 'sent',
      conversation_id: message.conversation_id,
      message_id: message.id,
      content,
      as_template: false,
    };
    const network = await open({
      [`POST ${path}/test-message`]: { body: sent },
      [`GET ${path}/conversations/${message.conversation_id}`]: {
        body: {
          conversation: aThread().conversation,
          requests: [],
          messages: [message],
          events: [],
          held_replies: [],
          next_cursor: null,
        },
      },
    });
    await screen.findByLabelText('Recipient');
    press('Send test message');
    expect(await screen.findByText('Enter a recipient number')).toBeTruthy();
    type('Recipient', '+34600123456');
    press('Send test message');
    expect(await screen.findByText('Test message sent')).toBeTruthy();
    expect(await screen.findByText('Delivered')).toBeTruthy();
    expect(network.calls.find((call) => call.method === 'POST')?.body).toEqual({
      to: '+34600123456',
      message: content,
    });
  });

  test('a provider’s refusal is shown with its message', async () => {
    const refusal = { code: 'provider_failed', message: 'The number is not on WhatsApp.', request_id: 'r' };
    await open({ [`POST ${path}/test-message`]: { status: 502, body: refusal } });
    await screen.findByLabelText('Recipient');
    type('Recipient', '+34600123456');
    press('Send test message');
    expect(await screen.findByText('Failed to send')).toBeTruthy();
    expect(screen.getByText('The number is not on WhatsApp.')).toBeTruthy();
  });

  test('a hotel whose number is connected is not offered a test key', async () => {
    await open({ [`GET ${path}/whatsapp-connection`]: { body: aConnection({ state: 'connected', stage: 'live' }) } });
    await screen.findByLabelText('Recipient');
    await screen.findByText('WhatsApp connection');
    expect(screen.queryByText('No number yet?')).toBeNull();
  });

  test('a test key is asked for with a notification', async () => {
    const network = await open({
      [`GET ${path}/whatsapp-connection`]: { body: aConnection() },
      [`POST ${path}/notifications`]: (call) => ({
        status: 201,
        body: {
          id: '0199a000-0000-7000-8000-0000000000d1',
          hotel_id: hotelId,
          hotel_name: 'Hotel Miramar',
          created_by: null,
          status: 'pending',
          resolved_by: null,
          resolved_at: null,
          reasons: null,
          created_at: '2026-03-01T10:00:00.000Z',
          ...(call.body as object),
        },
      }),
    });
    await screen.findByLabelText('Recipient');
    await screen.findByText('No number yet?');
    press('Request a test key');
    expect(await screen.findByText('Test key requested')).toBeTruthy();
    expect(network.calls.find((call) => call.method === 'POST')?.body).toEqual({
      type: 'test_key_request',
      message: 'Ana Ruiz (Hotel Miramar) asks for a test key to try the WhatsApp channel.',
      metadata: { service: 'twilio_whatsapp' },
    });
  });
});
