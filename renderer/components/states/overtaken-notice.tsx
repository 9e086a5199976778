import type { ReactNode } from 'react';
import type { Translate } from '#renderer/lib/translate.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { AlertBox } from './alert-box.tsx';
import styles from './overtaken.module.css';

const words = 'Somebody else saved this while you were changing it. What you typed is still here.';

/** Text of a version conflict; undefined for other failures. */
export function overtakenWords(error: unknown, t: Translate): string | undefined {
  return error instanceof ApiError && error.code === 'conflict' ? t(words) : undefined;
}

type Props = {
  /** The person's name, where it is known. */
  who?: string | null;
  /** What was changed, as items of a list. */
  changes?: ReactNode[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Conflict notice: another person saved first. The user compares and decides which version to keep. */
export function OvertakenNotice({ who, changes = [], onKeepMine, onTakeTheirs }: Props) {
  const { t } = useTranslation();
  return (
    <AlertBox tone="danger">
      <p>
        {who
          ? t('{{name}} saved this while you were changing it. What you typed is still here.', { name: who })
          : t(words)}
      </p>
      {changes.length > 0 && (
        <ul className={styles['changes']}>
          {changes.map((change, index) => (
            <li key={index}>{change}</li>
          ))}
        </ul>
      )}
      <div className={styles['choices']}>
        <Button size="small" onClick={onKeepMine}>
          {t('Keep mine')}
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          {t('Take theirs')}
        </Button>
      </div>
    </AlertBox>
  );
}
