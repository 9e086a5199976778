import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Desk, Guest } from '#tests/support/messaging.ts';
import { aPicture, aPdf, anOfficeFile, placeInPicture } from '#tests/support/builders/files.ts';
import { startStays, type Stays } from '#tests/support/stays.ts';
import { until } from '#tests/support/until.ts';

let stays: Stays;
let desk: Desk;
let guest: Guest;
let id: string;

beforeAll(async () => {
  stays = await startStays();
});
afterAll(() => stays?.stop());
beforeEach(async () => {
  ({ desk, guest } = await stays.begin());
  await guest.writes('I want to talk to a human please');
  await stays.flow.quiet();
  id = (await desk.thread(guest)).conversation['id'] as string;
});

const upload = (data: Buffer, filename = 'menu.pdf', of = desk) =>
  of.staff.client.fetch(
    `/api/hotels/${of.hotel.id}/conversations/${id}/files?filename=${encodeURIComponent(filename)}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(data),
    },
  );
const uploaded = async (data: Buffer, filename?: string) => {
  const response = await upload(data, filename);
  const body = (await response.json()) as { id: string; url: string; filename: string; content_type: string };
  expect(response.status, JSON.stringify(body)).toBe(201);
  return body;
};
const send = (draft: object, of = desk) =>
  of.post(`/conversations/${id}/messages`, { client_key: randomUUID(), ...draft });
const sent = () => guest.got.filter(({ fetched }) => fetched.length > 0);
const lastMessages = async () => (await desk.thread(guest)).messages.filter(({ author }) => author === 'staff');
const delivered = () => stays.flow.quiet().then(() => stays.flow.twilio.idle());

describe('a file to the guest', () => {
  test('is fetched by the provider through its link, with the text below a picture', async () => {
    const { id: file_id, url } = await uploaded(aPicture(), 'The view.png');
    const { status, body } = await send({ content: 'The view from 204', file_id });
    expect(status, JSON.stringify(body)).toBe(201);
    await delivered();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({ body: 'The view from 204', fetched: [{ content_type: 'image/jpeg' }] });
    expect(decodeURI(sent()[0]!.media_urls[0]!)).toMatch(/\/The view\.jpg$/);
    const [message] = await lastMessages();
    expect(message).toMatchObject({ content: 'The view from 204', delivery_status: 'read' });
    expect(message!['attachments']).toMatchObject([{ type: 'image', filename: 'The view.jpg' }]);
    const shown = await desk.staff.client.fetch(message!['attachments'][0].url);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await desk.staff.client.fetch(url)).status).toBe(200);
  });

  test('a PDF goes first and its text follows, because WhatsApp shows none below it', async () => {
    const { id: file_id } = await uploaded(aPdf());
    await send({ content: 'Our menu', file_id });
    await delivered();
    const [file, text] = guest.got.slice(-2);
    expect(file).toMatchObject({ body: '', fetched: [{ content_type: 'application/pdf' }] });
    expect(file!.fetched[0]!.disposition).toContain('attachment; filename="menu.pdf"');
    expect(text).toMatchObject({ body: 'Our menu', media_urls: [] });
  });

  test('needs no text', async () => {
    const { id: file_id } = await uploaded(anOfficeFile('word/document.xml'), 'Form.docx');
    expect((await send({ file_id })).status).toBe(201);
    await delivered();
    expect(sent()[0]!.fetched[0]!.content_type).toContain('wordprocessingml');
  });

  test('leaves in five seconds, and is free again where it is taken back', async () => {
    const { id: file_id } = await uploaded(aPicture());
    const draft = { file_id, content: '', soon: true, client_key: randomUUID() };
    const held = (await desk.post(`/conversations/${id}/held-replies`, draft)).body;
    expect(held.attachments).toMatchObject([{ type: 'image', url: `/media/files/${file_id}` }]);
    expect((await send({ file_id })).status).toBe(404);
    await desk.delete(`/conversations/${id}/held-replies/${held.id}`);
    const again = await desk.post(`/conversations/${id}/held-replies`, { ...draft, client_key: randomUUID() });
    expect(again.status).toBe(201);
    stays.flow.server.clock.advance({ seconds: 6 });
    await until('it has left', () => sent().length === 1);
    await delivered();
    expect((await lastMessages()).map(({ delivery_status }) => delivery_status)).toEqual(['read']);
  });

  test('waits outside the window, and is sent when the guest writes', async () => {
    stays.flow.server.clock.advance({ hours: 25 });
    const { id: file_id } = await uploaded(aPdf());
    expect((await send({ file_id })).body.code).toBe('window_closed');
    const held = await desk.post(`/conversations/${id}/held-replies`, { file_id, client_key: randomUUID() });
    expect(held.status, JSON.stringify(held.body)).toBe(201);
    await guest.writes('Hello again');
    await until('it has left', () => sent().length === 1);
    expect(sent()[0]!.fetched[0]).toMatchObject({ content_type: 'application/pdf' });
  });

  test('is sent once after an attempt without an answer, and again by hand after a failure', async () => {
    const { id: file_id } = await uploaded(aPdf());
    stays.flow.twilio.failNext(1, { resetAfterAcceptance: true });
    await send({ file_id });
    await until('the attempt was found', async () => {
      await stays.flow.hurry();
      return (await lastMessages())[0]?.['delivery_status'] === 'read';
    });
    expect(sent()).toHaveLength(1);

    const other = await uploaded(aPicture());
    stays.flow.twilio.failDelivery(1, 63019);
    await send({ file_id: other.id });
    await delivered();
    const failed = (await lastMessages()).at(-1)!;
    expect(failed).toMatchObject({ delivery_status: 'undelivered', delivery_problem: 'file_refused' });
    expect((await desk.post(`/conversations/${id}/messages/${failed['id']}/send-again`)).status).toBe(200);
    await delivered();
    expect(sent()).toHaveLength(3);
    expect((await lastMessages()).at(-1)).toMatchObject({ delivery_status: 'read' });
  });
});

describe('what can be sent', () => {
  test('is decided by the content, not by the name', async () => {
    const refused = await upload(Buffer.from('<html><script>alert(1)</script></html>'), 'menu.pdf');
    expect([refused.status, (await refused.json()).reason.code]).toEqual([400, 'file_kind_not_sendable']);
    const macros = await upload(anOfficeFile('word/document.xml', 'word/vbaProject.bin'), 'form.docx');
    expect(macros.status).toBe(400);
    expect((await uploaded(aPdf(), '../../etc/menu‮.exe')).filename).toBe('menu.pdf');
  });

  test('has a size that WhatsApp takes', async () => {
    const large = await upload(aPicture(5 * 1024 * 1024 + 1));
    expect([large.status, (await large.json()).reason]).toEqual([413, { code: 'file_too_large', params: { most: 5 } }]);
  });

  test('is a picture without the place where it was taken, as it was turned', async () => {
    const { url } = await uploaded(aPicture(20, { orientation: 6 }));
    const data = Buffer.from(await (await desk.staff.client.fetch(url)).arrayBuffer());
    expect(data.includes(placeInPicture)).toBe(false);
    expect(data.includes(Buffer.from('Exif\0\0'))).toBe(true);
    expect(data.at(-1)).toBe(0xd9);
  });

  test('is no more than ten files without a reply; they go after a day', async () => {
    for (let nth = 0; nth < 10; nth += 1) await uploaded(aPdf());
    expect((await upload(aPdf())).status).toBe(409);
    const { id: file_id } = (await stays.flow.server.db
      .selectFrom('reply_files')
      .select('id')
      .where('conversation_id', '=', id)
      .executeTakeFirst())!;
    expect((await desk.delete(`/conversations/${id}/files/${file_id}`)).status).toBe(200);
    expect((await upload(aPdf())).status).toBe(201);
  });
});

describe('a signed link', () => {
  const link = async () => {
    const { id: file_id } = await uploaded(aPdf());
    await send({ file_id });
    await delivered();
    return sent().at(-1)!.media_urls[0]!;
  };

  test('answers HEAD and ranges, and is not stored', async () => {
    const url = await link();
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(aPdf().length)]);
    expect(head.headers.get('cache-control')).toContain('no-store');
    expect(head.headers.get('x-content-type-options')).toBe('nosniff');
    const part = await fetch(url, { headers: { range: 'bytes=0-4' } });
    expect([part.status, await part.text()]).toEqual([206, '%PDF-']);
    expect((await fetch(url, { headers: { range: 'bytes=999999-' } })).status).toBe(416);
  });

  test('is refused once it has expired, and where a part of it was changed', async () => {
    const url = await link();
    const other = await stays.flow.desk();
    expect((await fetch(url.replace(desk.hotel.id, other.hotel.id))).status).toBe(403);
    expect((await fetch(url.replace(/\/(\d{10})\./, '/9999999999.'))).status).toBe(403);
    stays.flow.server.clock.advance({ seconds: 3601 });
    expect((await fetch(url)).status).toBe(410);
  });

  test('finds nothing after the guest was erased', async () => {
    const url = await link();
    const { guest_id } = (await desk.thread(guest)).conversation;
    const admin = await stays.flow.server.asMemberOf(desk.hotel, 'admin');
    const erased = await admin.client.post(`/api/hotels/${desk.hotel.id}/guests/${guest_id}/erase`, {});
    expect(erased.status, JSON.stringify(erased.body)).toBeLessThan(300);
    expect((await fetch(url)).status).toBe(404);
  });
});

test('another hotel cannot add, read, send or delete a file', async () => {
  const { id: file_id, url } = await uploaded(aPdf());
  const other = await stays.flow.desk();
  expect((await upload(aPdf(), 'menu.pdf', other)).status).toBe(404);
  expect((await other.staff.client.fetch(url)).status).toBe(404);
  expect((await other.delete(`/conversations/${id}/files/${file_id}`)).status).toBe(404);
  const theirs = stays.flow.guest(other);
  await theirs.writes('Hello');
  const there = (await other.thread(theirs)).conversation['id'];
  const draft = { file_id, client_key: randomUUID() };
  expect((await other.post(`/conversations/${there}/messages`, draft)).status).toBe(404);
  expect((await other.post(`/conversations/${there}/held-replies`, { ...draft, soon: true })).status).toBe(404);
});
