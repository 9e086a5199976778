import { reason, type Reason } from '#shared/reasons/reasons.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import type { FoundPair, ImportProposals, ImportSource } from '#shared/features/knowledge/knowledge-import.schema.ts';
import { longestText, mostPairs } from '#shared/features/knowledge/knowledge.values.ts';
import { looksLikeCode } from '#server/features/assistant/checking/access.rules.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { MayAskModel } from '#server/features/platform/model-budget.service.ts';
import type { InHotel } from '#server/db/hotel-transaction.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  DocumentError,
  type DocumentReader,
  type DocumentText,
  type WebDocument,
  type WebDocuments,
} from '#server/ports/documents.ts';
import { ModelError, type LanguageModel } from '#server/ports/language-model.ts';
import * as repository from './knowledge.repository.ts';
import { pairsOfModel } from './model-pairs.ts';

export type KnowledgeImportDependencies = {
  model: LanguageModel | null;
  web: WebDocuments;
  reader: DocumentReader;
  mayAskModel: MayAskModel;
  inHotel: InHotel;
  clock: Clock;
};
type Found = Omit<ImportProposals, 'items'> & { items: FoundPair[] };

/** Reads a hotel's documents and proposes question and answer pairs. Stores nothing: a person approves first. */
export function createKnowledgeImportService(dependencies: KnowledgeImportDependencies) {
  const { model, reader, mayAskModel } = dependencies;
  const reading = new Set<string>();

  /** Reads pairs from the layout if there is no model, if it fails, or if the hotel's daily limit is used up. */
  const pairsOf = async (scope: HotelScope, { text, shortened }: DocumentText): Promise<Found> => {
    let model_again_at: string | null = null;
    if (model) {
      try {
        const read = await pairsOfModel(model, text, () => mayAskModel(scope.hotel_id));
        if (read) return { ...read, read_by: 'model', shortened: shortened || read.shortened, model_again_at };
        model_again_at = await nextDay(dependencies, scope);
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
      }
    }
    const items = await reader.pairs(text);
    return { items, read_by: 'layout', shortened: shortened || items.length >= mostPairs, model_again_at };
  };

  const propose = async (scope: HotelScope, source: ImportSource): Promise<ImportProposals> => {
    try {
      const { text, shortened } = await textOf(dependencies, source);
      if (!text.trim()) refuse(source.kind, reason(nothing[source.kind]));
      const head = text.slice(0, longestText);
      const { items, ...found } = await pairsOf(scope, {
        text: head,
        shortened: shortened || text.length > longestText,
      });
      return { ...found, items: items.map(proposed) };
    } catch (error) {
      return explain(error, source.kind);
    }
  };

  return {
    /** One import per hotel at a time. @throws AppError invalid_input with the field of the problem; conflict. */
    propose: async (scope: HotelScope, source: ImportSource): Promise<ImportProposals> => {
      if (reading.has(scope.hotel_id)) throw new AppError('conflict', 'import_running');
      reading.add(scope.hotel_id);
      return propose(scope, source).finally(() => reading.delete(scope.hotel_id));
    },
  };
}
export type KnowledgeImportService = ReturnType<typeof createKnowledgeImportService>;

async function textOf({ web, reader }: KnowledgeImportDependencies, source: ImportSource): Promise<DocumentText> {
  if (source.kind === 'text') return { text: source.text, shortened: false };
  if (source.kind === 'pdf') return reader.pdf(source.data);
  const document = await web.read(withScheme(source.url));
  if (document.type === 'application/pdf') return reader.pdf(document.body);
  const words = textIn(document);
  return document.type === 'text/plain' ? { text: words, shortened: false } : reader.html(words);
}

/** The hotel's next midnight: its questions to the model are counted by its own calendar. */
const nextDay = async ({ inHotel, clock }: KnowledgeImportDependencies, scope: HotelScope): Promise<string> =>
  (await inHotel(scope, (tx) => repository.nextMidnight(tx, clock.now()))).toISOString();

const proposed = (pair: FoundPair) => ({
  ...pair,
  in_house_only: looksLikeCode({ title: pair.question, text: pair.answer }),
});

const fields = { text: 'text', pdf: 'data', page: 'url' } as const;
const nothing = {
  text: 'paste_text',
  pdf: 'pdf_without_words',
  page: 'page_without_words',
} as const;

function refuse(kind: ImportSource['kind'], why: Reason): never {
  throw invalidInput([fieldProblem(fields[kind], why)]);
}

function explain(error: unknown, kind: ImportSource['kind']): never {
  if (error instanceof DocumentError) refuse(kind, error.reason);
  throw error;
}

/** People type `www.hotel.example/faq`. */
const withScheme = (url: string) => (/^[a-z][a-z\d+.-]*:\/\//i.test(url) ? url : `https://${url}`);

function textIn({ body, type, charset }: WebDocument): string {
  if (type === 'text/plain') return decoded(body, charset);
  if (type !== 'text/html' && type !== 'application/xhtml+xml')
    throw new DocumentError('unreadable', reason('not_page_nor_pdf'));
  const stated = /<meta[^>]+charset=["']?([\w-]+)/i.exec(body.subarray(0, 2048).toString('latin1'))?.[1];
  return decoded(body, charset || stated || '');
}

function decoded(body: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset || 'utf-8').decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
