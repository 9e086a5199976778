import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { deleteOldFree } from '#server/features/conversations/files/reply-files.repository.ts';
import type { Desk, Guest } from '#tests/support/messaging.ts';
import { aPdf } from '#tests/support/builders/files.ts';
import { startStays, type Stays } from '#tests/support/stays.ts';
import type { TestUser } from '#tests/support/server.ts';

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

const upload = async (filename: string, { client }: TestUser = desk.staff): Promise<string> => {
  const address = `/api/hotels/${desk.hotel.id}/conversations/${id}/files?filename=${filename}`;
  const headers = { 'content-type': 'application/octet-stream' };
  const answer = await client.fetch(address, { method: 'POST', headers, body: new Uint8Array(aPdf()) });
  return ((await answer.json()) as { id: string }).id;
};
const files = async ({ client }: TestUser = desk.staff) =>
  (await client.get(`/api/hotels/${desk.hotel.id}/reply-drafts`)).body.files;

test('the file of a reply that is not sent is on all devices of its writer, without a text', async () => {
  const file = await upload('menu.pdf');
  expect(await files()).toEqual([
    {
      conversation_id: id,
      file: {
        id: file,
        type: 'other',
        url: `/media/files/${file}`,
        filename: 'menu.pdf',
        content_type: 'application/pdf',
        size: aPdf().length,
      },
    },
  ]);
  const events = await stays.flow.server.db.selectFrom('live_events').select('data').execute();
  expect(events.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ type: 'reply_draft.updated', conversation_id: id, user_id: desk.staff.user_id }),
  );
});

test('it is gone once it was sent, removed or held; a reply that is taken back has it again', async () => {
  const file_id = await upload('menu.pdf');
  await desk.delete(`/conversations/${id}/files/${file_id}`);
  expect(await files()).toEqual([]);

  const later = { file_id: await upload('later.pdf'), client_key: randomUUID(), soon: true };
  const { body: held } = await desk.post(`/conversations/${id}/held-replies`, later);
  expect(await files()).toEqual([]);
  await desk.delete(`/conversations/${id}/held-replies/${held.id}`);
  expect(await files()).toMatchObject([{ file: { id: later.file_id, filename: 'later.pdf' } }]);

  await desk.post(`/conversations/${id}/messages`, { file_id: later.file_id, client_key: randomUUID() });
  expect(await files()).toEqual([]);
});

test('a colleague and another hotel read no file of a draft', async () => {
  await upload('mine.pdf');
  const colleague = await stays.flow.server.asMemberOf(desk.hotel, 'staff');
  const other = await stays.flow.desk();
  expect(await files(colleague)).toEqual([]);
  expect((await other.get('/reply-drafts')).body.files).toEqual([]);
  expect((await other.staff.client.get(`/api/hotels/${desk.hotel.id}/reply-drafts`)).status).toBe(403);
});

test('upkeep keeps the newest file of a draft for 14 days, and one that was replaced for one', async () => {
  await upload('first.pdf');
  await upload('second.pdf');
  const { db } = stays.flow.server;
  const prune = (days: number) => {
    const ago = (past: number) => new Date(stays.flow.server.clock.now().getTime() + (days - past) * 86_400_000);
    return createTransactions(db).acrossHotels((tx) => deleteOldFree(tx, { drafted: ago(14), others: ago(1) }));
  };
  const kept = async () =>
    (await db.selectFrom('reply_files').select('filename').where('conversation_id', '=', id).execute()).map(
      ({ filename }) => filename,
    );
  await prune(0);
  expect(await kept()).toEqual(['first.pdf', 'second.pdf']);
  await prune(2);
  expect(await kept()).toEqual(['second.pdf']);
  await prune(15);
  expect(await kept()).toEqual([]);
});
