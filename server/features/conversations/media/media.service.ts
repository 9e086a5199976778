import type { InHotel } from '#server/db/hotel-transaction.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import { WhatsAppError, type WhatsApp } from '#server/ports/whatsapp.ts';
import { fileIdOf } from '../files/file-address.rules.ts';
import type { ReplyFilesService } from '../files/reply-files.service.ts';
import type { MediaFile } from './media.types.ts';
import * as messages from '../messages.repository.ts';

export type MediaDependencies = {
  inHotel: InHotel;
  whatsapp: WhatsApp;
  replyFiles: Pick<ReplyFilesService, 'read'>;
};

/** Guests' attachments, fetched with the provider's credentials, and files of staff. */
export function createMediaService({ inHotel, whatsapp, replyFiles }: MediaDependencies) {
  const find = async (scopes: HotelScope[], messageId: string) => {
    for (const scope of scopes) {
      const message = await inHotel(scope, (tx) => messages.messageById(tx, messageId));
      if (message) return message;
    }
    return undefined;
  };

  const readOwn = async (scopes: HotelScope[], id: string): Promise<MediaFile> => {
    const file = await replyFiles.read(scopes, id);
    if (!file) throw notFound('file');
    return file;
  };

  return {
    /** A file of staff, also before it is sent. */
    readOwn,

    /** Row-level security checks access: a message of a hotel that is not in `scopes` is not found. */
    fetch: async (scopes: HotelScope[], messageId: string, index: number): Promise<MediaFile> => {
      const message = await find(scopes, messageId);
      const attachment = message?.attachments[index];
      if (!attachment) throw notFound('file');
      const own = fileIdOf(attachment);
      if (own) return readOwn(scopes, own);
      const { content_type, data } = await whatsapp.fetchMedia(attachment.url).catch(explain);
      return { content_type, data, filename: attachment.filename };
    },
  };
}
export type MediaService = ReturnType<typeof createMediaService>;

function explain(error: unknown): never {
  if (!(error instanceof WhatsAppError)) throw error;
  throw new AppError('provider_failed', 'media_not_fetched');
}
