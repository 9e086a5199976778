import type { z } from 'zod';
import type { ConversationNote, notesContract, NoteMention } from '#shared/features/conversations/notes.contract.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { PersonScope } from '#server/caller.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { MentionNoticesService } from '#server/features/notifications/push/mention-notices.service.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { lockedConversation, writableConversation } from '../ownership/take-over.ts';
import * as repository from './notes.repository.ts';

type Dependencies = {
  inHotel: InHotel;
  clock: Clock;
  events: Events;
  audit: AuditService;
  /** Tells people on their devices; no console has to be open. */
  mentionNotices: MentionNoticesService;
};
type NewNote = z.output<typeof notesContract.add.body>;
type NoteChange = z.output<typeof notesContract.change.body>;

const LISTED = 200;
const MENTIONS_LISTED = 50;

/** Internal notes of conversations. They are no messages: no path that sends, and no prompt, reads them. */
export function createNotesService({ inHotel, clock, events, audit, mentionNotices }: Dependencies) {
  const changed = async (
    tx: HotelTransaction,
    { hotel_id, caller }: PersonScope,
    note: Pick<repository.NoteRow, 'id' | 'conversation_id'>,
    action: AuditAction,
  ): Promise<void> => {
    await audit.write(tx, caller, { action, entity: 'conversation_note', entity_id: note.id, hotel_id });
    await events.publish(tx, { type: 'note.updated', hotel_id, conversation_id: note.conversation_id });
  };

  /** Tells colleagues who are named for the first time: who wrote and about which guest, not the text. */
  const tell = async (
    tx: HotelTransaction,
    { hotel_id, caller }: PersonScope,
    note: string,
    about: { conversation_id: string; guest_name: string | null },
    named: string[],
  ): Promise<void> => {
    const event = { type: 'note.mentioned' as const, hotel_id, user_name: caller.name, ...about };
    await events.publish(tx, ...named.map((user_id) => ({ ...event, user_id })));
    await mentionNotices.plan(tx, { id: note, conversation_id: about.conversation_id }, named);
  };

  return {
    /** @throws AppError not_found */
    list: (scope: PersonScope, conversation_id: string): Promise<ConversationNote[]> =>
      inHotel(scope, async (tx) => {
        await lockedConversation(tx, conversation_id);
        return (await repository.notesOf(tx, conversation_id, LISTED)).map(inWords);
      }),

    /** @throws AppError not_found; conflict for an erased guest, or where the id is another note's */
    add: (scope: PersonScope, conversation_id: string, { id, content, mentions }: NewNote): Promise<ConversationNote> =>
      inHotel(scope, async (tx) => {
        const { hotel_id, caller } = scope;
        const { guest_name } = await writableConversation(tx, conversation_id);
        const author = { author_id: caller.user_id, author_name: caller.name };
        const note = { id, hotel_id, conversation_id, ...author, content, created_at: clock.now() };
        const added = await repository.insertNote(tx, note);
        if (!added) return repeated(await repository.noteById(tx, id ?? ''), caller.user_id);
        const named = await repository.setMentions(tx, { id: added, ...author }, mentions);
        await tell(tx, scope, added, { conversation_id, guest_name }, named);
        await changed(tx, scope, { id: added, conversation_id }, 'create');
        return inWords((await repository.noteById(tx, added))!);
      }),

    /** @throws AppError not_found; forbidden for another person's note */
    change: (scope: PersonScope, id: string, { content, mentions }: NoteChange): Promise<ConversationNote> =>
      inHotel(scope, async (tx) => {
        const note = await ownNote(tx, scope, id, false);
        await repository.changeNote(tx, id, content, clock.now());
        const named = await repository.setMentions(tx, note, mentions);
        await mentionNotices.keepOnly(tx, id, mentions);
        const { guest_name } = await lockedConversation(tx, note.conversation_id);
        await tell(tx, scope, id, { conversation_id: note.conversation_id, guest_name }, named);
        await changed(tx, scope, note, 'update');
        return inWords((await repository.noteById(tx, id))!);
      }),

    /** @throws AppError not_found; forbidden for another person's note, unless the caller is an admin */
    remove: (scope: PersonScope, id: string): Promise<void> =>
      inHotel(scope, async (tx) => {
        const note = await ownNote(tx, scope, id, true);
        await repository.deleteNote(tx, id);
        await changed(tx, scope, note, 'delete');
      }),

    mentions: (scope: PersonScope): Promise<NoteMention[]> =>
      inHotel(scope, async (tx) => {
        const rows = await repository.unseenMentions(tx, scope.caller.user_id, MENTIONS_LISTED);
        return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
      }),

    /** An open console has shown the caller's mentions in a conversation. */
    told: (scope: PersonScope, conversationId: string): Promise<void> =>
      inHotel(scope, (tx) => mentionNotices.cancel(tx, conversationId, scope.caller.user_id)),

    seen: (scope: PersonScope, conversationId: string): Promise<void> =>
      inHotel(scope, async (tx) => {
        const { hotel_id, caller } = scope;
        await mentionNotices.cancel(tx, conversationId, caller.user_id);
        const seen = await repository.markSeen(tx, { conversationId, userId: caller.user_id, at: clock.now() });
        if (seen > 0) await events.publish(tx, { type: 'note.updated', hotel_id, conversation_id: conversationId });
      }),
  };
}
export type NotesService = ReturnType<typeof createNotesService>;

/** @throws AppError not_found, forbidden */
async function ownNote(
  tx: HotelTransaction,
  { caller, role }: PersonScope,
  id: string,
  orAdmin: boolean,
): Promise<repository.NoteRow> {
  const note = await repository.noteById(tx, id);
  if (!note) throw notFound('conversation_note');
  if (note.author_id !== caller.user_id && !(orAdmin && role === 'admin'))
    throw new AppError('forbidden', 'own_notes_only');
  return note;
}

/** The same note, sent again because its answer was lost. @throws AppError conflict */
function repeated(note: repository.NoteRow | undefined, userId: string): ConversationNote {
  if (note?.author_id !== userId) throw new AppError('conflict', 'note_exists');
  return inWords(note);
}

const inWords = ({ created_at, edited_at, ...note }: repository.NoteRow): ConversationNote => ({
  ...note,
  created_at: created_at.toISOString(),
  edited_at: edited_at?.toISOString() ?? null,
});
