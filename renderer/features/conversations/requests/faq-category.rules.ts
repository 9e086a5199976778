import type { faqCategories } from '#shared/features/knowledge/knowledge.values.ts';

const categories: Record<string, (typeof faqCategories)[number]> = {
  amenities: 'Amenities',
  services: 'Services',
  policies: 'Policies',
  local: 'Local Information',
  maintenance: 'Technical Support',
};

/** Under which of the FAQs' categories a request's question belongs (docs/product.md, section 2, Guest Requests). */
export const faqCategoryOf = (requestCategory: string): string => categories[requestCategory] ?? 'General';
