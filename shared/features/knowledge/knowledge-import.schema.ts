import { z } from 'zod';

/** Categories of question and answer pairs (spec section 9). */
export const knowledgeCategories = ['general', 'amenities', 'services', 'policies', 'dining', 'booking'] as const;
export type KnowledgeCategory = (typeof knowledgeCategories)[number];

/** Largest PDF that is read, in bytes. */
export const largestPdf = 10 * 1024 * 1024;
/** Longest text that may be pasted, in characters. */
export const longestText = 200_000;

/** Where knowledge is read from: pasted words, the bytes of a PDF in base64, or a page (or PDF) of the web. */
export const importSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string().trim().min(1, 'Paste the text first.').max(longestText) }),
  z.object({
    kind: z.literal('pdf'),
    /** Four characters carry three bytes. */
    data: z
      .string()
      .min(1, 'Choose a PDF first.')
      .max(Math.ceil(largestPdf / 3) * 4, 'This PDF is larger than 10 MB. Choose a smaller one, or paste its text.'),
  }),
  z.object({ kind: z.literal('page'), url: z.string().trim().min(1, 'Enter the address of the page.').max(2000) }),
]);
export type ImportSource = z.output<typeof importSource>;

/** A pair that somebody must approve before it is kept. */
export const proposedPair = z.object({
  question: z.string(),
  answer: z.string(),
  category: z.enum(knowledgeCategories),
});
export type ProposedPair = z.output<typeof proposedPair>;

/**
 * What was found. `read_by`: the language model, or the text's own headings, questions and paragraphs.
 * `shortened`: the source goes on after what was read.
 */
export const importProposals = z.object({
  items: z.array(proposedPair),
  read_by: z.enum(['model', 'layout']),
  shortened: z.boolean(),
});
export type ImportProposals = z.output<typeof importProposals>;
