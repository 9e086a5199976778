/** Lists and limits that the console needs without zod; the schemas are made of them. */

/** Categories of question and answer pairs (docs/product.md, section 9). */
export const knowledgeCategories = ['general', 'amenities', 'services', 'policies', 'dining', 'booking'] as const;

/** Largest PDF that is read, in bytes. */
export const largestPdf = 10 * 1024 * 1024;
/** Longest text that may be pasted, in characters. */
export const longestText = 200_000;

/** FAQ categories (docs/product.md, section 9). A question that comes from a request may bring another one, default 'General'. */
export const faqCategories = [
  'Check-in/Check-out',
  'Amenities',
  'Services',
  'Policies',
  'Local Information',
  'Technical Support',
] as const;

/** Languages of FAQs and entries: those that the assistant has sentences of its own in. */
export const entryLanguages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'ar', 'zh', 'ja'] as const;
