import { describe, expect, test } from 'vitest';
import { guestNameOf, markOf, sortForDesk, waitedMs } from '#renderer/features/conversations/conversation.rules.ts';
import {
  languageLetters,
  lastLine,
  neighbour,
  truthfulCount,
  withWaiting,
} from '#renderer/features/conversations/list/list.rules.ts';
import { aConversation, ago, aRequest, aWaiting, now } from './conversation-rows.ts';

const ids = (items: { id: string }[]) => items.map((item) => Number(item.id.slice(-4)));

describe('the mark of a conversation', () => {
  test('amber while a guest waits for a person, independent of the owner', () => {
    expect(markOf({ human_required_count: 1, open_count: 1, owner: 'assistant' })).toBe('waiting');
    expect(markOf({ human_required_count: 1, open_count: 2, owner: 'staff' })).toBe('waiting');
  });

  test('grey while the assistant owns it, a person icon for staff, a check when nothing is open', () => {
    expect(markOf({ human_required_count: 0, open_count: 1, owner: 'assistant' })).toBe('assistant');
    expect(markOf({ human_required_count: 0, open_count: 1, owner: 'staff' })).toBe('staff');
    expect(markOf({ human_required_count: 0, open_count: 0, owner: 'staff' })).toBe('done');
  });
});

describe('the order of the list', () => {
  test('conversations that wait for a person are on top, the longest wait first, then the newest', () => {
    const items = [
      aConversation({ id: aWaiting(1, 0).id, last_message_at: ago(1) }),
      aWaiting(2, 3),
      aConversation({ id: aWaiting(3, 0).id, last_message_at: ago(0) }),
      aWaiting(4, 12),
    ];
    expect(ids(sortForDesk(items))).toEqual([4, 2, 3, 1]);
  });

  test('a higher priority goes before a longer wait', () => {
    const because = (priority: 'urgent' | 'high' | 'normal' | 'low') => ({
      waiting_for: { id: aRequest().id, category: 'general', priority, reasons: [] },
    });
    const items = [
      aWaiting(1, 20, because('low')),
      aWaiting(2, 1, because('normal')),
      aWaiting(3, 2, because('normal')),
      aWaiting(4, 0, because('urgent')),
      aWaiting(5, 9, because('high')),
    ];
    expect(ids(sortForDesk(items))).toEqual([4, 5, 3, 2, 1]);
  });

  test('an emergency goes before an urgent complaint that waits longer', () => {
    const because = (category: string, reasons: string[] = []) => ({
      waiting_for: { id: aRequest().id, category, priority: 'urgent' as const, reasons },
    });
    const items = [
      aWaiting(1, 60, because('complaint')),
      aWaiting(2, 1, because('general', ['safety'])),
      aWaiting(3, 2, because('emergency')),
    ];
    expect(ids(sortForDesk(items))).toEqual([3, 2, 1]);
  });

  test('a waiting guest is on top, also if the page with it was not loaded, and appears once', () => {
    const read = [aConversation({ id: aWaiting(1, 0).id }), aWaiting(2, 5)];
    expect(ids(withWaiting(read, [aWaiting(3, 30), aWaiting(2, 5)]))).toEqual([3, 2, 1]);
  });

  test('j and k walk through it and stop at the ends', () => {
    expect(neighbour(['a', 'b'], null, 1)).toBe('a');
    expect(neighbour(['a', 'b'], 'a', 1)).toBe('b');
    expect(neighbour(['a', 'b'], 'b', 1)).toBeNull();
    expect(neighbour(['a', 'b'], 'a', -1)).toBeNull();
    expect(neighbour([], null, 1)).toBeNull();
  });
});

describe('a row', () => {
  test('shows how long a guest has waited, never less than nothing', () => {
    expect(waitedMs(aWaiting(1, 4), now)).toBe(4 * 60_000);
    expect(waitedMs(aWaiting(1, -1), now)).toBe(0);
    expect(waitedMs(aConversation({ waiting_since: ago(4) }), now)).toBeNull();
  });

  test('names the guest by name, else phone, else WhatsApp id', () => {
    expect(guestNameOf(aConversation())).toBe('Lucía Ibarra');
    expect(guestNameOf(aConversation({ guest_name: ' ' }))).toBe('+34600111222');
    expect(guestNameOf(aConversation({ guest_name: null, guest_phone: null, whatsapp_id: 'ES.x1' }))).toBe('ES.x1');
    expect(guestNameOf(aConversation({ guest_name: null, guest_phone: null }))).toBeNull();
  });

  test('shows two letters for a language and nothing for invalid codes', () => {
    expect([languageLetters('es'), languageLetters('pt-BR'), languageLetters(null), languageLetters('?')]).toEqual([
      'ES',
      'PT',
      null,
      null,
    ]);
  });

  test('shows the last message on one line, or the request if it is only a picture', () => {
    expect(
      lastLine(aConversation({ last_message: { author: 'guest', content: 'one\n two', delivery_status: 'received' } })),
    ).toEqual({ author: 'guest', text: 'one two' });
    const picture = aConversation({
      last_message: { author: 'guest', content: '', delivery_status: 'received' },
      latest_request: aRequest(),
    });
    expect(lastLine(picture)?.text).toBe('Is the sauna open?');
  });

  test('counts of a section are exact', () => {
    expect([
      truthfulCount(12, 5, true),
      truthfulCount(1000, 50, true),
      truthfulCount(null, 50, true),
      truthfulCount(null, 3, false),
    ]).toEqual(['12', '1000+', '50+', '3']);
  });
});
