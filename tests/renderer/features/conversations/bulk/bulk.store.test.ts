import { beforeEach, expect, test, vi } from 'vitest';
import {
  chooseUpTo,
  clearChosen,
  offerBulkUndo,
  toggleChosen,
  useBulk,
} from '#renderer/features/conversations/bulk/bulk.store.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const chosen = () => [...useBulk.getState().chosen];

beforeEach(clearChosen);

test('a second choice of the same conversation takes it back', () => {
  toggleChosen('a');
  toggleChosen('b');
  toggleChosen('a');
  expect(chosen()).toEqual(['b']);
});

test('with shift everything between two choices is chosen, upwards too', () => {
  toggleChosen('d');
  chooseUpTo('b', shown);
  expect(chosen().toSorted()).toEqual(['b', 'c', 'd']);
});

test('no more than the server takes at once are chosen', () => {
  const many = Array.from({ length: 150 }, (_, index) => `id ${index}`);
  toggleChosen('id 0');
  chooseUpTo('id 149', many);
  expect(chosen()).toHaveLength(100);
  toggleChosen('one more');
  expect(chosen()).toHaveLength(100);
});

test('an undo is offered for eight seconds, and not where nothing was changed', () => {
  vi.useFakeTimers();
  const hotelId = 'hotel';
  offerBulkUndo({ hotelId, kind: 'tag', items: [] });
  expect(useBulk.getState().done).toBeNull();
  offerBulkUndo({ hotelId, kind: 'tag', items: [{ kind: 'tag', id: 'a', tag_ids: [] }] });
  expect(useBulk.getState().done).not.toBeNull();
  vi.advanceTimersByTime(8000);
  expect(useBulk.getState().done).toBeNull();
  vi.useRealTimers();
});
