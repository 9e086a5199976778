import { reason, type PlainCode } from '#shared/reasons/reasons.ts';
import type { FoundPair } from '#shared/features/knowledge/knowledge-import.schema.ts';
import { DocumentError, type DocumentReader, type DocumentText } from '#server/ports/documents.ts';
import { inProcess } from './reader.process.ts';
import type { Task } from './reader.tasks.ts';

/** Most reading processes at a time in this server. */
const mostAtOnce = 2;

const pdfReasons: Record<string, PlainCode> = {
  PasswordException: 'pdf_with_password',
  memory: 'pdf_too_much_memory',
  timeout: 'pdf_too_slow',
};
const other: Record<Exclude<Task, 'pdf'>, PlainCode> = {
  html: 'page_too_large',
  pairs: 'text_unreadable',
};

/** Reads documents in child processes with limits on memory and time, a few at a time. */
export function createDocumentReader({ timeoutMs = 20_000 }: { timeoutMs?: number } = {}): DocumentReader {
  const enter = createQueue(mostAtOnce);
  const read = async (task: Task, bytes: Uint8Array): Promise<unknown> => {
    const answer = await enter(() => inProcess(task, bytes, timeoutMs));
    if ('done' in answer) return answer.done;
    const pdf = pdfReasons[answer.failure] ?? 'pdf_unreadable';
    throw new DocumentError('unreadable', reason(task === 'pdf' ? pdf : other[task]));
  };
  return {
    pdf: async (bytes) => {
      if (Buffer.from(bytes.subarray(0, 1024)).indexOf('%PDF-') === -1)
        throw new DocumentError('unreadable', reason('not_a_pdf'));
      return (await read('pdf', bytes)) as DocumentText;
    },
    html: async (html) => (await read('html', Buffer.from(html))) as DocumentText,
    pairs: async (text) => (await read('pairs', Buffer.from(text))) as FoundPair[],
  };
}

/** Runs at most `most` tasks at a time; the others wait. */
function createQueue(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    // A finished task passes its slot to the next in line, so that a newer task cannot take it first.
    if (running >= most) await new Promise<void>((resume) => waiting.push(resume));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
