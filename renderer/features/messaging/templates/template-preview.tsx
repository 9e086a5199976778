import { useTranslation } from '#renderer/lib/translate.ts';
import { renderTemplate, sampleValues } from '#shared/features/messaging/template.rules.ts';
import styles from './preview.module.css';

/** The fallback template as a guest reads it: the same function writes the message. */
export function TemplatePreview({ text, hotelName }: { text: string; hotelName: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles['part']}>
      <h4 className={styles['caption']}>{t('Preview')}</h4>
      <div className={styles['phone']}>
        <p className={styles['bubble']}>{renderTemplate(text, { ...sampleValues, hotel_name: hotelName })}</p>
      </div>
      <p className={styles['note']}>
        {t('With a sample guest: {{name}}, Deluxe Suite, 2025-09-10 to 2025-09-12.', { name: sampleValues.guest_name })}
      </p>
    </div>
  );
}
