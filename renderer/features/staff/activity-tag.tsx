import { useTranslation } from '#renderer/lib/translate.ts';
import { StatusTag, type Tone } from '#renderer/components/status-tag.tsx';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { activityOf, type Activity } from './activity.rules.ts';

/** The badge beside a member: when they were last here, in four steps. */
export function ActivityTag({ lastLogin }: { lastLogin: string | null }) {
  const { t } = useTranslation();
  const tags: Record<Activity, [Tone, string]> = {
    never: ['outline', t('Never logged in')],
    today: ['ok', t('Active today')],
    week: ['teal', t('Active this week')],
    inactive: ['quiet', t('Inactive')],
  };
  const [tone, word] = tags[activityOf(lastLogin, useNow(60_000))];
  return <StatusTag tone={tone}>{word}</StatusTag>;
}
