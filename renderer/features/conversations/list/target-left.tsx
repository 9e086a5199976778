import { useTranslation } from '#renderer/lib/translate.ts';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { roundDuration } from '../time.rules.ts';
import styles from './list.module.css';

const minute = 60_000;

/** Countdown to what staff owe the guest next; by one timer for all rows, which stops in a hidden window. */
export function TargetLeft({ target }: Pick<ConversationListItem, 'target'>) {
  const { t } = useTranslation();
  const now = useNow();
  if (!target) return null;
  const left = Date.parse(target.due_at) - now;
  const late = left <= 0;
  const time = roundDuration(late ? -left : Math.ceil(left / minute) * minute);
  const isReply = target.kind === 'reply';
  const words = late
    ? isReply
      ? t('overdue {{time}}', { time })
      : t('not resolved: overdue {{time}}', { time })
    : isReply
      ? t('{{time}} left', { time })
      : t('{{time}} left to resolve', { time });
  return (
    <span className={styles['due']} data-late={late}>
      {words}
    </span>
  );
}
