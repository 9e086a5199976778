import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import { textOfLines, type PdfLine } from './pdf.lines.ts';

/** Runs beside the server: a file that takes for ever or eats all memory ends this thread and nothing else. */
type Item = { str: string; hasEOL: boolean; height: number; transform: number[] };
const mostPages = 100;

try {
  parentPort?.postMessage({ text: await read(workerData as Uint8Array) });
} catch (error) {
  parentPort?.postMessage({ failure: error instanceof Error ? error.name : 'unknown' });
}

async function read(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(bytes);
  const pages: PdfLine[][] = [];
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(linesOf(items.filter((item): item is typeof item & Item => 'str' in item)));
  }
  return textOfLines(pages);
}

/** A line ends where the file says so, or where the next words stand at another height. */
function linesOf(items: Item[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let open: PdfLine | null = null;
  for (const { str, hasEOL, height, transform } of items) {
    const y = transform[5] ?? 0;
    if (open && str && Math.abs(open.y - y) > Math.max(open.height, 1) / 2) open = null;
    if (str && !open) lines.push((open = { text: '', y, height: 0 }));
    if (open) {
      open.text += str;
      open.height = Math.max(open.height, height);
    }
    if (hasEOL) open = null;
  }
  return lines.map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ').trim() }));
}
