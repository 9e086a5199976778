import { getDocumentProxy } from 'unpdf';
import { longestText } from '#shared/features/knowledge/knowledge.values.ts';
import type { DocumentText } from '#server/ports/documents.ts';
import { textOfLines, type PdfLine } from './pdf.lines.ts';

type Item = { str: string; hasEOL: boolean; height: number; transform: number[] };
/** Most pages, characters and pieces of text read from one file. */
const mostPages = 100;
const mostPieces = 200_000;

/** Words of a PDF by pdf.js (through unpdf). Images and fonts are not decoded. */
export async function textOfPdf(bytes: Uint8Array): Promise<DocumentText> {
  const document = await getDocumentProxy(bytes, {
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: 1024 * 1024,
    stopAtErrors: false,
  });
  const pages: PdfLine[][] = [];
  let characters = 0;
  let pieces = 0;
  const last = Math.min(document.numPages, mostPages);
  for (let number = 1; number <= last && characters <= longestText && pieces <= mostPieces; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pieces += items.length;
    const lines = linesOf(items.filter((item): item is typeof item & Item => 'str' in item).slice(0, mostPieces));
    characters += lines.reduce((sum, { text }) => sum + text.length, 0);
    pages.push(lines);
  }
  const shortened = document.numPages > pages.length || characters > longestText || pieces > mostPieces;
  return { text: textOfLines(pages).slice(0, longestText), shortened };
}

/** A line ends at an end-of-line mark, or if the next words have another height. */
function linesOf(items: Item[]): PdfLine[] {
  const lines: (Omit<PdfLine, 'text'> & { words: string[] })[] = [];
  let open: (typeof lines)[number] | null = null;
  for (const { str, hasEOL, height, transform } of items) {
    const y = transform[5] ?? 0;
    if (open && str && Math.abs(open.y - y) > Math.max(open.height, 1) / 2) open = null;
    if (str && !open) lines.push((open = { words: [], y, height: 0 }));
    if (open) {
      open.words.push(str);
      open.height = Math.max(open.height, height);
    }
    if (hasEOL) open = null;
  }
  return lines.map(({ words, y, height }) => ({ y, height, text: words.join('').replace(/\s+/g, ' ').trim() }));
}
