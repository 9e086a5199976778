import { useTranslation } from 'react-i18next';
import type { MessageTemplate, WhatsAppTemplate } from '#shared/features/messaging/messaging.schema.ts';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import styles from './preview.module.css';
import { approvalWords, reasonsOf } from './whatsapp.words.ts';

/** What WhatsApp says to each language of a message, and what to do about a refusal. */
export function WhatsAppApproval({ template, text }: { template: MessageTemplate; text: string }) {
  const { t } = useTranslation();
  const changed = text.trim() !== template.fallback_template.trim();
  return (
    <div className={styles['part']}>
      <h4 className={styles['caption']}>{t('Approval by WhatsApp')}</h4>
      {template.whatsapp_templates.length === 0 && (
        <p className={styles['note']}>
          {t('WhatsApp has not been asked yet. It is asked as soon as your number is connected and the text is saved.')}
        </p>
      )}
      <ul className={styles['approvals']}>
        {template.whatsapp_templates.map((one) => (
          <Approval key={one.language} one={one} text={template.fallback_template} />
        ))}
      </ul>
      {changed && <p className={styles['note']}>{t('Saving the changed text submits it to WhatsApp again.')}</p>}
    </div>
  );
}

/** `text`: what was submitted, or could not be. */
function Approval({ one, text: submitted }: { one: WhatsAppTemplate; text: string }) {
  const { t, i18n } = useTranslation();
  const { tone, label, text } = approvalWords[one.approval_status];
  const language = new Intl.DisplayNames(i18n.language, { type: 'language' }).of(one.language) ?? one.language;
  return (
    <li>
      <div className={styles['approval']}>
        <span>{language}</span>
        <StatusTag tone={tone}>{t(label)}</StatusTag>
      </div>
      <p className={styles['note']}>{t(text)}</p>
      {one.rejection_reason && (
        <ul className={styles['rejection']}>
          {reasonsOf(one.rejection_reason, submitted, t).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
