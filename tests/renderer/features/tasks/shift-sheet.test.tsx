import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NightCards } from '#renderer/features/tasks/night-cards.tsx';
import { ShiftSheet } from '#renderer/features/tasks/shift-sheet.tsx';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { hotelId } from '../../support/rows.ts';
import { aShift, aTask, aTaskList, tasksPath } from './task-rows.ts';

const shiftPath = `GET /api/hotels/${hotelId}/shift`;
const props = { hotelId, timezone: 'Europe/Madrid', userId: 'user-1' };
const failed = { status: 500, body: { code: 'internal', message: 'Broken.', request_id: 'req_1' } };

async function open(answers: Answers, at = '/handover') {
  await startNetwork(answers);
  return renderRoutes([{ path: '/handover', element: <ShiftSheet {...props} /> }], at);
}

test('the sheet does not say that there is nothing while tasks load', async () => {
  let arrived: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrived = resolve));
  const { queryClient } = await open({
    [shiftPath]: { body: aShift() },
    [`GET ${tasksPath}`]: async () => {
      await late;
      return { body: aTaskList(aTask()) };
    },
  });
  await vi.waitFor(() => expect(queryClient.getQueryData(['hotel', hotelId, 'tasks', 'shift'])).toBeTruthy(), {
    timeout: 15_000,
  });
  expect(screen.queryByText('None')).toBeNull();
  arrived();
  expect(await screen.findByText('Repair the shower')).toBeTruthy();
});

test('the sheet tells that tasks could not be read', async () => {
  await open({ [shiftPath]: { body: aShift() }, [`GET ${tasksPath}`]: failed });
  expect(await screen.findByRole('button', { name: /again/i }, { timeout: 15_000 })).toBeTruthy();
  expect(screen.queryByText('None')).toBeNull();
}, 20_000);

test('the sheet is scrolled to the part that the address names', async () => {
  const seen: string[] = [];
  HTMLElement.prototype.scrollIntoView = function scroll(this: HTMLElement) {
    seen.push(this.id);
  };
  HTMLElement.prototype.checkVisibility = () => true;
  await open({ [shiftPath]: { body: aShift() }, [`GET ${tasksPath}`]: { body: aTaskList() } }, '/handover#failed');
  await vi.waitFor(() => expect(seen).toEqual(['failed']));
});

test('a note for the shift is not left without a question', async () => {
  const { router } = await open({ [shiftPath]: { body: aShift() }, [`GET ${tasksPath}`]: { body: aTaskList() } });
  const note = await screen.findByLabelText('Notes for the shift (optional)');
  fireEvent.change(note, { target: { value: 'Room 12 waits for towels' } });
  await router.navigate('/guests');
  expect(router.state.location.pathname).toBe('/handover');
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/guests'));
});

test('late promises and waiting guests lead to the list that the card counts', async () => {
  await startNetwork({ [shiftPath]: { body: aShift({ late_promises: 2 }) } });
  renderRoutes([{ path: '/dashboard', element: <NightCards hotelId={hotelId} /> }], '/dashboard');
  const card = screen.getByRole('link', { name: /Late promises/ });
  expect(card.getAttribute('href')).toBe('/tasks?view=late_promises');
  expect(screen.getByRole('link', { name: /Waiting now/ }).getAttribute('href')).toBe('/requests?filter=waiting');
  await vi.waitFor(() => expect(card.textContent).toContain('2'));
});
