import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { readOutbox } from '#renderer/features/conversations/reply/outbox.store.ts';
import { PendingBubble, usePendingReplies } from '#renderer/features/conversations/message/pending-bubble.tsx';
import { useOutbox } from '#renderer/features/conversations/reply/use-outbox.ts';
import { threadKey } from '#renderer/features/conversations/conversations.queries.ts';
import { useDrafts } from '#renderer/features/conversations/reply/drafts.store.ts';
import { InboxContext } from '#renderer/features/conversations/inbox.context.ts';
import { ReplyBox } from '#renderer/features/conversations/reply/reply-box.tsx';
import { offerUndo, useUndo } from '#renderer/features/conversations/undo.store.ts';
import { withMessage, type Thread } from '#renderer/features/conversations/thread.rules.ts';
import type { StateBefore } from '#shared/features/conversations/state-before.schema.ts';
import { createQueryClient } from '#renderer/lib/api/query-client.ts';
import { startNetwork, type Answers, type Call } from '../../support/network.ts';
import { hotelId } from '../../support/rows.ts';
import '../../support/render-console.tsx';
import { aHeldReply, aMessage, aReply, aThread, conversationId } from './conversation-rows.ts';

const base = `/api/hotels/${hotelId}/conversations/${conversationId}`;
const route = `POST ${base}/held-replies`;
const scope = { hotelId, timezone: 'Europe/Madrid', userId: '0199b000-0000-7000-8000-0000000000aa' };
const openWindow = () => new Date(Date.now() + 5 * 3_600_000).toISOString();
const inWindow = (thread: Thread): Thread => ({
  ...thread,
  conversation: { ...thread.conversation, window_expires_at: openWindow() },
});

type Body = { content: string; client_key: string; seen_message_id?: string | null };
const answered = {
  status: 409,
  body: {
    code: 'conflict',
    message: 'Malo answered meanwhile.',
    reason: { code: 'colleague_answered', params: { name: 'Malo' } },
    details: { author_name: 'Malo', created_at: new Date().toISOString() },
    request_id: '1',
  },
};
const stored = (call: Call) => {
  const { content, client_key } = call.body as Body;
  return { status: 201, body: aHeldReply({ content, client_key, author_id: scope.userId, soon: true }) };
};

/** The end of a thread: waiting replies and the reply box. */
function Desk({ thread }: { thread: Thread }) {
  useOutbox(scope.hotelId, scope.userId);
  const pending = usePendingReplies(thread);
  return (
    <>
      {pending.map((reply) => (
        <PendingBubble key={reply.client_key} reply={reply} />
      ))}
      <ReplyBox thread={thread} />
    </>
  );
}

const nothingWaits = () => waitFor(() => expect(readOutbox()).toEqual([]));

const desk = (queryClient: ReturnType<typeof createQueryClient>, thread: Thread) => (
  <QueryClientProvider client={queryClient}>
    <InboxContext value={scope}>
      <MemoryRouter>
        <Desk thread={thread} />
      </MemoryRouter>
    </InboxContext>
  </QueryClientProvider>
);

async function open(answers: Answers, thread = inWindow(aThread())) {
  const network = await startNetwork({
    ...answers,
    [`POST /api/hotels/${hotelId}/conversations/${conversationId}/presence`]: { body: { ok: true } },
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(threadKey(hotelId, conversationId), thread);
  const shown = render(desk(queryClient, thread));
  const sent = () =>
    network.calls.filter((call) => `${call.method} ${call.path}` === route).map((call) => call.body as Body);
  return { network, queryClient, sent, ...shown };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to Lucía Ibarra' });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const enter = (init = {}) => fireEvent.keyDown(field(), { key: 'Enter', ...init });

beforeEach(() => {
  localStorage.clear();
  useDrafts.setState({ drafts: {} });
  readOutbox();
});

describe('a receptionist who replies', () => {
  test('presses Enter twice and sends once', async () => {
    const { sent } = await open({ [route]: stored });
    write('The sauna is open until nine.');
    enter();
    enter();
    await waitFor(() => expect(sent()).toHaveLength(1));
    enter();
    await nothingWaits();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.content).toBe('The sauna is open until nine.');
    expect(field().value).toBe('');
  });

  test('begins a new line with Shift+Enter, and does not send while composing a character', async () => {
    const { sent } = await open({ [route]: stored });
    write('こんにちは');
    enter({ shiftKey: true });
    enter({ isComposing: true });
    expect(sent()).toEqual([]);
    expect(field().value).toBe('こんにちは');
  });

  test('presses Ctrl+Enter: the reply is sent, then its requests are resolved', async () => {
    const resolve = `POST ${base}/resolve`;
    const { network, sent } = await open({ [route]: stored });
    write('The sauna is open until nine.');
    enter({ ctrlKey: true });
    await waitFor(() => expect(network.calls.some(({ method, path }) => `${method} ${path}` === resolve)).toBe(true));
    expect(sent()).toMatchObject([{ content: 'The sauna is open until nine.', soon: true }]);
    const order = network.calls.map(({ method, path }) => `${method} ${path}`);
    expect(order.indexOf(route)).toBeLessThan(order.indexOf(resolve));
  });

  test('is not sent twice and resolves nothing where a colleague has answered', async () => {
    const { network } = await open({ [route]: answered });
    write('On my way');
    enter({ ctrlKey: true });
    expect((await screen.findByRole('alert')).textContent).toMatch(/Malo answered \d+ s ago/);
    expect(network.calls.some(({ path }) => path.endsWith('/resolve'))).toBe(false);
  });

  test('takes a reply back with Ctrl+Z in the empty box, before it leaves', async () => {
    const held = aHeldReply({ content: 'Room 12', author_id: scope.userId, soon: true });
    const theirs = aHeldReply({ id: aMessage(60).id, soon: true });
    const thread = inWindow({ ...aThread(), held_replies: [held, theirs] });
    await open({ [`DELETE ${base}/held-replies/${held.id}`]: { body: null } }, thread);
    fireEvent.keyDown(field(), { key: 'z', ctrlKey: true });
    await waitFor(() => expect(field().value).toBe('Room 12'));
  });

  test('looks for a saved reply that does not exist: Enter sends no slash to the guest, after Escape it does', async () => {
    const found = { [`GET ${base}/saved-replies`]: { body: { items: [] } } };
    const { sent } = await open({ ...found, [route]: stored });
    write('/taxi');
    await screen.findByText(/Nothing is sent; Esc closes this list/);
    enter();
    expect(field().value).toBe('/taxi');
    write('See you /taxi');
    await screen.findByText(/Enter sends the text as it is/);
    write('/taxi');
    fireEvent.keyDown(field(), { key: 'Escape' });
    enter();
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ content: '/taxi' })]));
  });

  test('is told that a time for later has passed, before anything is sent', async () => {
    const { network } = await open({});
    write('Good morning');
    fireEvent.click(screen.getByRole('button', { name: 'Send later' }));
    const field = await screen.findByLabelText('Another time');
    fireEvent.change(field, { target: { value: '2020-01-01T10:00' } });
    expect((await screen.findByRole('alert')).textContent).toContain('This time has passed');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send .*2020/ }).disabled).toBe(true);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(network.calls.some(({ path }) => path.endsWith('/held-replies'))).toBe(false);
  });

  test('takes back a reply that the server is only just getting', async () => {
    let answer = () => {};
    const waits = new Promise<void>((done) => (answer = done));
    let held = aHeldReply();
    const { queryClient, network, rerender } = await open({
      [route]: async (call) => {
        await waits;
        const reply = stored(call);
        held = reply.body;
        return reply;
      },
      [`DELETE ${base}/held-replies/${held.id}`]: { body: null },
    });
    write('Room 12');
    enter();
    expect(field().value).toBe('');
    fireEvent.keyDown(field(), { key: 'z', ctrlKey: true });
    answer();
    await nothingWaits();
    const thread = queryClient.getQueryData<Thread>(threadKey(hotelId, conversationId))!;
    rerender(desk(queryClient, { ...thread, held_replies: [held] }));
    await waitFor(() => expect(field().value).toBe('Room 12'));
    expect(network.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  test('sees a reply that was taken back in the reply box only, before the thread is read again', async () => {
    const [held, other] = [aHeldReply({ author_id: scope.userId, soon: true }), aHeldReply({ soon: true })];
    const answer = { [`DELETE ${base}/held-replies/${held.id}`]: { body: null } };
    const thread = inWindow({ ...aThread(), held_replies: [{ ...other, id: aMessage(77).id }, held] });
    const { queryClient } = await open(answer, thread);
    fireEvent.keyDown(field(), { key: 'z', ctrlKey: true });
    await waitFor(() => expect(field().value).toBe(held.content));
    const shown = queryClient.getQueryData<Thread>(threadKey(hotelId, conversationId))!;
    expect(shown.held_replies?.map(({ id }) => id)).toEqual([aMessage(77).id]);
  });

  test('opens again what was resolved with a reply that is taken back', async () => {
    const held = aHeldReply({ content: 'Room 12', author_id: scope.userId, soon: true });
    const thread = inWindow({ ...aThread(), held_replies: [held] });
    const { network } = await open({ [`DELETE ${base}/held-replies/${held.id}`]: { body: null } }, thread);
    const before: StateBefore = {
      owner: 'staff',
      assigned_to: null,
      requests: [{ id: aMessage(61).id, status: 'open' }],
    };
    offerUndo({ hotelId, conversationId, name: null, before, held });
    fireEvent.keyDown(field(), { key: 'z', ctrlKey: true });
    const reopened = () => network.calls.find(({ path }) => path === `${base}/reopen`);
    await waitFor(() => expect(reopened()?.body).toEqual(before));
    expect(useUndo.getState().undo).toBeNull();
  });

  test('inserts an emoji at the cursor, with the keyboard', async () => {
    await open({});
    write('Welcome Ada');
    field().setSelectionRange(7, 7);
    fireEvent.click(screen.getByRole('button', { name: 'Emoji' }));
    const panel = await screen.findByRole('dialog', { name: 'Emoji' });
    expect(document.activeElement?.textContent).toBe('😊');
    fireEvent.keyDown(panel, { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toBe('🙂');
    fireEvent.click(document.activeElement!);
    expect(field().value).toBe('Welcome🙂 Ada');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('dialog', { name: 'Emoji' })).toBeNull();
  });

  test('is shown in the thread when the window has closed, and its text can be edited', async () => {
    const words = 'More than 24 hours have passed since the guest last wrote.';
    const refusal = { status: 409, body: { code: 'window_closed', message: words, request_id: 'req_1' } };
    const { sent } = await open({ [route]: refusal });
    write('Good evening');
    enter();
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.getByText('Good evening')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(field().value).toBe('Good evening');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent()).toHaveLength(1);
  });

  test.each([
    ['does not answer in time behind its proxy', { status: 504, text: 'timeout' }],
    ['is overloaded', { status: 503, text: 'busy' }],
    ['cuts the line', { headers: { 'content-length': '999' }, text: '{' }],
  ])('whose server %s once: the reply goes out by itself, with the same key', async (_, failure) => {
    let calls = 0;
    const { sent } = await open({ [route]: (call) => (++calls === 1 ? failure : stored(call)) });
    write('Good evening');
    enter();
    await screen.findByText('Waiting for the connection.');
    expect(field().value).toBe('');
    await nothingWaits();
    expect(sent()).toHaveLength(2);
    expect(sent()[0]?.client_key).toBe(sent()[1]?.client_key);
  });

  test('sends waiting replies when the browser is online again or on "Send now"', async () => {
    const { network, sent } = await open({
      [route]: { status: 429, text: 'slow down', headers: { 'retry-after': '90' } },
    });
    write('Good evening');
    enter();
    await screen.findByText('Waiting for the connection.');
    network.answers[route] = stored;
    act(() => void window.dispatchEvent(new Event('online')));
    // Retry-After is 90 s; only the person may retry earlier.
    expect(sent()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
    await nothingWaits();
    expect(sent()).toHaveLength(2);
  });

  test('writes two replies while the server is away: they go out in that order', async () => {
    const { network, sent } = await open({ [route]: { status: 503, text: 'busy' } });
    write('First');
    enter();
    await screen.findByText('Waiting for the connection.');
    write('Second');
    enter();
    network.answers[route] = stored;
    act(() => void window.dispatchEvent(new Event('online')));
    await nothingWaits();
    expect(
      sent()
        .map(({ content }) => content)
        .filter((content, at, all) => content !== all[at - 1]),
    ).toEqual(['First', 'Second']);
  });

  test('reloads while a reply waits: it is still there and goes out', async () => {
    const away = await open({ [route]: { status: 503, text: 'busy' } });
    write('Good evening');
    enter();
    await screen.findByText('Waiting for the connection.');
    away.unmount();
    const { sent } = await open({ [route]: stored });
    await nothingWaits();
    expect(sent().map(({ content }) => content)).toEqual(['Good evening']);
  });

  test('finds a reply that a colleague has made needless held back, and decides', async () => {
    const { network, sent } = await open({ [route]: { status: 503, text: 'busy' } });
    write('I will look');
    enter();
    await screen.findByText('Waiting for the connection.');
    network.answers[route] = (call) => ((call.body as Body).seen_message_id === undefined ? stored(call) : answered);
    act(() => void window.dispatchEvent(new Event('online')));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Malo answered \d+ s ago/);
    const before = sent().length;
    fireEvent.click(screen.getByRole('button', { name: 'Send anyway' }));
    await nothingWaits();
    expect(sent()).toHaveLength(before + 1);
  });

  test('changes the text after a failure that had reached the server: the first text counts once, the new one stays', async () => {
    const { network } = await open({ [route]: { status: 503, text: 'busy' } });
    write('Room 12');
    enter();
    await screen.findByText('Waiting for the connection.');
    network.answers[route] = (call) => stored({ ...call, body: { ...(call.body as Body), content: 'Room 12' } });
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    write('Room 14');
    enter();
    await waitFor(() => expect(field().value).toBe(''));
    await waitFor(() => expect(field().value).toBe('Room 14'));
  });

  test('is warned when a colleague answered since the writing began, and decides', async () => {
    const { queryClient, sent } = await open({ [route]: stored });
    write('I will look');
    act(
      () =>
        void queryClient.setQueryData<Thread>(threadKey(hotelId, conversationId), (thread) =>
          withMessage(thread!, aReply(40, { content: 'Done already' })),
        ),
    );
    enter();
    expect((await screen.findByRole('alert')).textContent).toContain('Marta Gil answered');
    enter();
    expect(sent()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  test('is not warned of their own earlier reply', async () => {
    const { queryClient, sent } = await open({ [route]: stored });
    write('And one more thing');
    act(
      () =>
        void queryClient.setQueryData<Thread>(threadKey(hotelId, conversationId), (thread) =>
          withMessage(thread!, aReply(40, { author_id: scope.userId })),
        ),
    );
    enter();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  test('finds the draft again after leaving, and another person at the same computer does not', async () => {
    const { unmount } = await open({});
    write('Half a sentence');
    unmount();
    const again = await open({});
    expect(field().value).toBe('Half a sentence');
    again.unmount();
    expect(Object.keys(useDrafts.getState().drafts)).toEqual([`${scope.userId} ${conversationId}`]);
  });
});

describe('a conversation whose window has run out', () => {
  test('is locked with reason and remedy, and keeps the typed text', async () => {
    useDrafts.setState({
      drafts: {
        [`${scope.userId} ${conversationId}`]: { text: 'Too late', client_key: 'key-12345678', touched_at: Date.now() },
      },
    });
    const thread = aThread({ messages: [aMessage(1)] });
    await open(
      {},
      { ...thread, conversation: { ...thread.conversation, window_expires_at: '2020-01-01T00:00:00.000Z' } },
    );
    expect(screen.getByText(/only for 24 hours after the guest’s last message/)).toBeTruthy();
    expect(screen.getByText(/call the guest/)).toBeTruthy();
    expect(screen.getByDisplayValue('Too late')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the reply' })).toBeNull();
  });
});
