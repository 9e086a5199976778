import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { threadKey } from '#renderer/features/conversations/conversations.queries.ts';
import { GuestPane } from '#renderer/features/conversations/guest/guest-pane.tsx';
import { InboxContext } from '#renderer/features/conversations/inbox.context.ts';
import { aBooking, aPage, bookingId } from '../bookings/booking-rows.ts';
import { aGuest } from '../guests/guest-rows.ts';
import { startNetwork } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { hotelId } from '../../support/rows.ts';
import { aThread, conversationId } from './conversation-rows.ts';

const scope = { hotelId, timezone: 'Europe/Madrid', userId: 'user-1' };
const writer = '0199a000-0000-7000-8000-0000000000c1';
const booked = '0199a000-0000-7000-8000-0000000000a1';
const route = `PUT /api/hotels/${hotelId}/conversations/${conversationId}/booking`;

async function open(guest_id: string) {
  const thread = aThread();
  const conversation = { ...thread.conversation, guest_id };
  const record = { id: booked, first_name: 'Ines', last_name: 'Duarte', phone: '+351910000001' };
  const network = await startNetwork({
    [`GET /api/hotels/${hotelId}/bookings`]: { body: aPage([aBooking()]) },
    [`GET /api/hotels/${hotelId}/guests/${booked}`]: { body: aGuest(record) },
    [`GET /api/hotels/${hotelId}/guests/${writer}`]: { body: aGuest({ id: writer, phone: '+34600111222' }) },
    [`GET /api/hotels/${hotelId}/conversations/${conversationId}`]: {
      body: { conversation, requests: [], messages: [], events: [], next_cursor: null },
    },
    [route]: ({ body }) => ({
      body: { ...conversation, guest_id: (body as { booking_id: string | null }).booking_id ? booked : writer },
    }),
  });
  const pane = (
    <InboxContext value={scope}>
      <GuestPane conversationId={conversationId} back="/" onSubmitRequest={() => undefined} />
    </InboxContext>
  );
  renderRoutes([{ path: '/', element: pane }], '/', (cache) =>
    cache.setQueryData(threadKey(hotelId, conversationId), { ...thread, conversation }),
  );
  const sent = () => network.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { network, sent };
}

describe('the guest beside a thread', () => {
  test('is linked to a booking that was searched and chosen, after reading what that means', async () => {
    const { network, sent } = await open(writer);
    fireEvent.click(await screen.findByRole('button', { name: 'Link to booking' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/only the phone number in its booking/)).toBeTruthy();
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Link to this booking' });
    expect(confirm.disabled).toBe(true);
    const field = dialog.getByRole('textbox', { name: 'Name, phone, room or confirmation number' });
    fireEvent.change(field, { target: { value: 'duarte' } });
    await waitFor(() => expect(network.calls.some(({ query }) => query.get('search') === 'duarte')).toBe(true));
    fireEvent.click(await dialog.findByRole('radio', { name: /Ines Duarte.*K7QXC9MP/ }));
    fireEvent.click(confirm);
    await waitFor(() => expect(sent()).toEqual([{ booking_id: bookingId }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('of a linked booking is named with the number, and the link can be removed', async () => {
    const { sent } = await open(booked);
    expect(await screen.findByText('Ines Duarte')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove link' }));
    await waitFor(() => expect(sent()).toEqual([{ booking_id: null }]));
  });

  test('of the own number has no link to remove', async () => {
    await open(writer);
    expect(await screen.findByText('Guest record')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove link' })).toBeNull();
  });
});
