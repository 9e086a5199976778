import { useTranslation } from '#renderer/lib/translate.ts';
import type { Faq } from '#shared/features/knowledge/knowledge.schema.ts';
import { StatusTag } from '#renderer/components/status-tag.tsx';

/** Tag for entries that are in-house only, or for which staff should decide. */
export function InHouseTag({ in_house_only, in_house_proposed }: Pick<Faq, 'in_house_only' | 'in_house_proposed'>) {
  const { t } = useTranslation();
  if (in_house_only) return <StatusTag tone="teal">{t('Only for guests in the house')}</StatusTag>;
  return in_house_proposed ? <StatusTag tone="amber">{t('Looks like a code, told to everybody')}</StatusTag> : null;
}
