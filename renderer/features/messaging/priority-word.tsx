import { useTranslation } from '#renderer/lib/translate.ts';
import { StatusTag, type Tone } from '#renderer/components/status-tag.tsx';
import { spaced } from '#renderer/components/assistant-words.ts';

const tones: Record<string, Tone> = { urgent: 'danger', high: 'danger', normal: 'quiet', low: 'outline' };

/** Full words, because the tag is shown beside a category. */
export function PriorityWord({ priority }: { priority: string }) {
  const { t } = useTranslation();
  return (
    <StatusTag tone={tones[priority] ?? 'quiet'}>
      {t('Priority: {{priority}}', { priority: t(spaced(priority)) })}
    </StatusTag>
  );
}
