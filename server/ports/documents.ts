import type { FoundPair } from '#shared/features/knowledge/knowledge-import.schema.ts';

/** A page or a file of the web, unread. `type` is the media type in lower case, without parameters. */
export type WebDocument = { body: Buffer; type: string; charset: string };

/** Documents of the open web. Addresses that lead into a private network are refused, wherever a redirect or a name server points. */
export interface WebDocuments {
  /** @throws DocumentError */
  read(url: string): Promise<WebDocument>;
}

/** The words of a document. `shortened`: it goes on after what was read. */
export type DocumentText = { text: string; shortened: boolean };

/** Reads files of strangers with limits on memory and time, off the event loop. */
export interface DocumentReader {
  /** The words, headings marked with `# ` and paragraphs apart by an empty line. @throws DocumentError */
  pdf(bytes: Uint8Array): Promise<DocumentText>;
  /** @throws DocumentError */
  html(html: string): Promise<DocumentText>;
  /** Question and answer pairs by the layout of a text. @throws DocumentError */
  pairs(text: string): Promise<FoundPair[]>;
}

/**
 * - `address`: no address that a browser would open. `inside`: it leads into a private network.
 * - `unreachable`: no answer, or none in time. `refused`: the server answers with an error.
 * - `too_large`, `unreadable`: it is there, but cannot be used.
 */
export type DocumentProblem = 'address' | 'inside' | 'unreachable' | 'refused' | 'too_large' | 'unreadable';

export class DocumentError extends Error {
  readonly problem: DocumentProblem;
  constructor(problem: DocumentProblem, message: string) {
    super(message);
    this.name = 'DocumentError';
    this.problem = problem;
  }
}
