import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import styles from './failed.module.css';

type Props = {
  title: string;
  count: string;
  oldest: string;
  /** Beside the count, for example how many hotels. */
  more?: string;
  isBusy: boolean;
  onRetryAll: () => void;
  onSetAsideAll: () => void;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** What failed for one reason: opened, it shows each and what can be done with all of them. */
export function FailedCard({
  title,
  count,
  oldest,
  more,
  isBusy,
  onRetryAll,
  onSetAsideAll,
  onToggle,
  children,
}: Props) {
  const { t } = useTranslation();
  const ask = () =>
    askInDialog({
      title: t('Set all of this reason aside?'),
      text: t('They leave this list and are not tried again.'),
      yes: t('Set all aside'),
      no: t('Keep them'),
      onYes: onSetAsideAll,
    });
  return (
    <details className={styles['card']} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>
        <strong>{title}</strong>
        <StatusTag tone="danger">{count}</StatusTag>
        {more && <span>{more}</span>}
        <span className={styles['quiet']}>
          {t('Oldest')}: <TimeAgo at={oldest} />
        </span>
      </summary>
      <div className={styles['body']}>
        <div className={styles['buttons']}>
          <Button loading={isBusy} onClick={onRetryAll}>
            {t('Try all again')}
          </Button>
          <Button disabled={isBusy} onClick={ask}>
            {t('Set all aside')}
          </Button>
        </div>
        {children}
      </div>
    </details>
  );
}
