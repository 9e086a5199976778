import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { GrowingField } from '#renderer/components/plain/growing-field.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a field in a part that is still hidden has the height of its rows, and is measured once it is laid out', () => {
  let laidOut = () => {};
  class Observer {
    constructor(callback: () => void) {
      laidOut = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  render(<GrowingField value="Towels" maxRows={8} rows={2} readOnly />);
  const field = screen.getByRole('textbox');
  expect(field.style.height).toBe('auto');
  Object.defineProperties(field, { offsetWidth: { value: 300 }, scrollHeight: { value: 54 } });
  field.style.cssText = 'line-height: 20px; padding-top: 7px; padding-bottom: 7px';
  laidOut();
  expect(field.style.height).toBe('54px');
});
