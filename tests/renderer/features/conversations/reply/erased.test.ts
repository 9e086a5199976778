import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { threadKey } from '#renderer/features/conversations/conversations.queries.ts';
import { conversationsWithNotes, forgetNotes, writeNote } from '#renderer/features/conversations/notes/notes.store.ts';
import { draftKey, useDrafts, writeDraft } from '#renderer/features/conversations/reply/drafts.store.ts';
import { startForgettingErased } from '#renderer/features/conversations/reply/erased.ts';
import { keepReply, readOutbox } from '#renderer/features/conversations/reply/outbox.store.ts';
import { connectLiveEvents } from '#renderer/lib/live/live-events.ts';
import { hotelId } from '../../../support/rows.ts';
import { aConversation, aMessage } from '../conversation-rows.ts';

const erased = '0199a000-0000-7000-8000-0000000000e1';
const kept = '0199a000-0000-7000-8000-0000000000e2';
let queryClient: QueryClient;
let tell: (event: object) => void;
let ends: (() => void)[];

beforeEach(() => {
  localStorage.clear();
  useDrafts.setState({ drafts: {} });
  forgetNotes();
  queryClient = new QueryClient();
  class Stream {
    onmessage: ((message: object) => void) | null = null;
    constructor() {
      tell = (event) => this.onmessage?.({ data: JSON.stringify({ id: 7, ...event }), lastEventId: '7' });
    }
    addEventListener() {}
    close() {}
  }
  vi.stubGlobal('EventSource', Stream);
  ends = [connectLiveEvents(hotelId, queryClient)];
  for (const id of [erased, kept]) {
    for (const user of ['ida', 'ben']) writeDraft(draftKey(user, id), `Dear Philippa, ${id}`, null);
    queryClient.setQueryData(threadKey(hotelId, id), { messages: [{ content: 'It is Philippa' }] });
    keepReply({
      client_key: `key ${id}`,
      user_id: 'ida',
      hotel_id: hotelId,
      conversation_id: id,
      text: 'Philippa',
      written_at: '2026-09-10T10:00:00Z',
      attempts: 0,
      next_at: 0,
    });
  }
});
afterEach(() => {
  ends.forEach((end) => end());
  vi.unstubAllGlobals();
});

const conversationOnly = (id: string, guest_name: string | null) => {
  const { latest_request: _request, last_message: _message, ...conversation } = aConversation({ id, guest_name });
  return conversation;
};
const answering = (answer: (id: string) => object | null) =>
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const found = answer(
      /conversations\/([\w-]+)/.exec(String(input instanceof Request ? input.url : input))?.[1] ?? '',
    );
    if (!found) throw new TypeError('no network');
    return Response.json(found);
  });
const left = () => ({
  drafts: Object.keys(useDrafts.getState().drafts).length,
  replies: readOutbox().map(({ conversation_id }) => conversation_id),
  thread: queryClient.getQueryData(threadKey(hotelId, erased)),
});
const onlyTheOther = { drafts: 2, replies: [kept], thread: undefined };

test('an erasure event removes drafts, waiting replies and the thread of that guest only', () => {
  answering(() => null);
  ends.push(startForgettingErased(queryClient, hotelId));
  tell({ type: 'conversation.erased', hotel_id: hotelId, conversation_id: erased });
  expect(left()).toEqual(onlyTheOther);
  expect(queryClient.getQueryData(threadKey(hotelId, kept))).toBeDefined();
  expect(localStorage.getItem('concierge.drafts')).not.toContain(erased);
});

test('a guest who was erased while the console was away is dropped at the next start', async () => {
  answering((id) => ({
    conversation: conversationOnly(id, id === erased ? null : 'Philippa'),
    requests: [],
    messages: [aMessage(1, { conversation_id: id, content: id === erased ? '[erased]' : 'It is Philippa' })],
    events: [],
    held_replies: [],
    next_cursor: null,
  }));
  ends.push(startForgettingErased(queryClient, hotelId));
  await vi.waitFor(() => expect(left()).toEqual(onlyTheOther));
});

test('without a network everything is kept until it can be looked at', async () => {
  answering(() => null);
  ends.push(startForgettingErased(queryClient, hotelId));
  await new Promise((resolve) => setImmediate(resolve));
  expect(left()).toMatchObject({ drafts: 4, replies: [erased, kept] });
});

test('so is a guest with nothing but a note that was begun', async () => {
  useDrafts.setState({ drafts: {} });
  const noted = '0199a000-0000-7000-8000-0000000000e3';
  for (const id of [noted, kept]) writeNote(id, { text: 'Philippa is early', mentioned: [] });
  answering((id) => ({
    conversation: conversationOnly(id, id === noted ? null : 'Philippa'),
    requests: [],
    messages: [aMessage(1, { conversation_id: id, content: id === noted ? '[erased]' : 'It is Philippa' })],
    events: [],
    held_replies: [],
    next_cursor: null,
  }));
  ends.push(startForgettingErased(queryClient, hotelId));
  await vi.waitFor(() => expect(conversationsWithNotes()).toEqual([kept]));
});
