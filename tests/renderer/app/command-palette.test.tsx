import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CommandPalette } from '#renderer/app/palette/command-palette.tsx';
import {
  closePalette,
  openPalette,
  usePalette,
  usePaletteShortcut,
} from '#renderer/app/palette/command-palette.store.ts';
import { matches } from '#renderer/app/palette/command-search.rules.ts';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { startNetwork } from '../support/network.ts';
import { renderRoutes } from '../support/render-console.tsx';
import { aMe } from '../support/rows.ts';

function Page() {
  usePaletteShortcut();
  return <CommandPalette />;
}

async function open(me: Me = aMe()) {
  const network = await startNetwork({
    'GET /api/me': { body: me },
    'PUT /api/me/preferences': { body: { ...me.preferences, appearance: 'dark' } },
  });
  const shown = renderRoutes([{ path: '*', element: <Page /> }], '/');
  openPalette();
  const field = await screen.findByRole('combobox');
  return { network, field, ...shown };
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

beforeEach(() => usePalette.setState({ open: false, openings: 0 }));

describe('the command palette', () => {
  test('finds words by their beginnings, whatever their accents and capitals', () => {
    expect(matches('gue req', 'Guest Requests')).toBe(true);
    expect(matches('helene', 'Hélène Dupont')).toBe(true);
    expect(matches('uest', 'Guest Requests')).toBe(false);
  });

  test('leads to a page by keyboard alone', async () => {
    const { field, router } = await open();
    fireEvent.change(field, { target: { value: 'm' } });
    expect(options()?.slice(0, 1)).toEqual(['Message Settings']);
    fireEvent.change(field, { target: { value: 'management' } });
    expect(options()).toEqual(['FAQ Management', 'Staff Management']);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(router.state.location.pathname).toBe('/staff');
    expect(usePalette.getState().open).toBe(false);
  });

  test('offers only pages that the person may open', async () => {
    const { field } = await open(aMe({ hotel: null, role: null }));
    fireEvent.change(field, { target: { value: 'se' } });
    expect(options()).toEqual(['Setup Your Hotel', 'Settings']);
  });

  test('a theme that is chosen is kept for the person', async () => {
    const { field, network } = await open();
    fireEvent.change(field, { target: { value: 'theme dark' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() =>
      expect(network.calls.find((call) => call.method === 'PUT')?.body).toEqual({ appearance: 'dark' }),
    );
  });

  test('is empty at each opening, and Ctrl+K closes it', async () => {
    const { field } = await open();
    fireEvent.change(field, { target: { value: 'zzz' } });
    expect(screen.getByText('Nothing fits')).toBeTruthy();
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    expect(usePalette.getState().open).toBe(false);
    fireEvent.keyDown(window, { key: 'k', metaKey: true });
    expect(((await screen.findByRole('combobox')) as HTMLInputElement).value).toBe('');
  });

  test('opened again while it still closes, it is empty', async () => {
    const { field } = await open();
    fireEvent.change(field, { target: { value: 'zzz' } });
    act(() => {
      closePalette();
      openPalette();
    });
    expect((screen.getByRole('combobox') as HTMLInputElement).value).toBe('');
    expect(screen.queryByText('Nothing fits')).toBeNull();
  });
});
