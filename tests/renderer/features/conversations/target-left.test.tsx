import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TargetLeft } from '#renderer/features/conversations/list/target-left.tsx';
import { ago, now } from './conversation-rows.ts';
import '../../support/render-console.tsx';

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['reply', ago(-12), '12 min left', 'false'],
  ['resolution', ago(-150), '2 h 30 min left to resolve', 'false'],
  ['reply', ago(5), 'overdue 5 min', 'true'],
  ['resolution', ago(90), 'not resolved: overdue 1 h 30 min', 'true'],
] as const)('the countdown to the %s that is due at %s says "%s"', (kind, due_at, words, late) => {
  render(<TargetLeft target={{ kind, due_at }} />);
  expect(screen.getByText(words).dataset['late']).toBe(late);
});

test('a request without a target has no countdown', () => {
  const { container } = render(<TargetLeft target={null} />);
  expect(container.textContent).toBe('');
});
