import type { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import WhatsAppPage from '#renderer/pages/whatsapp-page.tsx';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, hotelId } from '../../support/rows.ts';
import { aConnection } from './a-connection.ts';

const path = `/api/hotels/${hotelId}/whatsapp-connection`;

let queryClient: QueryClient;

async function open(answers: Answers) {
  const network = await startNetwork({ 'GET /api/me': { body: aMe() }, ...answers });
  ({ queryClient } = renderRoutes([{ path: '/whatsapp', element: <WhatsAppPage /> }], '/whatsapp'));
  return network;
}

test('an owner without a number gives one and says how it is used', async () => {
  const requested = aConnection({ whatsapp_number: '+34600123456', state: 'requested', stage: 'requested' });
  const network = await open({
    [`GET ${path}`]: { body: aConnection() },
    [`POST ${path}/request`]: { body: requested },
    [`PUT ${path}/request`]: { body: requested },
  });
  fireEvent.change(await screen.findByLabelText('WhatsApp number'), { target: { value: '+34600123456' } });
  fireEvent.change(screen.getByLabelText('How the number is used today'), { target: { value: 'app' } });
  expect(screen.getByText(/you delete the account in the app/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Note to the Concierge team'), {
    target: { value: 'It is on our website. ' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Request the connection' }));
  await waitFor(() => expect(network.calls.filter(({ method }) => method !== 'GET')).toHaveLength(2));
  expect(network.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    { whatsapp_number: '+34600123456' },
    { number_kind: 'app', display_name: 'Hotel Miramar', meta_business_id: null, note: 'It is on our website.' },
  ]);
});

test('a number stored in the middle of a save keeps what was typed, and a refused rest is told', async () => {
  const stored = aConnection({ requested_number: '+34600123456', state: 'requested', stage: 'requested' });
  let described = (_answer: { status: number; body: unknown }): void => undefined;
  const network = await open({
    [`GET ${path}`]: { body: aConnection() },
    [`POST ${path}/request`]: () => {
      network.answers[`GET ${path}`] = { body: stored };
      return { body: stored };
    },
    [`PUT ${path}/request`]: () => new Promise((answer) => (described = answer)),
  });
  fireEvent.change(await screen.findByLabelText('WhatsApp number'), { target: { value: '+34600123456' } });
  fireEvent.change(screen.getByLabelText('Name that guests see'), { target: { value: 'Miramar by the sea' } });
  fireEvent.click(screen.getByRole('button', { name: 'Request the connection' }));
  await waitFor(() => expect(network.calls.some(({ method }) => method === 'PUT')).toBe(true));
  await act(() => queryClient.refetchQueries());
  expect(screen.getByLabelText('Name that guests see')).toHaveProperty('value', 'Miramar by the sea');
  described({ status: 500, body: { code: 'internal', message: 'It broke.', request_id: 'req_1' } });
  expect(await screen.findByText('The request could not be sent')).toBeTruthy();
  expect(screen.getByLabelText('Name that guests see')).toHaveProperty('value', 'Miramar by the sea');
});

test('the stored number is shown as the server wrote it; an untouched form follows other people', async () => {
  const stored = aConnection({ requested_number: '+34600123456', state: 'requested', stage: 'requested' });
  const network = await open({
    [`GET ${path}`]: { body: aConnection() },
    [`POST ${path}/request`]: { body: stored },
    [`PUT ${path}/request`]: { body: stored },
  });
  const number = await screen.findByLabelText('WhatsApp number');
  fireEvent.change(number, { target: { value: '+34 600 123 456' } });
  network.answers[`GET ${path}`] = { body: stored };
  fireEvent.click(screen.getByRole('button', { name: 'Request the connection' }));
  await waitFor(() => expect(screen.getByLabelText('WhatsApp number')).toHaveProperty('value', '+34600123456'));
  network.answers[`GET ${path}`] = { body: { ...stored, requested_number: '+34600999888' } };
  await act(() => queryClient.refetchQueries());
  await waitFor(() => expect(screen.getByLabelText('WhatsApp number')).toHaveProperty('value', '+34600999888'));
});

test('a connected number has a link and a code to write to it, and shows when the message came in', async () => {
  const connected = {
    whatsapp_number: '+34600123456',
    state: 'connected',
    stage: 'webhooks_seen',
    works: true,
  } as const;
  await open({ [`GET ${path}`]: { body: aConnection({ ...connected, webhook_at: new Date().toISOString() }) } });
  expect((await screen.findByRole('link', { name: /wa\.me/ })).getAttribute('href')).toBe(
    'https://wa.me/34600123456?text=Hello',
  );
  expect(await screen.findByRole('img', { name: 'QR code to write to +34600123456' })).toBeTruthy();
  expect(screen.getAllByText('Not yet')).toHaveLength(2);
  expect(screen.getByText('https://c.example/webhooks/twilio/inbound')).toBeTruthy();
});

test('the answer of the platform and what is in the way are told', async () => {
  const answer = { text: 'Please choose the name of your website.', answered_at: '2026-11-20T10:00:00.000Z' };
  const stage = { stage: 'display_name_rejected', text: 'WhatsApp did not accept the name.', answer } as const;
  await open({
    [`GET ${path}`]: { body: aConnection({ whatsapp_number: '+34600123456', state: 'requested', ...stage }) },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('WhatsApp did not accept the name.');
  expect(screen.getByText(/Please choose the name of your website/)).toBeTruthy();
});
