import type { RequestHandler } from 'express';
import type { InHotel, InPlatform } from '#server/db/hotel-transaction.ts';
import { AppError, notFound } from '#server/http/app-error.ts';
import { scopeOf, type ReadCaller } from '#server/http/authorize.ts';
import type { WhatsApp } from '#server/ports/whatsapp.ts';
import { WhatsAppError } from '#server/ports/whatsapp.ts';
import * as messages from './messages.repository.ts';

export type MediaDependencies = { inHotel: InHotel; inPlatform: InPlatform; whatsapp: WhatsApp; readCaller: ReadCaller };

/** Shown in the page; everything else is a download, so that nothing a guest sends can run in our origin. */
const shownInline = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

/** `GET /media/:message_id/:index`: a guest's attachment, fetched with the provider's credentials, for members of that hotel only. */
export function mediaRoute({ inHotel, whatsapp, readCaller }: MediaDependencies): RequestHandler {
  return async (request, response) => {
    const caller = await readCaller(request);
    if (!caller) throw new AppError('unauthenticated', 'Sign in first.');
    const hotelId = caller.context?.hotel_id ?? caller.membership?.hotel_id;
    const scope = scopeOf(caller, hotelId);
    if (!scope) throw new AppError('forbidden', 'You have no access to this hotel.');
    const { message_id, index } = request.params as { message_id: string; index: string };
    if (!/^[0-9a-f-]{36}$/i.test(message_id)) throw notFound('This file');
    // The wall does the checking: another hotel's message is not there.
    const message = await inHotel(scope, (tx) => messages.messageById(tx, message_id));
    const attachment = message?.attachments[Number(index)];
    if (!attachment) throw notFound('This file');
    const { content_type, data } = await whatsapp.fetchMedia(attachment.url).catch(explain);
    response.set({
      'content-type': shownInline.has(content_type) ? content_type : 'application/octet-stream',
      'content-disposition': `${shownInline.has(content_type) ? 'inline' : 'attachment'}; filename="${attachment.filename.replace(/[^\w.-]/g, '_')}"`,
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    response.send(data);
  };
}

function explain(error: unknown): never {
  if (error instanceof WhatsAppError) throw new AppError('provider_failed', 'The file could not be fetched from WhatsApp. It may have been deleted there; try again in a moment.');
  throw error;
}
