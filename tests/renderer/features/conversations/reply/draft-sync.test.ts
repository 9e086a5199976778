import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '@testing-library/react';
import { startDraftSync, type DraftSync } from '#renderer/features/conversations/reply/draft-sync.ts';
import { draftKey, takeDraft, useDrafts, writeDraft } from '#renderer/features/conversations/reply/drafts.store.ts';
import {
  changeExtras,
  extrasOf,
  forgetExtras,
  takeExtras,
} from '#renderer/features/conversations/reply/extras.store.ts';
import { keepReply, readOutbox, removeReply } from '#renderer/features/conversations/reply/outbox.store.ts';
import { startNetwork } from '../../../support/network.ts';
import { hotelId } from '../../../support/rows.ts';
import { conversationId } from '../conversation-rows.ts';

const userId = '0199b000-0000-7000-8000-0000000000aa';
const key = draftKey(userId, conversationId);
const list = `GET /api/hotels/${hotelId}/reply-drafts`;
const save = `PUT /api/hotels/${hotelId}/conversations/${conversationId}/reply-draft`;
const row = (content: string) => ({
  conversation_id: conversationId,
  content,
  client_key: 'key-of-the-other-device',
  began_after: null,
  updated_at: '2026-11-21T12:00:00.000Z',
});

let sync: DraftSync | undefined;
beforeEach(() => {
  localStorage.clear();
  useDrafts.setState({ drafts: {}, synced: {} });
  forgetExtras(() => true);
  for (const { client_key } of readOutbox()) removeReply(client_key);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  sync?.stop();
  vi.useRealTimers();
});

/** A server with the drafts that the other device has saved. */
async function start(items: object[]) {
  const network = await startNetwork({ [list]: () => ({ body: { items } }), [save]: { body: null } });
  sync = startDraftSync(hotelId, userId);
  const saved = () => network.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const read = () => network.calls.filter(({ method }) => method === 'GET').length;
  return { network, saved, read };
}
const text = () => useDrafts.getState().drafts[key]?.text;
const rest = () => vi.advanceTimersByTimeAsync(1000);

test('what another device has written is here, under the same key, so that it is sent once', async () => {
  await start([row('Dear Ada')]);
  await waitFor(() => expect(text()).toBe('Dear Ada'));
  expect(takeDraft(key)?.client_key).toBe('key-of-the-other-device');
});

test('what is typed here is saved once the typing rests', async () => {
  const { saved } = await start([]);
  writeDraft(key, 'D', null);
  writeDraft(key, 'Dear Ada', null);
  await rest();
  await waitFor(() => expect(saved()).toMatchObject([{ content: 'Dear Ada' }]));
});

test('a draft that the other device has sent goes here too', async () => {
  const items = [row('Dear Ada')];
  await start(items);
  await waitFor(() => expect(text()).toBe('Dear Ada'));
  items.pop();
  sync!.refresh();
  await waitFor(() => expect(text()).toBeUndefined());
});

test('what was written offline is kept over an older text of the other device, and saved', async () => {
  useDrafts.setState({ synced: { [key]: { hotel_id: hotelId, text: 'Dear' } } });
  writeDraft(key, 'Dear Ada, room 12', null);
  const { saved } = await start([row('Dear A')]);
  await waitFor(() => expect(saved()).toMatchObject([{ content: 'Dear Ada, room 12' }]));
  expect(text()).toBe('Dear Ada, room 12');
});

test('texts that two devices have written apart are both kept', async () => {
  useDrafts.setState({ synced: { [key]: { hotel_id: hotelId, text: 'Dear Ada' } } });
  writeDraft(key, 'Room 12 is ready', null);
  const { saved } = await start([row('Dear Ada, your taxi is here')]);
  const both = 'Dear Ada, your taxi is here\nRoom 12 is ready';
  await waitFor(() => expect(saved()).toMatchObject([{ content: both }]));
  expect(text()).toBe(both);
});

test('a text that was shortened here is not completed from the server', async () => {
  useDrafts.setState({ synced: { [key]: { hotel_id: hotelId, text: 'Dear Ada' } } });
  writeDraft(key, 'Dear', null);
  const { saved } = await start([row('Dear Ada')]);
  await waitFor(() => expect(saved()).toMatchObject([{ content: 'Dear' }]));
  expect(text()).toBe('Dear');
});

test('a sent draft is deleted on the server, and its old text does not come back', async () => {
  const { saved, read } = await start([row('Dear Ada')]);
  await waitFor(() => expect(text()).toBe('Dear Ada'));
  takeDraft(key);
  sync!.refresh();
  await waitFor(() => expect(read()).toBe(2));
  await rest();
  await waitFor(() => expect(saved()).toMatchObject([{ content: '' }]));
  expect(text()).toBeUndefined();
});

test("a draft of another hotel's conversation stays untouched", async () => {
  const other = '0199a000-0000-7000-8000-0000000000ff';
  useDrafts.setState({ synced: { [key]: { hotel_id: other, text: 'Dear Ada' } } });
  writeDraft(key, 'Dear Ada', null);
  const { saved, read } = await start([]);
  await waitFor(() => expect(read()).toBe(1));
  await rest();
  expect(text()).toBe('Dear Ada');
  expect(saved()).toEqual([]);
});

const aFile = (id: string) => ({
  id,
  type: 'other',
  url: `/media/files/${id}`,
  filename: 'Menu.pdf',
  content_type: 'application/pdf',
  size: 900,
});
const [menu, other, third] = ['f1', 'f2', 'f3'].map((end) => `0199b000-0000-7000-8000-0000000000${end}`) as [
  string,
  string,
  string,
];

/** A server that keeps files of drafts. */
async function startWithFiles(...ids: string[]) {
  const files = ids.map((id) => ({ conversation_id: conversationId, file: aFile(id) }));
  const network = await startNetwork({ [list]: () => ({ body: { items: [], files } }), [save]: { body: null } });
  sync = startDraftSync(hotelId, userId);
  const again = async () => {
    const before = network.calls.length;
    sync!.refresh();
    await waitFor(() => expect(network.calls.length).toBeGreaterThan(before));
    await rest();
  };
  return { files, again };
}
const boxed = () => extrasOf(key).file?.id;

test('a file that was added before a reload is in the reply box again, until another device has sent it', async () => {
  const { files, again } = await startWithFiles(menu);
  await waitFor(() => expect(boxed()).toBe(menu));
  files.length = 0;
  await again();
  await waitFor(() => expect(boxed()).toBeUndefined());
});

test('a file that is on its way to the guest does not come back, and one that was just added stays', async () => {
  const { files, again } = await startWithFiles(menu);
  await waitFor(() => expect(boxed()).toBe(menu));
  takeExtras(key);
  await again();
  expect(boxed()).toBeUndefined();
  files.length = 0;
  changeExtras(key, { file: { ...aFile(other), type: 'other', began_after: null } });
  await again();
  expect(boxed()).toBe(other);
});

test('a file of a reply that waits here for the server does not come back', async () => {
  const entry = { client_key: 'k', user_id: userId, hotel_id: hotelId, conversation_id: conversationId, text: '' };
  keepReply({ ...entry, file: { ...aFile(third), type: 'other' }, written_at: '', attempts: 0, next_at: 0 });
  const { again } = await startWithFiles(third);
  await again();
  expect(boxed()).toBeUndefined();
});
