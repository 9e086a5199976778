import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { knowledgeCategories, longestText, mostPairs } from './knowledge.values.ts';
import { nullableInstant } from '#shared/http/page.ts';

export type KnowledgeCategory = (typeof knowledgeCategories)[number];

/**
 * Source of an import: pasted text, or the address of a web page or PDF. An uploaded PDF is sent as bytes (pdfBytes).
 */
export const importSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string().trim().min(1, code('paste_text')).max(longestText) }),
  z.object({ kind: z.literal('page'), url: z.string().trim().min(1, code('enter_page_address')).max(2000) }),
]);

export const pdfBytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

export type ImportSource = z.output<typeof importSource> | { kind: 'pdf'; data: Uint8Array<ArrayBuffer> };

/** A question and answer pair that staff must approve before it is stored. */
export const proposedPair = z.object({
  question: z.string(),
  answer: z.string(),
  category: z.enum(knowledgeCategories),
  /** True if the text looks like an access code, so in-house only is proposed. */
  in_house_only: z.boolean(),
});
export type ProposedPair = z.output<typeof proposedPair>;
/** A pair as read from a document, without a proposal for `in_house_only`. */
export type FoundPair = Omit<ProposedPair, 'in_house_only'>;
/** An approved pair; `in_house_only` is present if staff decided it. */
export type ApprovedPair = FoundPair & { in_house_only?: boolean };

/**
 * Where approved pairs come from: the import's `source_id`, the place of each pair in its `items`, in the order of the
 * approved ones, and a name for a PDF.
 */
export const approvedSource = z.object({
  id: z.uuid(),
  name: z.string().trim().max(200).optional(),
  positions: z.array(z.number().int().min(0).max(mostPairs)).max(mostPairs),
});
export type ApprovedSource = z.output<typeof approvedSource>;

/**
 * Result of an import. `read_by`: the language model, or the layout (headings, questions, paragraphs).
 * `shortened`: the source was longer than the limit, and its end was not read.
 */
export const importProposals = z.object({
  items: z.array(proposedPair),
  read_by: z.enum(['model', 'layout']),
  shortened: z.boolean(),
  /** When the language model is available again, if the hotel's daily limit is used up; else null. */
  model_again_at: nullableInstant,
  /** Of a web page or PDF: names it when its pairs are approved, so that it can be read again. */
  source_id: z.uuid().optional(),
});
export type ImportProposals = z.output<typeof importProposals>;
