import type { Translate } from '#renderer/lib/translate.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import styles from './messaging.module.css';
import { Button } from '#renderer/components/plain/button.tsx';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';

const words = 'Somebody else saved this while you were changing it. What you typed is still here.';

/** Text of a version conflict; undefined for other failures. */
export function overtakenWords(error: unknown, t: Translate): string | undefined {
  return error instanceof ApiError && error.code === 'conflict' ? t(words) : undefined;
}

type Props = { onKeepMine: () => void; onTakeTheirs: () => void };

/** Conflict notice: another person saved first. The user compares and decides which version to keep. */
export function OvertakenNotice({ onKeepMine, onTakeTheirs }: Props) {
  const { t } = useTranslation();
  return (
    <AlertBox tone="danger">
      <p>{t(words)}</p>
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
