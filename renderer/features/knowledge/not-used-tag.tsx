import { useTranslation } from '#renderer/lib/translate.ts';
import type { Faq } from '#shared/features/knowledge/knowledge.schema.ts';
import { StatusTag } from '#renderer/components/status-tag.tsx';

/** Tag of an entry that the assistant never reads, with the reason. */
export function NotUsedTag({ not_used }: Pick<Faq, 'not_used'>) {
  const { t } = useTranslation();
  return not_used ? <StatusTag tone="danger">{t('Not used: gives orders to the assistant')}</StatusTag> : null;
}
