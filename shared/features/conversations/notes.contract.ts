import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { defineContract } from '#shared/http/contract.ts';
import { instant, nullableInstant } from '#shared/http/page.ts';
import { longestNote, mostMentioned } from './notes.values.ts';

/** What staff note in a conversation. Guests never get it, and the assistant never reads it. */
export const conversationNote = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  author_id: z.uuid(),
  author_name: z.string(),
  content: z.string(),
  /** Accounts that the note mentions. */
  mentions: z.array(z.uuid()),
  created_at: instant,
  edited_at: nullableInstant,
});
export type ConversationNote = z.output<typeof conversationNote>;

/** A note that mentions the caller and that they have not seen yet. */
export const noteMention = conversationNote
  .pick({
    id: true,
    conversation_id: true,
    author_name: true,
    content: true,
    created_at: true,
  })
  .extend({ guest_name: z.string().nullable() });
export type NoteMention = z.output<typeof noteMention>;

const content = z.string().trim().min(1, code('write_note_first')).max(longestNote);
/** Accounts of other hotels, and disabled ones, are left out. */
const mentions = z.array(z.uuid()).max(mostMentioned).default([]);

export const notesContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/conversations/:id/notes',
    access: 'hotelMember',
    summary: 'Internal notes of a conversation, oldest first, the newest 200',
    response: z.object({ items: z.array(conversationNote) }),
  },
  add: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/:id/notes',
    access: 'hotelMember',
    summary: 'Note something for colleagues; a repeated `id` adds nothing twice',
    body: z.object({ id: z.uuid().optional(), content, mentions }),
    response: conversationNote,
    status: 201,
  },
  change: {
    method: 'PATCH',
    path: '/hotels/:hotel_id/notes/:id',
    access: 'hotelMember',
    summary: "Change one's own note",
    body: z.object({ content, mentions }),
    response: conversationNote,
  },
  remove: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/notes/:id',
    access: 'hotelMember',
    summary: "Delete one's own note; an admin deletes every one",
    response: z.null(),
  },
  mentions: {
    method: 'GET',
    path: '/hotels/:hotel_id/mentions',
    access: 'hotelMember',
    summary: 'Notes that mention the caller and that they have not seen, newest first, at most 50',
    response: z.object({ items: z.array(noteMention) }),
  },
  told: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/:id/mentions/told',
    access: 'hotelMember',
    summary: "An open console has shown the caller's mentions in a conversation: their devices need not",
    response: z.null(),
  },
  seen: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/:id/mentions/seen',
    access: 'hotelMember',
    summary: "Mark the caller's mentions in a conversation as seen",
    response: z.null(),
  },
});
