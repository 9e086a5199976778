import { z } from 'zod';
import { knowledgeCategories, longestText } from './knowledge.values.ts';
import { nullableInstant } from '#shared/http/page.ts';

export type KnowledgeCategory = (typeof knowledgeCategories)[number];

/** Where knowledge is read from: pasted words, or a page (or PDF) of the web. A PDF is sent as its bytes (pdfBytes). */
export const importSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string().trim().min(1, 'Paste the text first.').max(longestText) }),
  z.object({ kind: z.literal('page'), url: z.string().trim().min(1, 'Enter the address of the page.').max(2000) }),
]);

export const pdfBytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

export type ImportSource = z.output<typeof importSource> | { kind: 'pdf'; data: Uint8Array<ArrayBuffer> };

/** A pair that somebody must approve before it is kept. */
export const proposedPair = z.object({
  question: z.string(),
  answer: z.string(),
  category: z.enum(knowledgeCategories),
  /** It looks like a code: proposed for guests in the house only. */
  in_house_only: z.boolean(),
});
export type ProposedPair = z.output<typeof proposedPair>;
/** A pair as a document has it, before anything is proposed about who may read it. */
export type FoundPair = Omit<ProposedPair, 'in_house_only'>;
/** A pair that somebody has approved; `in_house_only` only where it was decided. */
export type ApprovedPair = FoundPair & { in_house_only?: boolean };

/**
 * What was found. `read_by`: the language model, or the text's own headings, questions and paragraphs.
 * `shortened`: the source goes on after what was read.
 */
export const importProposals = z.object({
  items: z.array(proposedPair),
  read_by: z.enum(['model', 'layout']),
  shortened: z.boolean(),
  /** When the language model reads again, where the hotel has used up its questions of the day; else null. */
  model_again_at: nullableInstant,
});
export type ImportProposals = z.output<typeof importProposals>;
