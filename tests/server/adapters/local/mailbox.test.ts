import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('an empty mailbox is an empty list', async () => {
  expect((await server.anonymous().get('/practice/mails')).body).toEqual({ items: [] });
});

test('a person who signs up finds the mail in the mailbox, and its link confirms the address', async () => {
  const person = server.anonymous();
  const password = 'a long enough password';
  await person.post('/api/auth/sign-up/email', {
    email: 'new@example.com',
    password,
    name: 'Noor Haddad',
    first_name: 'Noor',
    last_name: 'Haddad',
  });
  const [summary] = await until('the mail is there', async () => {
    const { body } = await person.get('/practice/mails');
    return body.items.length > 0 && body.items;
  });
  expect(summary).toMatchObject({ recipient: 'new@example.com', subject: 'Confirm your e-mail address' });
  expect(summary.preview).not.toContain('http');
  const { body: mail } = await person.get(`/practice/mails/${summary.id}`);
  expect(mail.html_body).toContain('Confirm my address');
  expect(mail.links).toHaveLength(1);
  const token = new URL(mail.links[0]).searchParams.get('token');
  expect((await person.post('/api/auth/verify-email', { token })).status).toBe(200);
  expect((await person.post('/api/auth/sign-in/email', { email: 'new@example.com', password })).status).toBe(200);
});

test('the newest mail is first, and an unknown mail is not found', async () => {
  await server.db
    .insertInto('practice_mails')
    .values({
      recipient: 'a@example.com',
      subject: 'Newest',
      text_body: 'One https://a.example/x and again https://a.example/x.',
    })
    .execute();
  const { body } = await server.anonymous().get('/practice/mails');
  expect(body.items[0].subject).toBe('Newest');
  for (const id of [crypto.randomUUID(), 'nonsense'])
    expect((await server.anonymous().get(`/practice/mails/${id}`)).status).toBe(404);
});
