import { useTranslation } from '#renderer/lib/translate.ts';
import type { KnowledgeCategory } from '#shared/features/knowledge/knowledge-import.schema.ts';

/** The categories of question and answer pairs as words. */
export function useCategoryNames(): Record<KnowledgeCategory, string> {
  const { t } = useTranslation();
  return {
    general: t('General'),
    amenities: t('Amenities'),
    services: t('Services'),
    policies: t('Policies'),
    dining: t('Dining'),
    booking: t('Booking'),
  };
}
