import { useTranslation } from '#renderer/lib/translate.ts';
import { fullTime, relativeTime } from '#renderer/lib/dates.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';

/** Interval of updates in milliseconds. */
const refresh = 30_000;

/** 'Five minutes ago', updated while it is on the screen; the full time in the hotel's zone on hover. */
export function TimeAgo({ at, timezone }: { at: string; timezone?: string | undefined }) {
  const { i18n } = useTranslation();
  const now = useNow(refresh);
  return (
    <time dateTime={at} title={fullTime(at, i18n.language, timezone)}>
      {relativeTime(at, i18n.language, Math.max(now, new Date(at).getTime()))}
    </time>
  );
}
