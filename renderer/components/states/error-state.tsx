import { WarningOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import { messageOf } from '#renderer/lib/notify.ts';
import styles from './states.module.css';

type Props = { error: unknown; onRetry: () => void; title?: string; fullPage?: boolean };

/** Shown if data could not be read: the reason and a retry button. */
export function ErrorState({ error, onRetry, title, fullPage }: Props) {
  const { t } = useTranslation();
  const reference = error instanceof ApiError ? error.request_id : '';
  const state = (
    <div className={styles['state']} role="alert">
      <span className={styles['icon']} data-tone="danger" aria-hidden>
        <WarningOutlined aria-hidden />
      </span>
      <p className={styles['title']}>{title ?? t('This could not be loaded')}</p>
      <p className={styles['text']}>{messageOf(error)}</p>
      <Button onClick={onRetry}>{t('Try again')}</Button>
      {reference && <p className={styles['reference']}>{t('Reference: {{reference}}', { reference })}</p>}
    </div>
  );
  return fullPage ? <div className={styles['page']}>{state}</div> : state;
}
