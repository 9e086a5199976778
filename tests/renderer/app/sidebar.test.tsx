import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Shell } from '#renderer/app/layout/shell.tsx';
import { useSidebar } from '#renderer/app/sidebar.store.ts';
import { useOwnView } from '#renderer/features/auth/own-view.store.ts';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { startNetwork, type Answers } from '../support/network.ts';
import { renderRoutes } from '../support/render-console.tsx';
import { aDashboard, aMe, hotelId } from '../support/rows.ts';

const context = {
  session_id: '0199a000-0000-7000-8000-0000000000a1',
  hotel_id: hotelId,
  view_mode: 'hotel' as const,
  hotel_name: 'Hotel Miramar',
  reason: 'Ticket 17',
  ends_at: '2026-03-05T11:00:00.000Z',
  seconds_left: 3600,
};

/** jsdom has no event streams; these tests need no events. */
class SilentStream {
  addEventListener(): void {}
  close(): void {}
}

async function open(me: Me, answers: Answers = {}) {
  vi.stubGlobal('EventSource', SilentStream);
  const network = await startNetwork({
    'GET /api/me': { body: me },
    [`GET /api/hotels/${hotelId}/dashboard`]: { body: aDashboard() },
    'GET /api/hotels': { body: { items: [], next_cursor: null, total: 0 } },
    ...answers,
  });
  vi.stubGlobal('EventSource', SilentStream);
  const shown = renderRoutes(
    [
      { element: <Shell />, children: [{ path: '/dashboard', element: <p>The page</p> }] },
      { path: '/auth', element: <p>The sign-in page</p> },
    ],
    '/dashboard',
  );
  return { network, ...shown };
}

beforeEach(() => {
  document.cookie = 'sidebar_open=; max-age=0; path=/';
  useSidebar.setState({ open: true, drawer: false });
  useOwnView.setState({ view: 'hotel' });
  localStorage.clear();
});

const links = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the sidebar', () => {
  test('staff see their hotel, its menu, and how many requests are not completed', async () => {
    await open(aMe());
    expect(await screen.findByText('Hotel Miramar')).toBeTruthy();
    expect(await screen.findByText('5 open requests')).toBeTruthy();
    expect(links()).toContain('Dashboard');
    expect(links()).toContain('FAQ Management');
    expect(links()).toContain('Handover');
    expect(screen.queryByText('Hotel Context')).toBeNull();
  });

  test('a user without a hotel sees only the way to set one up', async () => {
    const { network } = await open(aMe({ hotel: null, role: null }));
    expect(await screen.findByRole('link', { name: 'Setup Your Hotel' })).toBeTruthy();
    expect(links()).toEqual(['Setup Your Hotel']);
    expect(network.calls.some((call) => call.path.includes('/hotels'))).toBe(false);
  });

  test('an admin of a group finds its page, with a hotel and without', async () => {
    const groups = [{ id: '0199a000-0000-7000-8000-0000000000b1', name: 'Coast' }];
    const { unmount } = await open(aMe({ groups }));
    expect((await screen.findByRole('link', { name: 'Hotel group' })).getAttribute('href')).toBe('/group');
    unmount();
    await open(aMe({ hotel: null, role: null, groups }));
    await screen.findByRole('link', { name: 'Hotel group' });
    expect(links()).toEqual(['Setup Your Hotel', 'Hotel group']);
  });

  test('a super admin who acts nowhere sees the administration and a choice of hotels', async () => {
    await open(aMe({ is_super_admin: true, hotel: null, role: null }));
    expect(await screen.findByText('Select a hotel to manage')).toBeTruthy();
    expect(screen.getByText('Platform administration')).toBeTruthy();
    expect(links()).toContain('Create Hotel');
    expect(links()).not.toContain('FAQ Management');
  });

  test('a super admin who acts in a hotel sees so, and can end it', async () => {
    const me = aMe({ is_super_admin: true, role: null, context });
    const { network } = await open(me);
    network.answers['DELETE /api/context'] = () => {
      network.answers['GET /api/me'] = { body: { ...me, hotel: null, context: null } };
      return { body: null };
    };
    expect(await screen.findByText('Acting as: Hotel Miramar Staff')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'End session' }));
    expect(await screen.findByText('Session ended')).toBeTruthy();
    expect(screen.getByText('Returned to admin view')).toBeTruthy();
    expect(await screen.findByText('Platform administration')).toBeTruthy();
  });

  test('Ctrl+B folds it to icons; the choice is kept in a cookie', async () => {
    await open(aMe());
    await screen.findByText('Hotel Miramar');
    fireEvent.keyDown(window, { key: 'b', ctrlKey: true });
    await waitFor(() => expect(screen.queryByText('Hotel Miramar')).toBeNull());
    expect(document.cookie).toContain('sidebar_open=false');
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeTruthy();
    fireEvent.keyDown(window, { key: 'B', metaKey: true });
    expect(await screen.findByText('Hotel Miramar')).toBeTruthy();
  });

  test('signing out ends every session and leaves nothing of the hotel', async () => {
    const { network } = await open(aMe(), {
      'POST /api/auth/revoke-sessions': { body: { status: true } },
      'POST /api/auth/sign-out': { body: { success: true } },
    });
    fireEvent.click(await screen.findByRole('button', { name: /Sign Out/ }));
    expect(await screen.findByText('The sign-in page')).toBeTruthy();
    const posts = network.calls.filter((call) => call.method === 'POST').map((call) => call.path);
    expect(posts).toEqual(['/api/auth/revoke-sessions', '/api/auth/sign-out']);
  });

  test('a person who works in two hotels switches between them', async () => {
    const second = '0199a000-0000-7000-8000-000000000009';
    const { network } = await open(
      aMe({
        memberships: [
          { hotel_id: hotelId, hotel_name: 'Hotel Miramar', timezone: 'Europe/Madrid', role: 'admin' },
          { hotel_id: second, hotel_name: 'Hill House', timezone: 'Europe/London', role: 'staff' },
        ],
      }),
      { 'PUT /api/me/hotel': { body: null } },
    );
    fireEvent.change(await screen.findByRole('combobox', { name: /Your hotels/ }), { target: { value: second } });
    await waitFor(() =>
      expect(network.calls.filter(({ method }) => method === 'PUT')).toMatchObject([{ body: { hotel_id: second } }]),
    );
  });

  test('a super admin the team of a hotel sees its menu, and the administration on request', async () => {
    await open(aMe({ is_super_admin: true }));
    await screen.findByText('Hotel Context');
    expect(links()).toContain('Guest Requests');
    useOwnView.setState({ view: 'admin' });
    await waitFor(() => expect(links()).toContain('Manage Hotels'));
  });
});
