import { expect, test } from 'vitest';
import { api } from '#shared/api.ts';
import { callsOf, foundCalls, partsOf } from '#renderer/features/integrations/reference/calls.rules.ts';
import type { ApiDocument } from '#renderer/features/integrations/reference/document.types.ts';
import { exampleOf, fieldsOf, typeOf } from '#renderer/features/integrations/reference/fields.rules.ts';
import { openapiDocument } from '#server/http/openapi.ts';

const document = await new Promise<ApiDocument>((resolve) => {
  const print = openapiDocument(api, 'https://concierge.example') as unknown as (_: null, answer: object) => void;
  print(null, { json: resolve });
});
const calls = callsOf(document, 'hotel-1');
const callOf = (id: string) => calls.find((call) => call.id === id)!;

test('has every call of the table, with an example of each body that the call accepts', () => {
  const rows = Object.entries(api).flatMap(([area, contract]) =>
    Object.entries(contract).map(([name, endpoint]) => ({ id: `${area}.${name}`, body: endpoint.body })),
  );
  expect(calls.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  const { body, curl } = callOf('bookings.create');
  expect(
    api.bookings.create.body.safeParse({ ...JSON.parse(body!.example!), check_out_date: '2030-05-16' }).error,
  ).toBe(undefined);
  expect(curl).toContain("curl -X POST 'https://concierge.example/api/hotels/hotel-1/bookings'");
  expect(curl).toContain('Authorization: Bearer');
});

test('says who may call, with which scope, and what is refused', () => {
  expect(callOf('bookings.list')).toMatchObject({ access: 'hotelMember', scope: 'bookings:read' });
  expect(callOf('bookings.list').refusals.map(({ status }) => status)).not.toContain('409');
  expect(callOf('bookings.create').refusals).toContainEqual({
    status: '409',
    codes: 'conflict, booking_overlap, window_closed, already_resolved',
  });
  const people = callOf('audit.list');
  expect(people.scope).toBeNull();
  expect(people.curl).toContain('-b cookies.txt');
});

test('shows names of fields and codes in a summary as code', () => {
  expect(partsOf('Change a booking; with `version`, only once')).toEqual([
    { text: 'Change a booking; with ', isCode: false, at: 0 },
    { text: 'version', isCode: true, at: 1 },
    { text: ', only once', isCode: false, at: 2 },
  ]);
  expect(partsOf('All tags')).toEqual([{ text: 'All tags', isCode: false, at: 0 }]);
  const summaries = calls.filter(({ summary }) => summary.split('`').length % 2 === 0);
  expect(summaries.map(({ id }) => id)).toEqual([]);
});

test('finds calls by all words, in addresses, scopes and names of fields', () => {
  const found = foundCalls(calls, 'BOOKINGS:write guest_phone').map(({ id }) => id);
  expect(found).toEqual(['bookings.create', 'bookings.update']);
  expect(foundCalls(calls, 'no-such-call')).toEqual([]);
});

test('lists the fields of lists and objects below their parents, with type and limits', () => {
  const schema = {
    type: 'object',
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        maxItems: 5,
        items: { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } },
      },
      limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
      name: { anyOf: [{ type: 'string', maxLength: 60 }, { type: 'null' }] },
    },
  };
  expect(fieldsOf(schema)).toEqual([
    { path: 'items', type: 'array of object, at most 5 items', isRequired: true },
    { path: 'items[].id', type: 'string (uuid)', isRequired: false },
    { path: 'limit', type: 'integer, 1 to 200, default 50', isRequired: false },
    { path: 'name', type: 'string or null, at most 60 characters', isRequired: false },
  ]);
  expect(typeOf({ enum: ['a', 'b'], type: 'string' })).toBe('"a" or "b"');
  expect(exampleOf(schema, true)).toEqual({ items: [{ id: '3f2b8c1e-5d47-4a90-8b6e-2c9d7f10a4e3' }] });
});
