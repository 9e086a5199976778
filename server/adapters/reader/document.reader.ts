import type { FoundPair } from '#shared/features/knowledge/knowledge-import.schema.ts';
import { DocumentError, type DocumentReader, type DocumentText } from '#server/ports/documents.ts';
import { inProcess } from './reader.process.ts';
import type { Task } from './reader.tasks.ts';

/** Most reading processes at a time in this server. */
const mostAtOnce = 2;

const sentences: Record<string, string> = {
  PasswordException: 'This PDF asks for a password. Save it without one, or paste its text.',
  memory: 'This PDF needs too much memory to read. Save it again as a smaller PDF or paste the text.',
  timeout: 'This PDF takes too long to read. Save it again as a smaller PDF or paste the text.',
};
const other: Record<Exclude<Task, 'pdf'>, string> = {
  html: 'This page is too large to read. Paste the part that matters.',
  pairs: 'This text could not be read. Paste a shorter part of it.',
};

/** Reads documents in child processes with limits on memory and time, a few at a time. */
export function createDocumentReader({ timeoutMs = 20_000 }: { timeoutMs?: number } = {}): DocumentReader {
  const enter = createQueue(mostAtOnce);
  const read = async (task: Task, bytes: Uint8Array): Promise<unknown> => {
    const answer = await enter(() => inProcess(task, bytes, timeoutMs));
    if ('done' in answer) return answer.done;
    const pdf = sentences[answer.failure] ?? 'This PDF could not be read. Paste its text instead.';
    throw new DocumentError('unreadable', task === 'pdf' ? pdf : other[task]);
  };
  return {
    pdf: async (bytes) => {
      if (Buffer.from(bytes.subarray(0, 1024)).indexOf('%PDF-') === -1)
        throw new DocumentError('unreadable', 'This file is not a PDF.');
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
