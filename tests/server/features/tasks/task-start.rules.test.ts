import { expect, test } from 'vitest';
import { departmentFor, roomIn } from '#server/features/tasks/task-start.rules.ts';

const rooms = ['7', '204', '12B', 'Suite'].map((number) => ({ number }));

test.each([
  ['The shower in 204 is broken', '204'],
  ['Zimmer 7: bitte Handtücher', '7'],
  ['habitación 7', '7'],
  ['7 towels please', null],
  ['room #7', '7'],
  ['We are in 12b', '12B'],
  ['From 204 to 12B', null],
  ['The suite is lovely', null],
  ['We arrive at 2045', null],
])('%s: %s', (text, room) => expect(roomIn(text, rooms)).toBe(room));

const departments = ['Housekeeping', 'Haustechnik', 'Restaurant & Küche', 'Réception'].map((name) => ({
  id: name,
  name,
}));

test('finds the department of a category by its name, where one fits', () => {
  expect(departmentFor('housekeeping', departments)).toBe('Housekeeping');
  expect(departmentFor('maintenance', departments)).toBe('Haustechnik');
  expect(departmentFor('dining', departments)).toBe('Restaurant & Küche');
  expect(departmentFor('general', departments)).toBeNull();
  expect(departmentFor(null, departments)).toBeNull();
  expect(departmentFor('dining', [...departments, { id: 'Bar-Restaurant', name: 'Bar-Restaurant' }])).toBeNull();
});
