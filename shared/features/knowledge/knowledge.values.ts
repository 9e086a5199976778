/** Lists and limits that the console imports without loading zod. The schemas are built from them. */

/** Categories of question and answer pairs (docs/product.md, section 9). */
export const knowledgeCategories = ['general', 'amenities', 'services', 'policies', 'dining', 'booking'] as const;

/** Maximum number of FAQs and pairs of one hotel. */
export const mostEntries = 5000;

/** Maximum number of entries of a group of hotels. */
export const mostGroupEntries = 500;

/** Maximum size of a PDF in bytes. */
export const largestPdf = 10 * 1024 * 1024;
/** Maximum length of a pasted text in characters. */
export const longestText = 200_000;

/**
 * FAQ categories (docs/product.md, section 9). A question made from a request may have another one; default 'General'.
 */
export const faqCategories = [
  'Check-in/Check-out',
  'Amenities',
  'Services',
  'Policies',
  'Local Information',
  'Technical Support',
] as const;

/** Languages of FAQs and entries: those for which the assistant has fixed sentences. */
export const entryLanguages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'ar', 'zh', 'ja'] as const;

/** Most pairs of one import. The import says that the rest of a longer text was not read. */
export const mostPairs = 1000;
