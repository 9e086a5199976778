import { useTranslation } from '#renderer/lib/translate.ts';
import type { PhoneMessage } from '#shared/practice/guest-phone.schema.ts';
import styles from './thread.module.css';

/** The guest's own message: a clock while sending, two ticks when delivered, blue when the hotel has processed it. */
export function Ticks({ status }: { status: PhoneMessage['status'] | 'sending' }) {
  const { t } = useTranslation();
  if (status === 'sending') {
    return (
      <svg className={styles['ticks']} viewBox="0 0 18 12" role="img" aria-label={t('Sending')}>
        <circle cx="10" cy="6" r="4.6" />
        <path d="M10 3.4V6l1.8 1.2" />
      </svg>
    );
  }
  const read = status === 'read';
  return (
    <svg
      className={styles['ticks']}
      data-read={read}
      viewBox="0 0 18 12"
      role="img"
      aria-label={read ? t('Read') : t('Delivered')}
    >
      <path d="m1 6.6 3 3L11 2.2M7.4 8.6l1 1L15.6 2.2" />
    </svg>
  );
}
