import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { attachment } from './conversations.schema.ts';
import { largestReplyFile } from './reply-files.values.ts';

/** A file that waits for the reply that names it (`file_id`), as long as its writer's draft; a replaced one a day at most. */
export const replyFile = attachment.extend({ id: z.uuid(), content_type: z.string(), size: z.number().int() });
export type ReplyFile = z.output<typeof replyFile>;

export const replyFilesContract = defineContract({
  add: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/:id/files',
    access: 'hotelMember',
    summary:
      'Keep a file for a reply, sent as it is: JPEG or PNG of 5 MB, PDF, DOCX, XLSX or PPTX of 16 MB at most. Its content decides its type',
    query: z.object({ filename: z.string().trim().min(1).max(200) }),
    body: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
    bodyLimit: largestReplyFile,
    upload: 'application/octet-stream',
    response: replyFile,
    status: 201,
  },
  remove: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/conversations/:id/files/:file_id',
    access: 'hotelMember',
    summary: 'Delete a file that no reply has',
    response: z.null(),
  },
});
