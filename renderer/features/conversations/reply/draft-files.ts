import type { DraftFileRow } from '#shared/features/conversations/reply-drafts.contract.ts';
import { draftKey } from './drafts.store.ts';
import { changeExtras, extrasOf, hasLeft, useExtras } from './extras.store.ts';
import { readOutbox } from './outbox.store.ts';

/** Files of drafts that the server has told, with the hotel. */
const told = new Map<string, string>();

/** Puts files that the server keeps into their reply boxes, and takes those out that another device has sent or removed. */
export function takeOverFiles(hotelId: string, userId: string, rows: DraftFileRow[]): void {
  const sending = new Set(readOutbox().map(({ file }) => file?.id));
  const files = new Map(rows.map(({ conversation_id, file }) => [draftKey(userId, conversation_id), file]));
  for (const [key, { file }] of Object.entries(useExtras.getState().extras))
    if (file?.id && told.get(file.id) === hotelId && key.startsWith(`${userId} `) && files.get(key)?.id !== file.id)
      changeExtras(key, { file: undefined });
  for (const [key, file] of files) {
    told.set(file.id, hotelId);
    if (hasLeft(file.id) || sending.has(file.id) || extrasOf(key).file) continue;
    changeExtras(key, { file: { ...file, began_after: undefined } });
  }
}
