import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { instant, nullableInstant } from '#shared/http/page.ts';
import { reasonSchema } from '#shared/reasons/reason.schema.ts';
import { pdfBytes } from './knowledge-import.schema.ts';
import { faqDraft } from './knowledge.schema.ts';
import { largestPdf, mostPairs } from './knowledge.values.ts';

/**
 * A web page or PDF that entries were imported from. `name`: address or file name. `failure`: why the last attempt, at
 * `tried_at`, read nothing, in English and as a reason; `read_at`: the last one that did. `next_read_at`: null where it is not read on its own.
 * `entries`: those that were made of it and still exist.
 */
export const knowledgeSource = z.object({
  id: z.uuid(),
  kind: z.enum(['page', 'pdf']),
  name: z.string(),
  read_by: z.enum(['model', 'layout']),
  read_at: instant,
  tried_at: instant,
  failure: z.string().nullable(),
  failure_reason: reasonSchema.nullable(),
  next_read_at: nullableInstant,
  entries: z.number().int(),
});
export type KnowledgeSource = z.output<typeof knowledgeSource>;

const wording = z.object({ question: z.string(), answer: z.string() });

/**
 * An open proposal. `old`: the entry as it is, null for an added pair; `new`: as the source says now, null for a removed
 * pair. `conflict`: the entry says something else than the source did, because a person has edited it.
 */
const knowledgeSourceChange = z.object({
  id: z.uuid(),
  source_id: z.uuid(),
  kind: z.enum(['added', 'changed', 'removed']),
  entry_id: z.uuid().nullable(),
  old: wording.nullable(),
  new: wording.nullable(),
  conflict: z.boolean(),
  found_at: instant,
});

const sourcesAndChanges = z.object({ items: z.array(knowledgeSource), changes: z.array(knowledgeSourceChange) });
export type SourcesAndChanges = z.output<typeof sourcesAndChanges>;

/** `question`, `answer`: other words than the source's. `overwrite`: also where `conflict` is true. */
const takenChange = z.object({
  id: z.uuid(),
  question: faqDraft.shape.question.optional(),
  answer: faqDraft.shape.answer.optional(),
  overwrite: z.boolean().default(false),
});
export type TakenChange = z.output<typeof takenChange>;

export const knowledgeSourcesContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/knowledge/sources',
    access: 'hotelMember',
    summary: 'Web pages and PDFs that entries were imported from, and what has changed in them since; the newest first',
    response: sourcesAndChanges,
  },
  read: {
    method: 'POST',
    path: '/hotels/:hotel_id/knowledge/sources/:id/read',
    access: 'hotelAdmin',
    summary: 'Read a web page again and propose what has changed; no entry is changed',
    response: sourcesAndChanges,
  },
  readPdf: {
    method: 'POST',
    path: '/hotels/:hotel_id/knowledge/sources/:id/pdf',
    access: 'hotelAdmin',
    summary: 'Compare a newer version of a PDF (application/pdf, 10 MB at most) and propose what has changed',
    body: pdfBytes,
    bodyLimit: largestPdf,
    upload: 'application/pdf',
    response: sourcesAndChanges,
  },
  watch: {
    method: 'PATCH',
    path: '/hotels/:hotel_id/knowledge/sources/:id',
    access: 'hotelAdmin',
    summary: 'Read a web page again every week, or no longer',
    body: z.object({ watched: z.boolean() }),
    response: z.null(),
  },
  remove: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/knowledge/sources/:id',
    access: 'hotelAdmin',
    summary: 'Forget a source and its open changes; entries stay',
    response: z.null(),
  },
  take: {
    method: 'POST',
    path: '/hotels/:hotel_id/knowledge/changes/take',
    access: 'hotelAdmin',
    summary: 'Change entries as their source has changed: all of the given changes or none',
    body: z.object({ items: z.array(takenChange).min(1).max(mostPairs) }),
    bodyLimit: 1024 * 1024,
    response: z.null(),
  },
  dismiss: {
    method: 'POST',
    path: '/hotels/:hotel_id/knowledge/changes/dismiss',
    access: 'hotelAdmin',
    summary: 'Leave entries as they are; proposed again when the source changes once more',
    body: z.object({ ids: z.array(z.uuid()).min(1).max(mostPairs) }),
    response: z.null(),
  },
});
