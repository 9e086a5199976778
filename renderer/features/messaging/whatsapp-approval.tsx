import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageTemplate, WhatsAppTemplate } from '#shared/features/messaging/messaging.schema.ts';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import styles from './messaging.module.css';
import { approvalWords, rejectionWords } from './whatsapp.words.ts';

/** What WhatsApp says to each language of a message, and what to do about a refusal. */
export function WhatsAppApproval({ template, text }: { template: MessageTemplate; text: string }) {
  const { t } = useTranslation();
  const id = useId();
  const changed = text.trim() !== template.fallback_template.trim();
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className={styles['caption']}>
        {t('Approval by WhatsApp')}
      </h4>
      {template.whatsapp_templates.length === 0 && (
        <p className={styles['note']}>{t('WhatsApp has not been asked yet. It is asked as soon as your number is connected and the text is saved.')}</p>
      )}
      <ul className={styles['approvals']}>
        {template.whatsapp_templates.map((one) => (
          <Approval key={one.language} one={one} />
        ))}
      </ul>
      {changed && <p className={styles['note']}>{t('Saving the changed text submits it to WhatsApp again.')}</p>}
    </section>
  );
}

function Approval({ one }: { one: WhatsAppTemplate }) {
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
      {one.rejection_reason && <p className={styles['rejection']}>{rejectionWords(one.rejection_reason, t)}</p>}
    </li>
  );
}
