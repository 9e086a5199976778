import type { Request, RequestHandler, Response } from 'express';
import { isUuid } from '#shared/lib/uuid.ts';
import { filePolicy } from '#shared/http/content-security-policy.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import { scopesOf, type ReadCaller } from '#server/http/authorize.ts';
import { sniffedType } from './file-kind.rules.ts';
import type { MediaService } from './media.service.ts';
import type { MediaFile } from './media.types.ts';

/** Media types shown or played inline. All others are downloads, so that a guest's file cannot run in the console's origin. */
const shownInline = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'audio/ogg',
  'audio/mpeg',
  'audio/mp4',
  'audio/aac',
]);

/** `GET /media/:message_id/:index`: a file of a message, for members of that hotel only. */
export function mediaRoute(media: MediaService, readCaller: ReadCaller): RequestHandler {
  return async (request, response) => {
    const scopes = await scopesOfMember(request, readCaller);
    const { message_id, index } = request.params as { message_id: string; index: string };
    if (!isUuid(message_id)) throw notFound('file');
    show(response, await media.fetch(scopes, message_id, Number(index)));
  };
}

/** `GET /media/files/:file_id`: a file of staff, also before it is sent, for members of that hotel only. */
export function ownFileRoute(media: MediaService, readCaller: ReadCaller): RequestHandler {
  return async (request, response) => {
    const scopes = await scopesOfMember(request, readCaller);
    const { file_id } = request.params as { file_id: string };
    if (!isUuid(file_id)) throw notFound('file');
    show(response, await media.readOwn(scopes, file_id));
  };
}

async function scopesOfMember(request: Request, readCaller: ReadCaller): Promise<HotelScope[]> {
  const caller = await readCaller(request);
  if (!caller) throw new AppError('unauthenticated', 'sign_in_first');
  const scopes = scopesOf(caller);
  if (scopes.length === 0) throw new AppError('forbidden', 'no_access_to_hotel');
  return scopes;
}

function show(response: Response, { filename, data }: MediaFile): void {
  const type = sniffedType(data);
  const inline = type !== null && shownInline.has(type);
  response.set({
    'content-type': inline ? type : 'application/octet-stream',
    'content-disposition': `${inline ? 'inline' : 'attachment'}; filename="${filename.replace(/[^\w.-]/g, '_')}"`,
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': filePolicy,
  });
  response.send(data);
}
