import { render } from '@testing-library/react';
import { App } from 'antd';
import { expect, test } from 'vitest';
import { guarded } from '#renderer/lib/console-history.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import { MemoryRouter, UNSAFE_createMemoryHistory } from 'react-router-dom';

function Dialog({ changed }: { changed: () => boolean }) {
  useAskToLeave(changed, () => {});
  return null;
}

const isAskedOnReload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a changed form asks before a reload and before another page; an unchanged or closed one does not', () => {
  let changed = false;
  const history = guarded(UNSAFE_createMemoryHistory({ initialEntries: ['/faqs'], v5Compat: true }));
  const { unmount } = render(
    <MemoryRouter initialEntries={['/faqs']}>
      <App>
        <Dialog changed={() => changed} />
      </App>
    </MemoryRouter>,
  );
  expect(isAskedOnReload()).toBe(false);
  changed = true;
  expect(isAskedOnReload()).toBe(true);
  history.push('/guests');
  expect(history.location.pathname).toBe('/faqs');
  unmount();
  expect(isAskedOnReload()).toBe(false);
  history.push('/guests');
  expect(history.location.pathname).toBe('/guests');
});
