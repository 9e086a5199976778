import { useTranslation } from '#renderer/lib/translate.ts';
import type { AnswerMode } from '#shared/features/messaging/answer-modes.values.ts';

/** The modes as choices. */
export function useModeWords(): { value: AnswerMode; label: string }[] {
  const { t } = useTranslation();
  return [
    { value: 'answer', label: t('The assistant answers by itself') },
    { value: 'suggest', label: t('The assistant drafts, a person sends') },
    { value: 'off', label: t('A person answers') },
  ];
}
