import type { Picture } from '#shared/features/conversations/pictures.contract.ts';
import type { InHotel } from '#server/db/hotel-transaction.ts';
import { notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import { conversationById, idAfterMerges } from '../conversations.repository.ts';
import * as repository from './pictures.repository.ts';

/** The pictures of a conversation, for one look at all of a stay. */
export function createPicturesService({ inHotel }: { inHotel: InHotel }) {
  return {
    /** @throws AppError not_found for a conversation of another hotel. */
    list: (scope: HotelScope, asked: string): Promise<Picture[]> =>
      inHotel(scope, async (tx) => {
        const id = await idAfterMerges(tx, asked);
        if (!id || !(await conversationById(tx, id))) throw notFound('conversation');
        const rows = await repository.picturesOf(tx, id);
        return rows.map((row) => ({
          ...row,
          url: `/media/${row.message_id}/${row.index}`,
          created_at: row.created_at.toISOString(),
        }));
      }),
  };
}
export type PicturesService = ReturnType<typeof createPicturesService>;
