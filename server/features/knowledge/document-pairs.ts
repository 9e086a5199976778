import { reason } from '#shared/reasons/reasons.ts';
import type { FoundPair, ImportProposals, ImportSource } from '#shared/features/knowledge/knowledge-import.schema.ts';
import { longestText, mostPairs } from '#shared/features/knowledge/knowledge.values.ts';
import { AppError } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { InHotel } from '#server/db/hotel-transaction.ts';
import type { MayAskModel } from '#server/features/platform/model-budgets/model-calls.service.ts';
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

export type DocumentPairsDependencies = {
  model: LanguageModel | null;
  web: WebDocuments;
  reader: DocumentReader;
  mayAskModel: MayAskModel;
  inHotel: InHotel;
  clock: Clock;
};
export type ReadPairs = Omit<ImportProposals, 'items' | 'source_id'> & { items: FoundPair[] };
type OfHotel = Pick<HotelScope, 'hotel_id'>;

/** Reads the text of a document and makes question and answer pairs of it, for the import and for reading it again. */
export function createDocumentPairs(dependencies: DocumentPairsDependencies) {
  const { model, reader, mayAskModel } = dependencies;
  const reading = new Set<string>();

  return {
    /** One document per hotel at a time. @throws AppError conflict */
    alone: async <T>({ hotel_id }: OfHotel, work: () => Promise<T>): Promise<T> => {
      if (reading.has(hotel_id)) throw new AppError('conflict', 'import_running');
      reading.add(hotel_id);
      return work().finally(() => reading.delete(hotel_id));
    },

    /** The text up to the limit. @throws DocumentError also where it holds no words. */
    textOf: async (source: ImportSource): Promise<DocumentText> => {
      const { text, shortened } = await wholeText(dependencies, source);
      if (!text.trim()) throw new DocumentError('unreadable', reason(nothing[source.kind]));
      return { text: text.slice(0, longestText), shortened: shortened || text.length > longestText };
    },

    /**
     * Reads pairs from the layout if there is no model, if it fails, or if the hotel's daily limit is used up.
     * `like`: who read the document before; `layout` asks no model.
     */
    pairsOf: async (
      scope: OfHotel,
      { text, shortened }: DocumentText,
      like?: ReadPairs['read_by'],
    ): Promise<ReadPairs> => {
      let model_again_at: string | null = null;
      if (model && like !== 'layout') {
        try {
          const { hotel_id: hotelId } = scope;
          const read = await pairsOfModel(model, { hotelId, text }, () => mayAskModel(hotelId));
          if (read) return { ...read, read_by: 'model', shortened: shortened || read.shortened, model_again_at };
          model_again_at = await nextDay(dependencies, scope);
        } catch (error) {
          if (!(error instanceof ModelError)) throw error;
        }
      }
      const items = await reader.pairs(text);
      return { items, read_by: 'layout', shortened: shortened || items.length >= mostPairs, model_again_at };
    },
  };
}
export type DocumentPairs = ReturnType<typeof createDocumentPairs>;

const nothing = {
  text: 'paste_text',
  pdf: 'pdf_without_words',
  page: 'page_without_words',
} as const;

async function wholeText({ web, reader }: DocumentPairsDependencies, source: ImportSource): Promise<DocumentText> {
  if (source.kind === 'text') return { text: source.text, shortened: false };
  if (source.kind === 'pdf') return reader.pdf(source.data);
  const document = await web.read(withScheme(source.url));
  if (document.type === 'application/pdf') return reader.pdf(document.body);
  const words = textIn(document);
  return document.type === 'text/plain' ? { text: words, shortened: false } : reader.html(words);
}

/** The hotel's next midnight: its questions to the model are counted by its own calendar. */
const nextDay = async ({ inHotel, clock }: DocumentPairsDependencies, scope: OfHotel): Promise<string> =>
  (await inHotel(scope, (tx) => repository.nextMidnight(tx, clock.now()))).toISOString();

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
