import { WarningOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './unreachable-note.module.css';

/** Warns that a booking's number is not a WhatsApp address. The booking is accepted. */
export function UnreachableNote() {
  const { t } = useTranslation();
  return (
    <span className={styles['note']}>
      <WarningOutlined aria-hidden /> {t('No WhatsApp can be sent to this number')}
    </span>
  );
}
