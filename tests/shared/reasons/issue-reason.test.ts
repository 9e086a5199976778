import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '#shared/api.ts';
import { problemOfIssue } from '#shared/reasons/field-problem.ts';

const schema = z.strictObject({
  name: z.string().min(1).max(3),
  short: z.string().min(2),
  guests: z.number().int().min(1).max(9),
  whole: z.number().int(),
  on: z.boolean(),
  day: z.iso.date(),
  at: z.iso.datetime(),
  mail: z.email(),
  page: z.url(),
  id: z.uuid(),
  kind: z.enum(['a', 'b']),
  list: z.array(z.string()).min(1).max(1),
  either: z.union([z.number(), z.boolean()]),
  own: z.string().refine(() => false),
});

const bad = {
  name: 'abcd',
  short: 'a',
  guests: 10,
  whole: 1.5,
  on: 'yes',
  day: '2026-02-30',
  at: 'noon',
  mail: 'a@',
  page: 'x',
  id: '7',
  kind: 'c',
  list: [],
  either: 'x',
  own: 'x',
  extra: 1,
};

test('each kind of wrong field is told in a sentence that says what to do', () => {
  const told = schema.safeParse(bad).error!.issues.map(problemOfIssue);
  expect(Object.fromEntries(told.map(({ path, message }) => [path, message]))).toEqual({
    name: 'This is too long: 3 characters are the most.',
    short: 'This is too short: 2 characters are the least.',
    guests: 'Enter 9 at most.',
    whole: 'Enter a whole number.',
    on: 'Send true or false.',
    day: 'Enter a date that exists, as 2026-09-10.',
    at: 'Send a date with time in UTC, as 2026-09-10T14:30:00Z.',
    mail: 'Enter an e-mail address, as name@example.com.',
    page: 'Enter an address that begins with https://.',
    id: 'Send the id as the API gave it: a UUID.',
    kind: 'Use one of: "a", "b".',
    list: 'Send at least 1.',
    either: 'This value does not fit here. The API reference says what does.',
    own: 'This value does not fit here. The API reference says what does.',
    '': 'There is no such field: extra. Leave it out.',
  });
  expect(new Set(schema.safeParse({}).error!.issues.map((issue) => problemOfIssue(issue).message))).toEqual(
    new Set([
      'This is missing. Fill it in.',
      'Use one of: "a", "b".',
      'This value does not fit here. The API reference says what does.',
    ]),
  );
});

test('no body of the API is refused in words of zod', () => {
  const values = [undefined, null, '', 'x', -1, 1e12, true, [], {}];
  const told = Object.values(api)
    .flatMap((contract) => Object.values(contract))
    .flatMap(({ body }: { body?: z.ZodType }) => (body ? fieldsTried(body, values) : []));
  expect(told.length).toBeGreaterThan(1000);
  expect(told.filter((message) => /^Invalid|: expected|received|^Too (big|small)|^Unrecognized/.test(message))).toEqual(
    [],
  );
});

/** What is told when every field of a body has each of the values. */
function fieldsTried(body: z.ZodType, values: unknown[]): string[] {
  const names = body instanceof z.ZodObject ? Object.keys(body.shape as object) : [];
  return values.flatMap((value) =>
    [value, Object.fromEntries(names.map((name) => [name, value]))].flatMap(
      (sent) => body.safeParse(sent).error?.issues.map((issue) => problemOfIssue(issue).message) ?? [],
    ),
  );
}
