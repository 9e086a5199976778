import { WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import styles from './unreachable-note.module.css';

/** Says that a booking's number is no WhatsApp address; the booking is accepted all the same. */
export function UnreachableNote() {
  const { t } = useTranslation();
  return (
    <span className={styles['note']}>
      <WarningOutlined aria-hidden /> {t('No WhatsApp can be sent to this number')}
    </span>
  );
}
