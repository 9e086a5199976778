import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

beforeAll(async () => {
  flow = await startMessaging({ role: 'api' });
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk);
});

const sends = async (content_type: string, data: Buffer) => {
  await guest.writes({ media: [{ content_type, data }] });
  return (await desk.thread(guest)).messages[0]!['attachments'][0] as { url: string; type: string; filename: string };
};

test("a receptionist sees the guest's picture, and the guest's request names the same one", async () => {
  const { url, type } = await sends('image/png', png);
  expect(type).toBe('image');
  expect((await desk.thread(guest)).requests[0]!['attachments'][0].url).toBe(url);
  const response = await desk.staff.client.fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('content-disposition')).toMatch(/^inline/);
  expect(response.headers.get('cache-control')).toContain('private');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
});

test('others do not: another hotel gets 404, an anonymous caller 401, a person without a hotel 403', async () => {
  const { url } = await sends('image/png', png);
  const other = await flow.desk();
  expect((await other.staff.client.get(url)).body.code).toBe('not_found');
  expect((await flow.server.anonymous().get(url)).body.code).toBe('unauthenticated');
  expect((await (await flow.server.signUp()).client.get(url)).body.code).toBe('forbidden');
  const superAdmin = await flow.server.asSuperAdmin();
  expect((await superAdmin.client.get(url)).body.code).toBe('forbidden');
  await flow.server.asSuperAdmin({ actingIn: desk.hotel });
  expect((await superAdmin.client.fetch(url)).status).toBe(200);
});

test.each([
  ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['text/html', '<script>alert(1)</script>'],
  ['application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['application/pdf', '%PDF-1.7'],
  ['image/png; charset=x', 'odd'],
  ['image/png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
])('a file of type %s is a download that can run nothing here', async (type, text) => {
  const { url, filename } = await sends(type, Buffer.from(text));
  expect(filename).toMatch(/^[\w.-]+$/);
  const response = await desk.staff.client.fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(await response.text()).toBe(text);
});

test('a picture that cannot be fetched is reported, and can be fetched later', async () => {
  const { url } = await sends('image/png', png);
  flow.twilio.failNext(1, { on: 'media', status: 500 });
  const failed = await desk.staff.client.get(url);
  expect(failed).toMatchObject({ status: 502, body: { code: 'provider_failed' } });
  expect(JSON.stringify(failed.body)).not.toContain(flow.twilio.url);
  expect((await desk.staff.client.fetch(url)).status).toBe(200);
});

test.each(['/media/nonsense/0', '/media/00000000-0000-7000-8000-000000000000/0'])(
  'there is nothing at %s',
  async (path) => {
    expect((await desk.staff.client.get(path)).status).toBe(404);
  },
);

test.each(['1', '-1', 'length', '0.5', '1e3', '__proto__', 'x'])('a picture has no part “%s”', async (index) => {
  const { url } = await sends('image/png', png);
  expect((await desk.staff.client.get(url.replace(/\d+$/, index))).status).toBe(404);
});

test('an address that is not the provider’s is not fetched, even if a webhook named it', async () => {
  let asked = false;
  const { startLocalServer } = await import('#tests/support/fakes/local-server.fake.ts');
  const elsewhere = await startLocalServer((_request, response) => {
    asked = true;
    response.end('secret');
  });
  await guest.writes({
    extra: {
      NumMedia: '1',
      MediaUrl0: `${elsewhere.url}/2010-04-01/Accounts/${flow.twilio.accountSid}/Messages/MM1/Media/ME1`,
      MediaContentType0: 'image/png',
    },
  });
  const { url } = (await desk.thread(guest)).messages[0]!['attachments'][0];
  expect((await desk.staff.client.get(url)).status).toBe(502);
  expect(asked).toBe(false);
  await elsewhere.close();
});
