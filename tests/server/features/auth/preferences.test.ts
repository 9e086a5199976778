import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
});
afterAll(() => server?.stop());

const unchosen = { language: null, appearance: null, alarm_sound: true, desktop_notices: true, auto_translate: false };

test('preferences are kept for the next sign-in and belong to one person', async () => {
  const [ana, ben] = [await server.signUp(), await server.signUp()];
  expect((await ana.client.get('/api/me')).body.preferences).toEqual(unchosen);
  expect((await ana.client.put('/api/me/preferences', { language: 'it' })).body).toEqual({
    ...unchosen,
    language: 'it',
  });
  await ana.client.put('/api/me/preferences', { appearance: 'dark', alarm_sound: false, auto_translate: true });
  const chosen = {
    language: 'it',
    appearance: 'dark',
    alarm_sound: false,
    desktop_notices: true,
    auto_translate: true,
  };
  expect((await ana.client.get('/api/me')).body.preferences).toEqual(chosen);
  expect((await ana.client.put('/api/me/preferences', {})).body).toEqual(chosen);
  expect((await ben.client.get('/api/me')).body.preferences).toEqual(unchosen);
});

test('a language that the console does not speak is refused at its field', async () => {
  const { client } = await server.signUp();
  const { status, body } = await client.put('/api/me/preferences', { language: 'xx' });
  expect({ status, path: body.details[0].path }).toEqual({ status: 400, path: 'language' });
});
