import type { InHotel } from '#server/db/hotel-transaction.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import { WhatsAppError, type WhatsApp } from '#server/ports/whatsapp.ts';
import * as messages from '../messages.repository.ts';

export type MediaDependencies = { inHotel: InHotel; whatsapp: WhatsApp };
export type MediaFile = { content_type: string; filename: string; data: Buffer };

/** Guests' attachments, fetched with the provider's credentials. */
export function createMediaService({ inHotel, whatsapp }: MediaDependencies) {
  const find = async (scopes: HotelScope[], messageId: string) => {
    for (const scope of scopes) {
      const message = await inHotel(scope, (tx) => messages.messageById(tx, messageId));
      if (message) return message;
    }
    return undefined;
  };

  return {
    /** Row-level security checks access: a message of a hotel that is not in `scopes` is not found. */
    fetch: async (scopes: HotelScope[], messageId: string, index: number): Promise<MediaFile> => {
      const message = await find(scopes, messageId);
      const attachment = message?.attachments[index];
      if (!attachment) throw notFound('file');
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
