import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import styles from './messaging.module.css';

/** Footer of a form: the save button and a hint about unsaved changes. */
export function SaveFooter({ label, pending, changed }: { label: string; pending: boolean; changed: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles['footer']}>
      <Button type="primary" htmlType="submit" loading={pending}>
        {label}
      </Button>
      {changed && <span className={styles['unsaved']}>{t('Not saved yet')}</span>}
    </div>
  );
}
