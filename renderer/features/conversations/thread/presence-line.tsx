import { useTranslation } from '#renderer/lib/translate.ts';
import { useColleagues } from '../presence.store.ts';
import styles from './thread.module.css';

/**
 * Colleagues in this conversation: 'Ana is writing…'. Keeps its height when empty, so that the layout does not move.
 */
export function PresenceLine({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const colleagues = useColleagues(conversationId);
  const writing = colleagues.filter((one) => one.presence === 'typing');
  const names = (writing.length > 0 ? writing : colleagues).map((one) => one.name || t('A colleague')).join(', ');
  const words =
    writing.length > 0 ? t('{{names}} is writing…', { names }) : t('{{names}} is looking at this', { names });
  return (
    <p className={styles['presence']} role="status" data-writing={writing.length > 0}>
      {colleagues.length > 0 && words}
    </p>
  );
}
