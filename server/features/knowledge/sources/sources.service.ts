import type { Logger } from 'pino';
import { inEnglish } from '#shared/reasons/english-sentences.ts';
import { reason, type Reason } from '#shared/reasons/reasons.ts';
import type { ApprovedSource, ImportSource } from '#shared/features/knowledge/knowledge-import.schema.ts';
import type { KnowledgeSource, SourcesAndChanges } from '#shared/features/knowledge/knowledge-sources.contract.ts';
import { mostPairs } from '#shared/features/knowledge/knowledge.values.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { AcrossHotels, HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import { DocumentError, type DocumentText } from '#server/ports/documents.ts';
import type { Events } from '#server/ports/events.ts';
import type { DocumentPairs, ReadPairs } from '../document-pairs.ts';
import { changedPairs, isSame, withoutRewordings } from './changed-pairs.rules.ts';
import * as repository from './sources.repository.ts';

export type KnowledgeSourcesDependencies = {
  inHotel: InHotel;
  acrossHotels: AcrossHotels;
  audit: AuditService;
  clock: Clock;
  events: Events;
  log: Logger;
  documentPairs: DocumentPairs;
};
type OfHotel = Pick<HotelScope, 'hotel_id'>;
type Source = NonNullable<Awaited<ReturnType<typeof repository.oneSource>>>;

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Imports of the same morning are spread over these milliseconds when they are read again. */
const SPREAD_MS = DAY_MS / 4;
/** More are imported, but not remembered. */
const MOST_SOURCES = 100;
const SOURCES_AT_ONCE = 5;

/** Documents that entries were imported from, read again to propose what has changed (docs/product.md, section 5). */
export function createKnowledgeSourcesService(dependencies: KnowledgeSourcesDependencies) {
  const { inHotel, acrossHotels, audit, clock, events, log, documentPairs } = dependencies;

  const told = async (tx: HotelTransaction, scope: HotelScope, action: AuditAction, id: string): Promise<void> => {
    const { hotel_id, caller } = scope;
    await audit.write(tx, caller, { action, entity: 'knowledge_source', entity_id: id, hotel_id });
    await events.publish(tx, { type: 'knowledge.updated', hotel_id });
  };

  const list = (scope: OfHotel): Promise<SourcesAndChanges> =>
    inHotel(scope, async (tx) => ({
      items: (await repository.listSources(tx)).map(sourceOf),
      changes: (await repository.listChanges(tx, mostPairs)).filter(stillDiffers).map(shown),
    }));

  const failed = (scope: OfHotel, id: string, failure: Reason): Promise<void> =>
    inHotel(scope, async (tx) => {
      await repository.updateSource(tx, id, { tried_at: clock.now(), failure });
      await events.publish(tx, { type: 'knowledge.updated', hotel_id: scope.hotel_id });
    });

  /** Notes the changes; a failure is noted with its reason, and the entries stay. Nothing is locked while it is read. */
  const readAgain = (scope: OfHotel, id: string, document?: Extract<ImportSource, { kind: 'pdf' }>): Promise<void> =>
    documentPairs.alone(scope, async () => {
      const source = await inHotel(scope, (tx) => repository.oneSource(tx, id));
      if (!source) throw notFound('source');
      if (source.kind === 'pdf' && !document) throw new AppError('invalid_input', 'upload_newer_pdf');
      try {
        const read = await documentPairs.textOf(document ?? { kind: 'page', url: source.name });
        const pairs = read.text === source.text ? null : await likeBefore(documentPairs, scope, { source, read });
        await inHotel(scope, (tx) => compare(dependencies, { scope, tx, id }, { text: read.text, pairs }));
      } catch (error) {
        if (!(error instanceof DocumentError)) throw error;
        await failed(scope, id, error.reason);
      }
    });

  return {
    list,
    readAgain: async (scope: HotelScope, id: string) => {
      await readAgain(scope, id);
      return list(scope);
    },
    readNewerPdf: async (scope: HotelScope, id: string, data: Uint8Array<ArrayBuffer>) => {
      await readAgain(scope, id, { kind: 'pdf', data });
      return list(scope);
    },

    /** An import that is not approved yet; its id, or null for a pasted text and where the hotel has too many sources. */
    remember: (scope: OfHotel, source: ImportSource, { text, found }: { text: string; found: ReadPairs }) =>
      inHotel(scope, async (tx): Promise<string | null> => {
        if (source.kind === 'text' || (await repository.countKept(tx)) >= MOST_SOURCES) return null;
        const name = source.kind === 'page' ? source.url : 'PDF';
        return repository.insertDraft(
          tx,
          { kind: source.kind, name, read_by: found.read_by, text },
          found.items,
          clock.now(),
        );
      }),

    /** Keeps the source of approved pairs, in their transaction. A draft that has ended is not kept. */
    keep: async (
      tx: HotelTransaction,
      { scope, source }: { scope: HotelScope; source: ApprovedSource },
      ids: (string | null)[],
    ): Promise<void> => {
      const { id, name, positions } = source;
      const links = positions.flatMap((position, at) => (ids[at] ? [{ position, entry_id: ids[at] }] : []));
      const now = clock.now();
      const nextRead = (kind: string) => (kind === 'page' ? nextReading(id, now) : null);
      if (await repository.keep(tx, { id, name, links }, { now, nextRead })) await told(tx, scope, 'create', id);
    },

    /** @throws AppError not_found; invalid_input for a PDF. */
    watch: (scope: HotelScope, id: string, watched: boolean): Promise<null> =>
      inHotel(scope, async (tx) => {
        const next_read_at = watched ? nextReading(id, clock.now()) : null;
        const source = await repository.updateSource(tx, id, { next_read_at });
        if (!source) throw notFound('source');
        if (watched && source.kind === 'pdf') throw new AppError('invalid_input', 'upload_newer_pdf');
        await told(tx, scope, 'update', id);
        return null;
      }),

    /** @throws AppError not_found */
    remove: (scope: HotelScope, id: string): Promise<null> =>
      inHotel(scope, async (tx) => {
        if (!(await repository.deleteSource(tx, id))) throw notFound('source');
        await told(tx, scope, 'delete', id);
        return null;
      }),

    /** Reads the pages that are due, one after the other. A page that fails is tried again tomorrow. */
    round: async (): Promise<void> => {
      const now = clock.now();
      for (const { id, hotel_id } of await acrossHotels((tx) => repository.dueSources(tx, now, SOURCES_AT_ONCE))) {
        const next_read_at = new Date(now.getTime() + DAY_MS);
        await inHotel({ hotel_id }, (tx) => repository.updateSource(tx, id, { next_read_at }));
        await readAgain({ hotel_id }, id).catch((error: unknown) =>
          log.warn({ err: error, hotel_id, source_id: id }, 'a source of knowledge was not read again'),
        );
      }
    },
  };
}
export type KnowledgeSourcesService = ReturnType<typeof createKnowledgeSourcesService>;

/** @throws DocumentError where the model that read it is not available: the layout gives other pairs. */
async function likeBefore(
  documentPairs: DocumentPairs,
  scope: OfHotel,
  { source, read }: { source: Source; read: DocumentText },
): Promise<ReadPairs['items']> {
  const like = source.read_by as ReadPairs['read_by'];
  const { items, read_by } = await documentPairs.pairsOf(scope, read, like);
  if (read_by !== like) throw new DocumentError('unreadable', reason('model_needed'));
  return items;
}

type Place = { scope: OfHotel; tx: HotelTransaction; id: string };

/** `pairs`: null where the text has not changed. The source may have been deleted while it was read. */
async function compare(
  { clock, events }: KnowledgeSourcesDependencies,
  { scope, tx, id }: Place,
  { text, pairs }: { text: string; pairs: ReadPairs['items'] | null },
): Promise<void> {
  const source = await repository.oneSource(tx, id);
  if (!source) return;
  const now = clock.now();
  if (pairs) {
    const before = await repository.pairsBefore(tx, id);
    const found = changedPairs(before, pairs);
    const isOpen = source.base_text !== source.text;
    const texts = { old: isOpen ? source.base_text : source.text, now: text };
    const changes = source.read_by === 'model' ? withoutRewordings(found, { before, texts }) : found;
    await repository.noteReading(tx, { id, text }, changes, now);
  }
  const isWatched = source.next_read_at !== null;
  await repository.updateSource(tx, id, {
    tried_at: now,
    failure: null,
    ...(isWatched ? { next_read_at: nextReading(id, now) } : {}),
  });
  await events.publish(tx, { type: 'knowledge.updated', hotel_id: scope.hotel_id });
}

function nextReading(id: string, now: Date): Date {
  const share = Number.parseInt(id.slice(-4), 16) / 0xffff;
  return new Date(now.getTime() + WEEK_MS + Math.round(share * SPREAD_MS));
}

function sourceOf(row: Awaited<ReturnType<typeof repository.listSources>>[number]): KnowledgeSource {
  return {
    ...row,
    kind: row.kind as KnowledgeSource['kind'],
    read_by: row.read_by as KnowledgeSource['read_by'],
    read_at: row.read_at.toISOString(),
    tried_at: row.tried_at.toISOString(),
    next_read_at: row.next_read_at?.toISOString() ?? null,
    failure: row.failure && inEnglish(row.failure),
    failure_reason: row.failure,
  };
}

const wording = (question: string, answer: string) => ({ question, answer });

/** Not where staff have put the same text into the entry themselves. */
const stillDiffers = (change: repository.OpenChange): boolean =>
  change.kind !== 'changed' || !isSame(wording(change.entry_question!, change.entry_answer!), change);

/** Whether a person has edited the entry since it was the source's text. */
export const isConflict = ({
  entry_id,
  entry_question,
  entry_answer,
  pair_question,
  pair_answer,
}: repository.OpenChange) =>
  entry_id !== null && !isSame(wording(entry_question!, entry_answer!), wording(pair_question!, pair_answer!));

function shown(change: repository.OpenChange): SourcesAndChanges['changes'][number] {
  const { id, source_id, kind, entry_id, entry_question, entry_answer, question, answer, found_at } = change;
  return {
    id,
    source_id,
    kind: kind as 'added' | 'changed' | 'removed',
    entry_id,
    old: entry_id ? wording(entry_question!, entry_answer!) : null,
    new: kind === 'removed' ? null : wording(question, answer),
    conflict: isConflict(change),
    found_at: found_at.toISOString(),
  };
}
