import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { threadKey } from '#renderer/features/conversations/conversations.queries.ts';
import { InboxContext } from '#renderer/features/conversations/inbox.context.ts';
import { useDrafts } from '#renderer/features/conversations/reply/drafts.store.ts';
import { ReplyBox } from '#renderer/features/conversations/reply/reply-box.tsx';
import { createQueryClient } from '#renderer/lib/api/query-client.ts';
import { bindToasts } from '#renderer/lib/notify.ts';
import { startNetwork, type Answers } from '../../../support/network.ts';
import { hotelId } from '../../../support/rows.ts';
import '../../../support/render-console.tsx';
import { aHeldReply, aThread, conversationId } from '../conversation-rows.ts';

const base = `/api/hotels/${hotelId}/conversations/${conversationId}`;
const route = `POST ${base}/held-replies`;
const templatesRoute = `GET ${base}/templates`;
const scope = { hotelId, timezone: 'Europe/Madrid', userId: '0199b000-0000-7000-8000-0000000000aa' };
type Body = { content: string; client_key: string; send_at?: string };

const kept = { status: 201, body: aHeldReply({ content: 'Your taxi comes at nine.' }) };
const refused = { status: 500, body: { code: 'internal', message: 'It broke.', request_id: 'req_9' } };
const away = { status: 503, body: { code: 'unavailable', message: 'Busy.', request_id: 'req_9' } };

const failures: string[] = [];
const nothing = () => undefined;
beforeEach(() => {
  localStorage.clear();
  useDrafts.setState({ drafts: {} });
  failures.length = 0;
  bindToasts({ success: nothing, info: nothing, error: ({ title }) => failures.push(title) });
});

async function open(answers: Answers, window_expires_at = new Date(Date.now() + 5 * 3_600_000).toISOString()) {
  const thread = aThread();
  const open = { ...thread, conversation: { ...thread.conversation, window_expires_at } };
  const network = await startNetwork({ ...answers, [`POST ${base}/presence`]: { body: { ok: true } } });
  const queryClient = createQueryClient();
  queryClient.setQueryData(threadKey(hotelId, conversationId), open);
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <InboxContext value={scope}>
        <MemoryRouter>
          <ReplyBox thread={open} />
        </MemoryRouter>
      </InboxContext>
    </QueryClientProvider>,
  );
  const sent = () =>
    network.calls.filter((call) => `${call.method} ${call.path}` === route).map((call) => call.body as Body);
  return { ...shown, network, sent };
}

/** An answer that comes when the test says so. */
function later<Answer>(answer: Answer) {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { answer: () => promise, give: () => resolve(answer) };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to Lucía Ibarra' });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const panel = () => screen.findByRole('region', { name: 'Send later' });

async function choose() {
  fireEvent.click(screen.getByRole('button', { name: 'Send later' }));
  fireEvent.click(within(await panel()).getByRole('button', { name: 'In 3 hours' }));
  return within(await panel()).getByRole('button', { name: /^Send / });
}

test('what is typed while a text for later is on its way stays in the reply box', async () => {
  const { answer, give } = later(kept);
  const { sent } = await open({ [route]: answer });
  write('Your taxi comes at nine.');
  fireEvent.click(await choose());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(field().value).toBe('');
  write('And the bill?');
  give();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(field().value).toBe('And the bill?');
});

test('Enter pressed twice keeps one text for later', async () => {
  const { answer, give } = later(kept);
  const { sent } = await open({ [route]: answer });
  write('Your taxi comes at nine.');
  await choose();
  const time = within(await panel()).getByLabelText('Another time');
  fireEvent.keyDown(time, { key: 'Enter' });
  fireEvent.keyDown(time, { key: 'Enter' });
  give();
  await waitFor(() => expect(sent()).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toHaveLength(1);
});

test('a text that the server refused is back in the box, with a new key for the corrected one', async () => {
  const { sent, network } = await open({ [route]: refused });
  write('Your taxi comes at nine.');
  fireEvent.click(await choose());
  await waitFor(() => expect(field().value).toBe('Your taxi comes at nine.'));
  expect(failures).toEqual(['It could not be saved for later']);
  network.answers[route] = kept;
  write('Your taxi comes at ten.');
  fireEvent.click(await choose());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.client_key).not.toBe(sent()[0]?.client_key);
  expect(sent()[1]?.content).toBe('Your taxi comes at ten.');
});

test('a text whose fate is unknown is kept once, and a corrected one is another text', async () => {
  const { sent } = await open({ [route]: away });
  write('Your taxi comes at nine.');
  fireEvent.click(await choose());
  await waitFor(() => expect(field().value).toBe('Your taxi comes at nine.'));
  fireEvent.click(await choose());
  await waitFor(() => expect(sent()).toHaveLength(2));
  await waitFor(() => expect(field().value).toBe('Your taxi comes at nine.'));
  write('Your taxi comes at ten.');
  fireEvent.click(await choose());
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [first, again, corrected] = sent().map(({ client_key }) => client_key);
  expect(corrected).not.toBe(first);
  if (sent()[0]?.send_at === sent()[1]?.send_at) expect(again).toBe(first);
});

test('a failure is told after the conversation was left, and the text is a draft again', async () => {
  const { answer, give } = later(refused);
  const { sent, unmount } = await open({ [route]: answer });
  write('Your taxi comes at nine.');
  fireEvent.click(await choose());
  await waitFor(() => expect(sent()).toHaveLength(1));
  unmount();
  give();
  await waitFor(() => expect(failures).toEqual(['It could not be saved for later']));
  expect(Object.values(useDrafts.getState().drafts).map(({ text }) => text)).toEqual(['Your taxi comes at nine.']);
});

test('Escape closes the panel also from its button', async () => {
  await open({});
  write('Your taxi comes at nine.');
  const button = screen.getByRole('button', { name: 'Send later' });
  fireEvent.click(button);
  await panel();
  fireEvent.keyDown(button, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Send later' })).toBeNull());
  expect(field().value).toBe('Your taxi comes at nine.');
});

test('the panel does not open by itself for the next text', async () => {
  const { sent } = await open({ [route]: kept });
  write('Your taxi comes at nine.');
  fireEvent.click(await choose());
  await waitFor(() => expect(sent()).toHaveLength(1));
  write('Something else');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('region', { name: 'Send later' })).toBeNull();
});

test('a text that waits for an answer is sent once, and given back where the template is refused', async () => {
  const template = {
    content_sid: 'HX1',
    message_type: 'welcome',
    language: 'en',
    category: 'UTILITY',
    body: 'May we write to you?',
    variables: [],
    price: null,
  };
  const { sent } = await open(
    { [templatesRoute]: { body: { items: [template], language: 'en', currency: 'EUR' } }, [route]: refused },
    new Date(Date.now() - 3_600_000).toISOString(),
  );
  const kept = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your text for when the guest answers/ });
  fireEvent.change(kept, { target: { value: 'Your coat is here.' } });
  const button = await screen.findByRole('button', { name: 'Send template, keep my text' });
  const form = button.closest('form')!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(failures).toEqual(['The template was not sent']));
  expect(sent()).toHaveLength(1);
  expect(kept.value).toBe('Your coat is here.');
});

test('a saved reply is inserted with a slash into a text that waits for an answer', async () => {
  const saved = { id: aHeldReply().id, title: 'Lost coat', language: null, text: 'Your coat is here.', missing: [] };
  await open(
    {
      [templatesRoute]: { body: { items: [], language: 'en', currency: 'EUR' } },
      [`GET ${base}/saved-replies`]: { body: { items: [saved] } },
    },
    new Date(Date.now() - 3_600_000).toISOString(),
  );
  const kept = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your text for when the guest answers/ });
  fireEvent.change(kept, { target: { value: '/coat' } });
  await screen.findByRole('option', { name: /Lost coat/ });
  fireEvent.keyDown(kept, { key: 'Enter' });
  expect(kept.value).toBe('Your coat is here.');
});
