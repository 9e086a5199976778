import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { pagePart } from '#renderer/app/page-part.tsx';
import { ErrorBoundary } from '#renderer/components/states/error-boundary.tsx';
import { renderRoutes } from '../support/render-console.tsx';

const missing = () => new TypeError('Failed to fetch dynamically imported module: /assets/guests-page.js');

function show(read: () => Promise<{ default: () => React.ReactNode }>) {
  const frame = (
    <>
      <nav>Main Menu</nav>
      <Outlet />
    </>
  );
  const Guests = pagePart(read).Component;
  const element = (
    <ErrorBoundary at="/guests" fallback={() => <p>Broken page</p>}>
      <Guests />
    </ErrorBoundary>
  );
  const page = { path: '/guests', element };
  renderRoutes([{ path: '/', element: frame, children: [page] }], '/guests');
}

describe('a page whose code does not arrive', () => {
  test('says so in its own place, and appears by itself when the network is back', async () => {
    let isAway = true;
    show(() => (isAway ? Promise.reject(missing()) : Promise.resolve({ default: () => <h1>Guests</h1> })));
    expect(await screen.findByText('No connection, trying again')).toBeTruthy();
    expect(screen.getByText('Main Menu')).toBeTruthy();
    isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Guests' })).toBeTruthy();
  });

  test('tries again because its style sheet did not arrive', async () => {
    let attempts = 0;
    const styles = new Error('Unable to preload CSS for /assets/guests-page.css');
    show(() => (++attempts === 1 ? Promise.reject(styles) : Promise.resolve({ default: () => <h1>Guests</h1> })));
    expect(await screen.findByRole('heading', { name: 'Guests' })).toBeTruthy();
    expect(screen.queryByText('Broken page')).toBeNull();
  });

  test('shows an error if the code itself is broken', async () => {
    show(() => Promise.reject(new Error('x is not defined')));
    expect(await screen.findByText('Broken page')).toBeTruthy();
  });
});
