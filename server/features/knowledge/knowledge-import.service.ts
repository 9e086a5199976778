import {
  longestText,
  type ImportProposals,
  type ImportSource,
} from '#shared/features/knowledge/knowledge-import.schema.ts';
import { AppError } from '#server/http/app-error.ts';
import { DocumentError, type PdfReader, type WebDocument, type WebDocuments } from '#server/ports/documents.ts';
import { ModelError, type LanguageModel } from '#server/ports/language-model.ts';
import { textOfHtml } from './html-text.rules.ts';
import { modelReads, pairsOfModel } from './model-pairs.ts';
import { mostPairs, pairsOfText } from './text-pairs.rules.ts';

export type KnowledgeImportDependencies = { model: LanguageModel | null; web: WebDocuments; pdf: PdfReader };
type Found = Pick<ImportProposals, 'items' | 'read_by'> & { read: number };

/** Reads what a hotel has written elsewhere and proposes pairs. It stores nothing: a person approves first. */
export function createKnowledgeImportService({ model, web, pdf }: KnowledgeImportDependencies) {
  const textOf = async (source: ImportSource): Promise<string> => {
    if (source.kind === 'text') return source.text;
    if (source.kind === 'pdf') return pdf.read(Buffer.from(source.data, 'base64'));
    const document = await web.read(withScheme(source.url));
    return document.type === 'application/pdf' ? pdf.read(document.body) : wordsOf(document);
  };

  /** The layout stands in where there is no model, and where it fails: a hotel's first day is no time to wait. */
  const pairsOf = async (text: string): Promise<Found> => {
    if (model) {
      try {
        return { items: await pairsOfModel(model, text), read_by: 'model', read: modelReads };
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
      }
    }
    return { items: pairsOfText(text), read_by: 'layout', read: longestText };
  };

  return {
    /** @throws AppError invalid_input with the field that the problem is about. */
    propose: async (source: ImportSource): Promise<ImportProposals> => {
      const text = await textOf(source).catch((error: unknown) => explain(error, source.kind));
      if (!text.trim()) refuse(source.kind, nothing[source.kind]);
      const { items, read_by, read } = await pairsOf(text.slice(0, longestText));
      return { items, read_by, shortened: text.length > read || items.length >= mostPairs };
    },
  };
}
export type KnowledgeImportService = ReturnType<typeof createKnowledgeImportService>;

const fields = { text: 'text', pdf: 'data', page: 'url' } as const;
const nothing = {
  text: 'Paste the text first.',
  pdf: 'This PDF holds no words that can be read; it may be a scan. Paste its text instead.',
  page: 'This page holds no words that can be read; it may build itself in the browser. Paste its text instead.',
} as const;

function refuse(kind: ImportSource['kind'], message: string): never {
  throw new AppError('invalid_input', message, [{ path: fields[kind], message }]);
}

function explain(error: unknown, kind: ImportSource['kind']): never {
  if (error instanceof DocumentError) refuse(kind, error.message);
  throw error;
}

/** People type `www.hotel.example/faq`. */
const withScheme = (url: string) => (/^[a-z][a-z\d+.-]*:\/\//i.test(url) ? url : `https://${url}`);

function wordsOf({ body, type, charset }: WebDocument): string {
  if (type === 'text/plain') return decoded(body, charset);
  if (type !== 'text/html' && type !== 'application/xhtml+xml')
    throw new DocumentError('unreadable', 'This address leads to a file that is neither a page nor a PDF.');
  const stated = /<meta[^>]+charset=["']?([\w-]+)/i.exec(body.subarray(0, 2048).toString('latin1'))?.[1];
  return textOfHtml(decoded(body, charset || stated || ''));
}

function decoded(body: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset || 'utf-8').decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
