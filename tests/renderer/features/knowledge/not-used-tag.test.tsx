import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotUsedTag } from '#renderer/features/knowledge/not-used-tag.tsx';

test('an entry that the assistant does not read says why; others say nothing', () => {
  const { rerender, container } = render(<NotUsedTag not_used={null} />);
  expect(container.textContent).toBe('');
  rerender(<NotUsedTag not_used="gives_orders" />);
  expect(screen.getByText('Not used: gives orders to the assistant')).toBeTruthy();
});
