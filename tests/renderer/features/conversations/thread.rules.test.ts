import { describe, expect, test } from 'vitest';
import {
  colleagueReply,
  mergeNewest,
  prependOlder,
  timelineOf,
  unansweredReplies,
  withMessage,
  type ThreadPage,
} from '#renderer/features/conversations/thread.rules.ts';
import { aMessage, aReply, aRequest, aThread } from './conversation-rows.ts';

const page = (overrides: Partial<ThreadPage>): ThreadPage => {
  const { older_cursor: _, ...thread } = aThread();
  return { events: [], ...thread, next_cursor: null, ...overrides };
};
const texts = (messages: { content: string }[]) => messages.map((message) => message.content.replace('Message ', ''));

describe('reading a thread', () => {
  test('the newest page is merged with earlier pages, in order and without duplicates', () => {
    const known = aThread({ messages: [aMessage(1), aMessage(2), aMessage(3)], older_cursor: 'older' });
    const merged = mergeNewest(
      known,
      page({ messages: [aMessage(4), aMessage(3, { content: 'Message 3*' })], next_cursor: 'newer' }),
    );
    expect(texts(merged.messages)).toEqual(['1', '2', '3*', '4']);
    expect(merged.older_cursor).toBe('older');
  });

  test('if messages in between are missing, only the newest page is shown, and older ones can be loaded', () => {
    const merged = mergeNewest(
      aThread({ messages: [aMessage(1)] }),
      page({ messages: [aMessage(80), aMessage(81)], next_cursor: 'gap' }),
    );
    expect(texts(merged.messages)).toEqual(['80', '81']);
    expect(merged.older_cursor).toBe('gap');
  });

  test('an older page is prepended, and its cursor is used next', () => {
    const known = aThread({ messages: [aMessage(3)], older_cursor: 'a' });
    const more = prependOlder(known, page({ messages: [aMessage(1), aMessage(2)], next_cursor: 'b' }));
    expect(texts(more.messages)).toEqual(['1', '2', '3']);
    expect(more.older_cursor).toBe('b');
  });

  test('news of one message takes its place', () => {
    const sent = aReply(2);
    expect(
      withMessage(aThread({ messages: [aMessage(1), sent] }), { ...sent, delivery_status: 'read' }).messages[1]
        ?.delivery_status,
    ).toBe('read');
  });
});

describe('what the thread draws', () => {
  test('a line for each new day in the hotel’s zone', () => {
    const messages = [
      aMessage(1, { created_at: '2026-11-20T22:30:00.000Z' }),
      aMessage(2, { created_at: '2026-11-20T23:30:00.000Z' }),
    ];
    expect(timelineOf(aThread({ messages }), 'UTC').filter((item) => item.kind === 'day')).toHaveLength(1);
    expect(timelineOf(aThread({ messages }), 'Europe/Madrid').filter((item) => item.kind === 'day')).toHaveLength(2);
  });

  test('a request is shown once, below the last message of its turn', () => {
    const request = aRequest();
    const messages = [
      aMessage(1, { request_id: request.id }),
      aMessage(2, { request_id: request.id }),
      aReply(3, { request_id: request.id }),
    ];
    expect(timelineOf(aThread({ messages, requests: [request] }), 'UTC').map((item) => item.kind)).toEqual([
      'day',
      'message',
      'message',
      'request',
      'message',
    ]);
  });

  test('a request that staff submitted is shown at its time, with its text', () => {
    const request = aRequest({ created_at: aMessage(2).created_at });
    const items = timelineOf(aThread({ messages: [aMessage(1), aMessage(3)], requests: [request] }), 'UTC');
    expect(items.map((item) => item.kind)).toEqual(['day', 'message', 'request', 'message']);
    expect(items[2]).toMatchObject({ loose: true });
  });

  test('a request of messages that were not read yet waits for them', () => {
    const request = aRequest({ created_at: '2026-01-01T00:00:00.000Z' });
    expect(
      timelineOf(aThread({ requests: [request], older_cursor: 'more' }), 'UTC').some((item) => item.kind === 'request'),
    ).toBe(false);
    expect(timelineOf(aThread({ requests: [request] }), 'UTC').some((item) => item.kind === 'request')).toBe(true);
  });
});

describe('a colleague who answered meanwhile', () => {
  const me = '00000000-0000-7000-8000-0000000000aa';

  test('is found after the start of typing, not before', () => {
    const thread = aThread({ messages: [aMessage(1), aReply(2), aMessage(3)] });
    expect(colleagueReply(thread, aMessage(1).id, me)?.id).toBe(aReply(2).id);
    expect(colleagueReply(thread, aMessage(3).id, me)).toBeNull();
  });

  test('is neither the writer nor the assistant', () => {
    const thread = aThread({
      messages: [aMessage(1), aReply(2, { author_id: me }), aReply(3, { author: 'assistant' })],
    });
    expect(colleagueReply(thread, aMessage(1).id, me)).toBeNull();
  });

  test('is another person, also one of the same name', () => {
    const thread = aThread({ messages: [aReply(1, { author_id: me, author_name: 'Ana Ruiz' })] });
    const withNamesake = aThread({ messages: [...thread.messages, aReply(2, { author_name: 'Ana Ruiz' })] });
    expect(colleagueReply(thread, null, me)).toBeNull();
    expect(colleagueReply(withNamesake, null, me)?.id).toBe(aReply(2).id);
  });
});

describe('events of a thread', () => {
  const anEvent = (minute: number) => ({
    id: `00000000-0000-7000-8000-00000000000${minute}`,
    kind: 'taken_over' as const,
    actor_name: 'Malo',
    details: {},
    created_at: aMessage(minute).created_at,
  });
  const kinds = (thread: Parameters<typeof timelineOf>[0]) =>
    timelineOf(thread, 'UTC')
      .filter((item) => item.kind !== 'day')
      .map((item) => (item.kind === 'message' ? item.message.content.replace('Message ', '') : item.kind));

  test('are shown among the messages by time, each once, newest last', () => {
    const known = mergeNewest(undefined, page({ messages: [aMessage(1), aMessage(3)], events: [anEvent(2)] }));
    const merged = mergeNewest(known, page({ messages: [aMessage(3)], events: [anEvent(2), anEvent(4)] }));
    expect(kinds(merged)).toEqual(['1', 'event', '3', 'event']);
    const older = page({ messages: [aMessage(0)], events: [anEvent(0)] });
    expect(kinds(prependOlder(merged, older))).toEqual(['event', '0', '1', 'event', '3', 'event']);
  });

  test('may be missing in data stored by an older console', () => {
    const { events: _, ...kept } = { ...aThread({ messages: [aMessage(1)] }), events: undefined };
    expect(kinds(mergeNewest(kept, page({ messages: [aMessage(1)], events: [anEvent(2)] })))).toEqual(['1', 'event']);
  });
});

test('replies are proposed as entries only where the assistant found no answer', () => {
  const thread = { ...aThread(), messages: [aReply(60)] };
  expect(unansweredReplies({ ...thread, requests: [aRequest({ reasons: ['no_source'] })] })).toBe(1);
  expect(unansweredReplies({ ...thread, requests: [aRequest({ reasons: ['complaint'] })] })).toBe(0);
});
