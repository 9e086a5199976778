import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, test } from 'vitest';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { renderRoutes } from '../support/render-console.tsx';

type Part = { name: string };

function show(load: () => Promise<(props: Part) => React.ReactNode>) {
  const Lazy = lazyPart<Part>(load);
  const element = (
    <main>
      <h1>Guest Requests</h1>
      <Suspense fallback={<p>Loading</p>}>
        <Lazy name="Hélène" />
      </Suspense>
    </main>
  );
  // Without this boundary a failing part would remove the whole page.
  renderRoutes([{ path: '/', element, errorElement: <p>Broken page</p> }], '/');
}

describe('a part of a page that is loaded when it is first shown', () => {
  test('appears with its properties', async () => {
    show(() => Promise.resolve(({ name }) => <p>{name}</p>));
    expect(await screen.findByText('Hélène')).toBeTruthy();
    expect(screen.queryByText('This part of the page could not be loaded. Reload the page.')).toBeNull();
  });

  test('that does not load shows a toast and appears once loaded; the page around it stays', async () => {
    let attempts = 0;
    show(() => {
      attempts += 1;
      if (attempts === 1) return Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'));
      return Promise.resolve(({ name }) => <p>{name}</p>);
    });
    expect(await screen.findByText('No connection, trying again')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Guest Requests' })).toBeTruthy();
    expect(await screen.findByText('Hélène')).toBeTruthy();
    expect(screen.queryByText('Broken page')).toBeNull();
  });

  test('that is broken shows a toast, and the page around it stays', async () => {
    show(() => Promise.reject(new TypeError('undefined is not a function')));
    expect(await screen.findByText('This part of the page could not be loaded. Reload the page.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    expect(screen.queryByText('Broken page')).toBeNull();
  });
});
