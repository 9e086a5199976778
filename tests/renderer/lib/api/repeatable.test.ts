import { afterEach, expect, test, vi } from 'vitest';
import { forgetUnanswered, repeatable } from '#renderer/lib/api/repeatable.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers in turn; an Error is a lost answer. Returns the keys that were sent. */
function serverThat(...answers: (Response | Error)[]): string[] {
  const keys: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key') ?? '');
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return keys;
}
const lost = () => new TypeError('Failed to fetch');
const saved = () => Response.json({ id: 1 }, { status: 201 });
const refused = () => Response.json({ code: 'conflict', message: 'No' }, { status: 409 });
const post = (body: string, form?: object) => repeatable('/api/hotels/1/faqs', { method: 'POST', body }, form);

test('a call whose answer was lost is sent again with the same key', async () => {
  const keys = serverThat(lost(), new Response('', { status: 502 }), saved());
  await expect(post('one')).rejects.toThrow();
  await expect(post('one')).rejects.toThrow();
  expect(await post('one')).toEqual({ id: 1 });
  expect(new Set(keys).size).toBe(1);
});

test('calls after an answer, and calls with another body, have keys of their own', async () => {
  const keys = serverThat(saved(), saved(), refused(), lost(), saved());
  await post('two');
  await post('two');
  await expect(post('two')).rejects.toThrow();
  await expect(post('two')).rejects.toThrow();
  await post('three');
  expect(new Set(keys).size).toBe(5);
});

test('a form that is filled again has a key of its own, also for the same text', async () => {
  const [first, again] = [{}, {}];
  const keys = serverThat(lost(), lost(), saved(), saved());
  await expect(post('four', first)).rejects.toThrow();
  await expect(post('four', first)).rejects.toThrow();
  await post('four', again);
  await post('four', first);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('what is taken back at the address of the call itself ends the key', async () => {
  const token = () => repeatable('/api/admin/groups/1/scim-token', { method: 'POST' });
  const keys = serverThat(lost(), saved());
  await expect(token()).rejects.toThrow();
  forgetUnanswered('/api/admin/groups/1/scim-token');
  await token();
  expect(keys[1]).not.toBe(keys[0]);
});

test('a row deleted in the same list ends the key; other addresses keep theirs', async () => {
  const keys = serverThat(lost(), lost(), lost(), lost(), saved());
  await expect(post('five')).rejects.toThrow();
  for (const other of ['/api/hotels/1/faqs/9/answers', '/api/hotels/2/faqs/9', '/api/hotels/1'])
    forgetUnanswered(other);
  await expect(post('five')).rejects.toThrow();
  forgetUnanswered('/api/hotels/1/faqs/9');
  await expect(post('five')).rejects.toThrow();
  await expect(post('five')).rejects.toThrow();
  await post('five');
  expect([keys[1], keys[3], keys[4]]).toEqual([keys[0], keys[2], keys[2]]);
  expect(keys[2]).not.toBe(keys[0]);
});
