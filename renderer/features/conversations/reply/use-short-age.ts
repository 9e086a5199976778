import { useTranslation } from '#renderer/lib/translate.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';

/** How long ago an instant was, short and running: '10 s', '3 min'. */
export function useShortAge(at: string): string {
  const { t } = useTranslation();
  const seconds = Math.max(1, Math.round((useNow(1000) - Date.parse(at)) / 1000));
  return seconds < 60 ? t('{{seconds}} s', { seconds }) : t('{{minutes}} min', { minutes: Math.floor(seconds / 60) });
}
