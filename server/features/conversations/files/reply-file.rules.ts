import { replyFileKinds, type ReplyFileKind } from '#shared/features/conversations/reply-files.values.ts';
import { sniffedType } from '../media/file-kind.rules.ts';

/** The kind that the content shows, or null for a file that cannot be sent. */
export function replyFileKind(data: Buffer): ReplyFileKind | null {
  const shown = sniffedType(data);
  const extension = shown ? null : officeExtension(data);
  return replyFileKinds.find((kind) => kind.content_type === shown || kind.extension === extension) ?? null;
}

const mainParts = { 'word/document.xml': 'docx', 'xl/workbook.xml': 'xlsx', 'ppt/presentation.xml': 'pptx' } as const;
const directoryMark = 0x02014b50;
const endMark = Buffer.from('PK\x05\x06', 'latin1');
const mostEntries = 5000;

/** By the names in the directory of the ZIP; null for other archives, and for documents with macros. */
function officeExtension(data: Buffer): string | null {
  if (data.toString('latin1', 0, 4) !== 'PK\x03\x04') return null;
  const end = data.lastIndexOf(endMark);
  if (end < 0 || end + 20 > data.length) return null;
  const names = new Set<string>();
  for (let at = data.readUInt32LE(end + 16); at + 46 <= data.length && names.size < mostEntries;) {
    if (data.readUInt32LE(at) !== directoryMark) break;
    const length = data.readUInt16LE(at + 28);
    names.add(data.toString('latin1', at + 46, at + 46 + length));
    at += 46 + length + data.readUInt16LE(at + 30) + data.readUInt16LE(at + 32);
  }
  if (!names.has('[Content_Types].xml') || [...names].some((name) => name.endsWith('vbaProject.bin'))) return null;
  return Object.entries(mainParts).find(([name]) => names.has(name))?.[1] ?? null;
}

const longestName = 80;

/** A name that the guest reads: no folders, no control or direction characters, and the ending of its kind. */
export function readableName(given: string, extension: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[\p{C}"<>|:*?]/gu, '')
    .trim();
  return `${[...stem].slice(0, longestName).join('').trim() || 'file'}.${extension}`;
}
