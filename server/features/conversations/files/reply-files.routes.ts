import type { RequestHandler, Response, Router } from 'express';
import { filePolicy } from '#shared/http/content-security-policy.ts';
import { replyFilesContract } from '#shared/features/conversations/reply-files.contract.ts';
import { isUuid } from '#shared/lib/uuid.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { MediaFile } from '../media/media.types.ts';
import type { FileLink, FileLinks } from './file-links.ts';
import type { ReplyFilesService } from './reply-files.service.ts';

export function replyFilesRoutes(router: Router, files: ReplyFilesService, authorize: Authorize): void {
  mount(
    router,
    replyFilesContract,
    {
      add: ({ scope, params, query, body }) => files.add(scope, params.id, query.filename, Buffer.from(body)),
      remove: async ({ scope, params }) => {
        await files.remove(scope, params.id, params.file_id);
        return null;
      },
    },
    authorize,
  );
}

const statusOf = { forged: 403, expired: 410 } as const;

/**
 * `GET /shared-files/:hotel_id/:file_id/:token/:filename`: a file of staff for the provider, which has no session. The
 * signature is checked before anything is read. 403 for a wrong one, 410 for one that has expired, 404 for a file that is gone.
 */
export function sharedFileRoute(links: FileLinks, files: Pick<ReplyFilesService, 'read'>): RequestHandler {
  return async (request, response) => {
    const link = request.params as FileLink;
    response.set({ 'cache-control': 'no-store, no-transform', 'x-robots-tag': 'noindex' });
    const state = links.check(link);
    if (state !== 'valid') return void response.status(statusOf[state]).end();
    const { hotel_id, file_id } = link;
    const file = isUuid(file_id) ? await files.read([{ hotel_id }], file_id) : undefined;
    if (!file) return void response.status(404).end();
    response.set({
      'content-type': file.content_type,
      'content-disposition': disposition(file),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': filePolicy,
      'cross-origin-resource-policy': 'cross-origin',
    });
    const ranges = request.range(file.data.length);
    if (ranges === -1) return void response.status(416).set('content-range', `bytes */${file.data.length}`).end();
    const [range] = ranges === undefined || ranges === -2 || ranges.length !== 1 ? [] : ranges;
    if (range) sendPart(response, file.data, range);
    else
      response.set('content-length', String(file.data.length)).end(request.method === 'HEAD' ? undefined : file.data);
  };
}

function sendPart(response: Response, data: Buffer, { start, end }: { start: number; end: number }): void {
  const part = data.subarray(start, end + 1);
  response
    .status(206)
    .set({ 'content-range': `bytes ${start}-${end}/${data.length}`, 'content-length': String(part.length) })
    .end(response.req.method === 'HEAD' ? undefined : part);
}

/** Pictures are shown, all else is a download. The name in ASCII, and as it is (RFC 6266). */
function disposition({ filename, content_type }: MediaFile): string {
  const kind = content_type.startsWith('image/') ? 'inline' : 'attachment';
  const plain = filename.replace(/[^\w.-]/g, '_');
  const whole = encodeURIComponent(filename).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
