import { act, render, screen } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { useWalk } from '#renderer/features/conversations/inbox/use-walk.ts';
import { MemoryConsole, memoryHistory } from '../../support/memory-console.tsx';

const ids = Array.from({ length: 40 }, (_, index) => `guest-${index}`);
const walker: { step: (step: 1 | -1) => void } = { step: () => {} };
const walk = (step: 1 | -1) => walker.step(step);

function Walker() {
  const [params] = useSearchParams();
  const selected = params.get('conversation');
  const step = useWalk(selected, '', ids);
  useEffect(() => {
    walker.step = step;
  });
  return <p>{selected}</p>;
}

const show = () =>
  render(<MemoryConsole history={memoryHistory('/requests')} routes={[{ path: '*', element: <Walker /> }]} />);

test('a key that is held moves on with every press, also before the page has followed', async () => {
  show();
  await act(async () => {
    for (let press = 0; press < 20; press += 1) walk(1);
  });
  expect((await screen.findByText('guest-19')).textContent).toBe('guest-19');
  await act(async () => {
    for (let press = 0; press < 5; press += 1) walk(-1);
  });
  expect(screen.getByText('guest-14')).toBeTruthy();
});

test('it stops at the ends and reverses immediately', async () => {
  show();
  await act(async () => {
    for (let press = 0; press < 60; press += 1) walk(1);
    walk(-1);
  });
  expect(await screen.findByText('guest-38')).toBeTruthy();
});
