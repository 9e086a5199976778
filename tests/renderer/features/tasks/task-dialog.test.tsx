import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useInboxKeys } from '#renderer/features/conversations/inbox/use-inbox-keys.ts';
import { shortcuts } from '#renderer/features/conversations/inbox/inbox-keys.rules.ts';
import { openNewTask, openTask, useTaskDialog } from '#renderer/lib/task-draft.store.ts';
import TasksPage from '#renderer/pages/tasks-page.tsx';
import { startNetwork } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, hotelId } from '../../support/rows.ts';
import { aTask, aTaskList, tasksPath } from './task-rows.ts';

beforeAll(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
});

const pressed: string[] = [];

function Page() {
  const entries = shortcuts.map(({ key }) => [key, () => pressed.push(key)] as const);
  useInboxKeys(Object.fromEntries(entries) as unknown as Parameters<typeof useInboxKeys>[0]);
  return <TasksPage />;
}

async function open() {
  await startNetwork({
    'GET /api/me': { body: aMe() },
    [`GET ${tasksPath}`]: { body: aTaskList(aTask()) },
    [`GET /api/hotels/${hotelId}/departments`]: { body: { departments: [], taken_within_minutes: 10 } },
    [`GET /api/hotels/${hotelId}/staff`]: { body: { items: [], next_cursor: null } },
  });
  const page = renderRoutes([{ path: '/tasks', element: <Page /> }], '/tasks');
  await screen.findByText('Repair the shower');
  return page;
}

const title = () => screen.getByLabelText<HTMLInputElement>('What is to be done');
/** False where the dialog stays open. */
const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

test('Escape asks before it throws typed text away, and not without text', async () => {
  await open();
  act(openNewTask);
  expect(pressEscape()).toBe(true);
  fireEvent.input(title(), { target: { value: 'Change the lamp' } });
  expect(pressEscape()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(title().value).toBe('Change the lamp');
  pressEscape();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Cancel and another page ask before typed text is thrown away', async () => {
  const page = await open();
  act(openNewTask);
  fireEvent.input(title(), { target: { value: 'Change the lamp' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(title().value).toBe('Change the lamp');
  await page.router.navigate('/guests');
  expect(page.router.state.location.pathname).toBe('/tasks');
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/guests'));
  expect(useTaskDialog.getState().start).toBeNull();
});

test('another task is shown with its own text', async () => {
  await open();
  act(() => openTask({ task: aTask() }));
  expect(title().value).toBe('Repair the shower');
  act(() => openTask({ task: aTask({ id: '0199a000-0000-7000-8000-0000000000d2', title: 'Bring towels' }) }));
  expect(title().value).toBe('Bring towels');
});

test('keys of the inbox rest while the dialog is open, and leaving the page closes it', async () => {
  const page = await open();
  fireEvent.keyDown(document.body, { key: 'j' });
  act(openNewTask);
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(pressed).toEqual(['j']);
  page.unmount();
  expect(useTaskDialog.getState().start).toBeNull();
});
