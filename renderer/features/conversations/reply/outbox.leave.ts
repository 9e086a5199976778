import { forgetNotes } from '../notes/notes.store.ts';
import { draftAgain, draftKey, forgetDrafts } from './drafts.store.ts';
import { bringBack, forgetExtras } from './extras.store.ts';
import { readOutbox, removeReply, writtenText } from './outbox.store.ts';

const waitingOf = (userId: string) => readOutbox().filter(({ user_id }) => user_id === userId);

/** Number of a user's replies that the server has not confirmed. */
export function waitingReplies(userId: string): number {
  return waitingOf(userId).length;
}

/** After signing out, no reply is sent automatically: waiting replies become the user's drafts, newest first. */
export function keepAsDrafts(userId: string): void {
  // The next person at this computer must not find them.
  forgetNotes();
  for (const reply of waitingOf(userId).toReversed()) {
    const { client_key, conversation_id, text, began_after } = reply;
    bringBack(reply);
    draftAgain(draftKey(userId, conversation_id), {
      text: writtenText(reply),
      client_key,
      began_after,
      attempted: text,
    });
    removeReply(client_key);
  }
}

/** Deletes all replies and drafts from this computer. */
export function forgetReplies(): void {
  for (const { client_key } of readOutbox()) removeReply(client_key);
  forgetDrafts();
  forgetNotes();
  forgetExtras(() => true);
}
