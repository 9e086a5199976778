import type { Reason } from '#shared/reasons/reasons.ts';
import type { FoundPair } from '#shared/features/knowledge/knowledge-import.schema.ts';

/** The raw bytes of a web page or file. `type`: media type in lower case, without parameters. */
export type WebDocument = { body: Buffer; type: string; charset: string };

/**
 * Downloads documents from the public web. Refuses addresses in private networks, also after redirects and DNS
 * resolution.
 */
export interface WebDocuments {
  /** @throws DocumentError */
  read(url: string): Promise<WebDocument>;
}

/** The text of a document. `shortened`: the text was cut at the limit. */
export type DocumentText = { text: string; shortened: boolean };

/** Parses untrusted files with limits on memory and time, outside the event loop. */
export interface DocumentReader {
  /** Extracts the text; headings start with `# `, paragraphs are separated by an empty line. @throws DocumentError */
  pdf(bytes: Uint8Array): Promise<DocumentText>;
  /** @throws DocumentError */
  html(html: string): Promise<DocumentText>;
  /** Extracts question and answer pairs from the layout of a text. @throws DocumentError */
  pairs(text: string): Promise<FoundPair[]>;
}

/**
 * - `address`: not a valid web address. `inside`: the address is in a private network.
 * - `unreachable`: no response, or a timeout. `refused`: the server responds with an error.
 * - `too_large`, `unreadable`: the document exists but cannot be used.
 */
export type DocumentProblem = 'address' | 'inside' | 'unreachable' | 'refused' | 'too_large' | 'unreadable';

export class DocumentError extends Error {
  readonly problem: DocumentProblem;
  readonly reason: Reason;
  constructor(problem: DocumentProblem, reason: Reason) {
    super(reason.code);
    this.name = 'DocumentError';
    this.problem = problem;
    this.reason = reason;
  }
}
