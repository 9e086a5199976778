import { mostUnsentFiles } from '#shared/features/conversations/reply-files.values.ts';
import type { ReplyFile } from '#shared/features/conversations/reply-files.contract.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope, PersonScope } from '#server/caller.ts';
import type { AcrossHotels, HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { lockedConversation, writableConversation } from '../ownership/take-over.ts';
import type { MediaFile } from '../media/media.types.ts';
import { asReplyFile } from './file-address.rules.ts';
import { withoutMetadata } from './picture-metadata.rules.ts';
import { readableName, replyFileKind } from './reply-file.rules.ts';
import * as repository from './reply-files.repository.ts';

export type ReplyFilesDependencies = {
  inHotel: InHotel;
  acrossHotels: AcrossHotels;
  audit: AuditService;
  clock: Clock;
  events: Events;
};

/** Files of drafts are kept as long as their texts. */
const KEPT_MS = { drafted: 14 * 86_400_000, others: 86_400_000 };
const inMegabytes = (bytes: number): number => Math.floor(bytes / (1024 * 1024));

/** Files of staff: stored first, then named by the reply that they belong to. */
export function createReplyFilesService({ inHotel, acrossHotels, audit, clock, events }: ReplyFilesDependencies) {
  /** The writer's other devices read their drafts again. */
  const tell = (tx: HotelTransaction, { hotel_id, caller }: PersonScope, conversation_id: string): Promise<void> =>
    events.publish(tx, { type: 'reply_draft.updated', hotel_id, conversation_id, user_id: caller.user_id });

  return {
    /**
     * @throws AppError not_found; invalid_input for a kind that cannot be sent; payload_too_large; conflict for an erased
     * guest, or too many files that no reply has.
     */
    add: async (scope: PersonScope, conversation_id: string, filename: string, data: Buffer): Promise<ReplyFile> => {
      const kind = replyFileKind(data);
      if (!kind) throw new AppError('invalid_input', 'file_kind_not_sendable');
      const bytes = withoutMetadata(data, kind.content_type);
      if (bytes.length > kind.most)
        throw new AppError('payload_too_large', reason('file_too_large', { most: inMegabytes(kind.most) }));
      return inHotel(scope, async (tx) => {
        await writableConversation(tx, conversation_id);
        if ((await repository.countFree(tx, conversation_id)) >= mostUnsentFiles)
          throw new AppError('conflict', reason('too_many_files', { most: mostUnsentFiles }));
        const row = await repository.insertFile(tx, {
          conversation_id,
          filename: readableName(filename, kind.extension),
          content_type: kind.content_type,
          bytes,
          created_at: clock.now(),
          drafted_by: scope.caller.user_id,
        });
        const { id } = row;
        const entry = { entity: 'reply_file' as const, entity_id: id, hotel_id: scope.hotel_id };
        await audit.write(tx, scope.caller, { action: 'create', ...entry });
        await tell(tx, scope, conversation_id);
        return asReplyFile({ ...row, size: bytes.length });
      });
    },

    remove: (scope: PersonScope, conversationId: string, id: string): Promise<void> =>
      inHotel(scope, async (tx) => {
        await lockedConversation(tx, conversationId);
        if (!(await repository.deleteFree(tx, conversationId, id))) throw notFound('file');
        const entry = { entity: 'reply_file' as const, entity_id: id, hotel_id: scope.hotel_id };
        await audit.write(tx, scope.caller, { action: 'delete', ...entry });
        await tell(tx, scope, conversationId);
      }),

    /** Row-level security checks access: undefined for a file of a hotel that is not in `scopes`. */
    read: async (scopes: Pick<HotelScope, 'hotel_id'>[], id: string): Promise<MediaFile | undefined> => {
      for (const scope of scopes) {
        const file = await inHotel(scope, (tx) => repository.readFile(tx, id));
        if (file) return file;
      }
      return undefined;
    },

    /** Deletes files that no reply has: those of drafts after 14 days, others after one. */
    prune: (): Promise<void> => {
      const ago = (ms: number) => new Date(clock.now().getTime() - ms);
      const before = { drafted: ago(KEPT_MS.drafted), others: ago(KEPT_MS.others) };
      return acrossHotels((tx) => repository.deleteOldFree(tx, before));
    },
  };
}
export type ReplyFilesService = ReturnType<typeof createReplyFilesService>;
