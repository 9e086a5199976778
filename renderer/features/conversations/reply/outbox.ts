import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { HeldReply } from '#shared/features/conversations/held-replies.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { loadCode } from '#renderer/lib/load-code.ts';
import { messageOf } from '#renderer/lib/notify.ts';
import { patchThread, refreshLists } from '../conversations.mutations.ts';
import { threadKey } from '../conversations.queries.ts';
import { draftAgain, draftKey } from './drafts.store.ts';
import { bringBack } from './extras.store.ts';
import { answeredMeanwhile, delayAfter, headsOf, longestDelayMs, mayPass, tooOldMs } from './outbox.rules.ts';
import {
  changeReply,
  followOtherTabs,
  readOutbox,
  removeReply,
  useOutboxEntries,
  writtenText,
  type HeldReason,
  type WaitingReply,
} from './outbox.store.ts';
import { withHeld } from '../thread.rules.ts';

/** Longest wait for an answer, in milliseconds: a server that hangs counts as one that is away. */
const answerMs = 15_000;

export type OutboxNews = {
  sent: (entry: WaitingReply, held: HeldReply) => void;
  held: (entry: WaitingReply, reason: HeldReason) => void;
  /** An earlier text with the same key had arrived after all; the newer one is a draft again. */
  earlierSent: () => void;
};
type Person = { userId: string; hotelId: string | null };
export type Outbox = { wake: () => void; stop: () => void };

/**
 * Sends a person's waiting replies: at once, again after 1, 2, 5, 10 and then every 10 seconds, and on `wake()`. Only one
 * tab sends a conversation's replies at a time (Web Locks), oldest first; with its `client_key` a reply goes out once.
 */
export function startOutbox(queryClient: QueryClient, person: Person, news: OutboxNews): Outbox {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const busy = new Set<string>();
  const own = (entries: WaitingReply[]) => headsOf(entries.filter(({ user_id }) => user_id === person.userId));

  const run = async (conversationId: string) => {
    busy.add(conversationId);
    try {
      await withLock(`concierge.outbox ${conversationId}`, async () => {
        const next = () => own(readOutbox()).find((entry) => entry.conversation_id === conversationId);
        for (let entry = next(); entry && entry.next_at <= Date.now() && !stopped; entry = next())
          await attempt(queryClient, person, entry, news);
      });
    } finally {
      busy.delete(conversationId);
      schedule();
    }
  };
  const schedule = () => {
    clearTimeout(timer);
    if (stopped) return;
    const idle = own(useOutboxEntries.getState().entries).filter((entry) => !busy.has(entry.conversation_id));
    for (const entry of idle) if (entry.next_at <= Date.now()) void run(entry.conversation_id);
    const later = idle.filter((entry) => entry.next_at > Date.now()).map((entry) => entry.next_at - Date.now());
    if (later.length > 0) timer = setTimeout(schedule, Math.min(...later));
  };
  const wake = () => {
    for (const { client_key, next_at } of own(readOutbox()))
      if (next_at > Date.now() && next_at - Date.now() <= longestDelayMs) changeReply(client_key, { next_at: 0 });
    schedule();
  };
  const ends = [followOtherTabs(), useOutboxEntries.subscribe(schedule), onReturn(wake)];
  schedule();
  return {
    wake,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      ends.forEach((end) => end());
    },
  };
}

/** Retries when the connection returns or the page becomes visible. */
function onReturn(wake: () => void): () => void {
  const onVisible = () => document.visibilityState === 'visible' && wake();
  window.addEventListener('online', wake);
  window.addEventListener('focus', wake);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('focus', wake);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** If another tab holds the lock, it is sending; this tab tries again after 1 second. */
async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? work() : new Promise<void>((resolve) => setTimeout(resolve, 1000)),
  );
}

async function attempt(queryClient: QueryClient, person: Person, entry: WaitingReply, news: OutboxNews): Promise<void> {
  const hold = (held: HeldReason) => {
    changeReply(entry.client_key, { held });
    news.held(entry, held);
  };
  if (Date.now() - Date.parse(entry.written_at) > tooOldMs) return hold({ kind: 'old', words: '' });
  try {
    await send(queryClient, entry, news);
  } catch (error) {
    const answered = answeredMeanwhile(error);
    if (answered) {
      void queryClient.invalidateQueries({ queryKey: threadKey(entry.hotel_id, entry.conversation_id) });
      return hold(answered);
    }
    // A super admin who acts in another hotel now: it waits until they are back.
    const elsewhere = person.hotelId !== entry.hotel_id;
    if (!mayPass(error) && !elsewhere) return hold({ kind: 'refused', words: messageOf(error) });
    const attempts = entry.attempts + 1;
    changeReply(entry.client_key, { attempts, next_at: Date.now() + delayAfter(attempts, error) });
  } finally {
    refreshLists(queryClient, entry.hotel_id);
  }
}

async function send(queryClient: QueryClient, entry: WaitingReply, news: OutboxNews): Promise<void> {
  const params = { hotel_id: entry.hotel_id, id: entry.conversation_id };
  const { client_key, began_after, user_id, conversation_id } = entry;
  const { file, choices, translated } = entry;
  const content = entry.text.trim();
  const seen = { seen_message_id: began_after, soon: true };
  const body = { content, file_id: file?.id, choices, client_key, ...seen, translated };
  const signal = AbortSignal.timeout(answerMs);
  const held = await client.heldReplies.hold({ params, body }, { signal });
  patchThread(queryClient, entry.hotel_id, entry.conversation_id, (thread) => withHeld(thread, held));
  void queryClient.invalidateQueries({ queryKey: threadKey(entry.hotel_id, entry.conversation_id) });
  const wentOut = await isThisReply(entry, held);
  // After the thread shows the reply: between the two it would be nowhere for a moment.
  await new Promise<void>((resolve) => notifyManager.schedule(() => resolve()));
  removeReply(entry.client_key);
  if (wentOut) return news.sent(entry, held);
  bringBack(entry);
  draftAgain(draftKey(user_id, conversation_id), {
    text: writtenText(entry),
    began_after,
    client_key: crypto.randomUUID(),
  });
  news.earlierSent();
}

/**
 * False: the key belonged to an earlier attempt, or to the same draft on another device: that text went out, this one did not.
 * A long one leaves in parts, and the answer to a repeated call names the first.
 */
async function isThisReply({ text, file }: WaitingReply, held: HeldReply): Promise<boolean> {
  if (held.attachments[0]?.url !== file?.url) return false;
  const content = held.content.trim();
  if (content === text.trim()) return true;
  const { messagesOf } = await loadCode(() => import('#shared/features/conversations/message-length.rules.ts'));
  return messagesOf(text, file ?? null)[0]?.content === content;
}
