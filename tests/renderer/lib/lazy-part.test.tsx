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
  // Without the boundary that a failing part would reach, the whole page would be gone.
  renderRoutes([{ path: '/', element, errorElement: <p>Broken page</p> }], '/');
}

describe('a part of a page that is loaded when it is first shown', () => {
  test('appears with what it is given', async () => {
    show(() => Promise.resolve(({ name }) => <p>{name}</p>));
    expect(await screen.findByText('Hélène')).toBeTruthy();
    expect(screen.queryByText('This part of the page could not be loaded. Reload the page.')).toBeNull();
  });

  test('that cannot be loaded becomes a toast, and the page around it stands', async () => {
    show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    expect(await screen.findByText('This part of the page could not be loaded. Reload the page.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Guest Requests' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    expect(screen.queryByText('Broken page')).toBeNull();
  });
});
