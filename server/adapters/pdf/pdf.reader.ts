import { Worker } from 'node:worker_threads';
import { DocumentError, type PdfReader } from '#server/ports/documents.ts';

type Answer = { text: string } | { failure: string };

/** Words of PDFs, by pdf.js (through unpdf) in a thread of its own with a limit on time and memory. */
export function createPdfReader({ timeoutMs = 20_000 }: { timeoutMs?: number } = {}): PdfReader {
  return {
    read: async (bytes) => {
      if (Buffer.from(bytes.subarray(0, 1024)).indexOf('%PDF-') === -1)
        throw new DocumentError('unreadable', 'This file is not a PDF.');
      const answer = await inThread(bytes, timeoutMs);
      if ('text' in answer) return answer.text;
      throw new DocumentError(
        'unreadable',
        answer.failure === 'PasswordException'
          ? 'This PDF asks for a password. Save it without one, or paste its text.'
          : 'This PDF could not be read. Paste its text instead.',
      );
    },
  };
}

function inThread(bytes: Uint8Array, timeoutMs: number): Promise<Answer> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      stdout: true,
      stderr: true,
    });
    const finish = (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const timer = setTimeout(() => finish({ failure: 'timeout' }), timeoutMs);
    worker.once('message', finish);
    worker.once('error', () => finish({ failure: 'crash' }));
    worker.once('exit', () => finish({ failure: 'exit' }));
  });
}
