import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import * as repository from './push.repository.ts';
import type { MentioningNote } from './push.repository.ts';

/** Seconds in which an open console may show a mention itself. */
const CONSOLE_SECONDS = 20;

/** Notices about mentions on the devices of the people who are mentioned. They are sent as the calls of a ladder are. */
export function createMentionNoticesService() {
  return {
    /** Plans a notice for each device of these people. */
    plan: async (tx: HotelTransaction, note: MentioningNote, userIds: string[]): Promise<void> => {
      if (userIds.length > 0) await repository.insertMentionNotices(tx, note, userIds, CONSOLE_SECONDS);
    },

    /** The note was changed: people that it mentions no longer are not told. */
    keepOnly: (tx: HotelTransaction, noteId: string, userIds: string[]): Promise<void> =>
      repository.cancelOtherNotices(tx, noteId, userIds),

    /** The person knows what mentions them in this conversation. */
    cancel: (tx: HotelTransaction, conversationId: string, userId: string): Promise<void> =>
      repository.cancelMentionNotices(tx, conversationId, userId),
  };
}
export type MentionNoticesService = ReturnType<typeof createMentionNoticesService>;
