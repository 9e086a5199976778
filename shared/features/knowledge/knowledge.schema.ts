import { z } from 'zod';
import { instant } from '#shared/http/page.ts';

/** FAQ categories (spec section 9). A question that comes from a request may bring another one, default 'General'. */
export const faqCategories = [
  'Check-in/Check-out',
  'Amenities',
  'Services',
  'Policies',
  'Local Information',
  'Technical Support',
] as const;
export const faqLanguages = ['en', 'es', 'fr'] as const;

export const faqDraft = z.object({
  question: z.string().trim().min(1, 'Enter the question.').max(1000),
  answer: z.string().trim().min(1, 'Enter the answer.').max(8000),
  category: z.string().trim().max(80).default('General'),
  language: z.string().trim().min(2).max(10).default('en'),
  is_active: z.boolean().default(true),
});
export type FaqDraft = z.output<typeof faqDraft>;

export const faqChange = z.object({
  question: faqDraft.shape.question.optional(),
  answer: faqDraft.shape.answer.optional(),
  category: z.string().trim().max(80).optional(),
  language: z.string().trim().min(2).max(10).optional(),
  is_active: z.boolean().optional(),
});
export type FaqChange = z.output<typeof faqChange>;

export const faq = z.object({
  id: z.uuid(),
  hotel_id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  language: z.string(),
  is_active: z.boolean(),
  created_at: instant,
});
export type Faq = z.output<typeof faq>;

export const knowledgeDraft = z.object({
  question: z.string().trim().max(1000),
  answer: z.string().trim().max(8000),
  category: z.string().trim().max(80).default('general'),
});
export type KnowledgeDraft = z.output<typeof knowledgeDraft>;

export const knowledgeItem = z.object({
  id: z.uuid(),
  hotel_id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  created_at: instant,
});
export type KnowledgeItem = z.output<typeof knowledgeItem>;
