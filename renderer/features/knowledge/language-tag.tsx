import { useTranslation } from '#renderer/lib/translate.ts';
import type { Faq } from '#shared/features/knowledge/knowledge.schema.ts';
import { languageWords } from '#renderer/lib/language-words.ts';
import { StatusTag } from '#renderer/components/status-tag.tsx';

/** The label of a text; amber where the text is in another language. */
export function LanguageTag({ language, text_language }: Pick<Faq, 'language' | 'text_language'>) {
  const { t, i18n } = useTranslation();
  const label = language.toUpperCase();
  if (!text_language || text_language === language) return <StatusTag tone="outline">{label}</StatusTag>;
  const read = languageWords(text_language, i18n.language);
  return <StatusTag tone="amber">{t('Labelled {{label}}, reads as {{read}}', { label, read })}</StatusTag>;
}
