import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeAssign, openAssign } from '#renderer/features/conversations/assign/assign.store.ts';
import { shortcuts } from '#renderer/features/conversations/inbox/inbox-keys.rules.ts';
import { useInboxKeys } from '#renderer/features/conversations/inbox/use-inbox-keys.ts';
import { closeViews, openViews } from '#renderer/features/conversations/views/views.store.ts';

afterEach(() => {
  closeViews();
  closeAssign();
});

test('letters typed while a dialog is still loading do nothing to the conversation', () => {
  const onKey = vi.fn();
  const actions = Object.fromEntries(shortcuts.map(({ key }) => [key, () => onKey(key)]));
  renderHook(() => useInboxKeys({ ...actions, v: openViews } as Parameters<typeof useInboxKeys>[0]));
  const type = (text: string) => act(() => [...text].forEach((key) => fireEvent.keyDown(document.body, { key })));
  type('vlates');
  expect(onKey).not.toHaveBeenCalled();
  act(closeViews);
  act(() => openAssign('one', 'tags'));
  type('late');
  expect(onKey).not.toHaveBeenCalled();
  act(closeAssign);
  type('e');
  expect(onKey).toHaveBeenCalledExactlyOnceWith('e');
});
