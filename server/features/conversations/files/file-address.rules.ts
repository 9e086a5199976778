import type { ReplyFile } from '#shared/features/conversations/reply-files.contract.ts';
import type { StoredAttachment } from '#server/db/json-columns.ts';

const scheme = 'file:';

/** The id in reply_files of an attachment of staff; null for a guest's, which the provider keeps. */
export const fileIdOf = ({ url }: Pick<StoredAttachment, 'url'>): string | null =>
  url.startsWith(scheme) ? url.slice(scheme.length) : null;

export type FileRow = { id: string; filename: string; content_type: string };

export const asAttachment = ({ id, filename, content_type }: FileRow) => ({
  type: content_type.startsWith('image/') ? ('image' as const) : ('other' as const),
  url: scheme + id,
  filename,
  content_type,
});

/** A file that waits for its reply. */
export const asReplyFile = (row: FileRow & { size: number }): ReplyFile => ({
  ...asAttachment(row),
  id: row.id,
  url: fileAddress(row.id),
  size: row.size,
});

/** Our own route for a file of staff. */
export const fileAddress = (id: string): string => `/media/files/${id}`;
