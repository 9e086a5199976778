import type { z } from 'zod';
import type {
  DraftFileRow,
  replyDraftsContract,
  ReplyDraftRow,
} from '#shared/features/conversations/reply-drafts.contract.ts';
import type { PersonScope } from '#server/caller.ts';
import type { AcrossHotels, InHotel } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { asReplyFile } from '../files/file-address.rules.ts';
import { draftedFiles } from '../files/reply-files.repository.ts';
import { lockedConversation, writableConversation } from '../ownership/take-over.ts';
import * as repository from './reply-drafts.repository.ts';

type Dependencies = { inHotel: InHotel; acrossHotels: AcrossHotels; clock: Clock; events: Events };
type Draft = z.output<typeof replyDraftsContract.save.body>;

const KEPT_MS = 14 * 86_400_000;
const LISTED = 200;

/** Replies that a person is writing, for all devices of that person. The last save counts. */
export function createReplyDraftsService({ inHotel, acrossHotels, clock, events }: Dependencies) {
  return {
    list: (scope: PersonScope): Promise<{ items: ReplyDraftRow[]; files: DraftFileRow[] }> =>
      inHotel(scope, async (tx) => {
        const { user_id } = scope.caller;
        const rows = await repository.draftsOf(tx, user_id, LISTED);
        const items = rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }));
        const files = (await draftedFiles(tx, user_id)).map(({ conversation_id, ...file }) => ({
          conversation_id,
          file: asReplyFile(file),
        }));
        return { items, files };
      }),

    /**
     * The lock orders it with an erasure: a draft is deleted with the guest, or refused.
     * @throws AppError not_found; conflict for an erased guest
     */
    save: (scope: PersonScope, conversation_id: string, draft: Draft): Promise<void> =>
      inHotel(scope, async (tx) => {
        const { hotel_id, caller } = scope;
        const { user_id } = caller;
        if (draft.content === '') {
          await lockedConversation(tx, conversation_id);
          await repository.deleteDraft(tx, user_id, conversation_id);
        } else {
          await writableConversation(tx, conversation_id);
          await repository.saveDraft(tx, { ...draft, hotel_id, user_id, conversation_id, updated_at: clock.now() });
        }
        await events.publish(tx, { type: 'reply_draft.updated', hotel_id, conversation_id, user_id });
      }),

    /** Removes drafts that nothing was written in for 14 days. */
    prune: (): Promise<void> =>
      acrossHotels((tx) => repository.deleteOldDrafts(tx, new Date(clock.now().getTime() - KEPT_MS))),
  };
}
export type ReplyDraftsService = ReturnType<typeof createReplyDraftsService>;
