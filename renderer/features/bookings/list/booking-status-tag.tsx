import { useTranslation } from '#renderer/lib/translate.ts';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { statusWords } from '../booking-words.ts';

export function BookingStatusTag({ status }: { status: string }) {
  const { t } = useTranslation();
  const [tone, words] = statusWords[status as keyof typeof statusWords] ?? ['danger', status];
  return <StatusTag tone={tone}>{t(words)}</StatusTag>;
}
