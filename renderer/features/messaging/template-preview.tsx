import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { renderTemplate, sampleValues } from '#shared/features/messaging/template.rules.ts';
import styles from './messaging.module.css';

/** The fallback template as a guest reads it: the same function writes the message. */
export function TemplatePreview({ text, hotelName }: { text: string; hotelName: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className={styles['caption']}>
        {t('Preview')}
      </h4>
      <div className={styles['phone']}>
        <p className={styles['bubble']}>{renderTemplate(text, { ...sampleValues, hotel_name: hotelName })}</p>
      </div>
      <p className={styles['note']}>{t('With a sample guest: {{name}}, Deluxe Suite, 2025-09-10 to 2025-09-12.', { name: sampleValues.guest_name })}</p>
    </section>
  );
}
