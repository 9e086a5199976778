import { useTranslation } from '#renderer/lib/translate.ts';
import type { MessageTemplate } from '#shared/features/messaging/messaging.schema.ts';
import styles from '../messaging.module.css';
import type { ReportChanged } from '../unsaved.ts';
import type { HotelFacts } from './template-body.tsx';
import { TemplateCard } from './template-card.tsx';

type Props = { hotel: HotelFacts; templates: MessageTemplate[]; canEdit: boolean; report: ReportChanged };

/** The five stay messages, as cards. */
export function Templates({ hotel, templates, canEdit, report }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles['templates']} aria-labelledby="message-templates">
      <h2 id="message-templates">{t('Messages around a stay')}</h2>
      <p>
        {t(
          'AI first: the assistant writes them from the custom prompt and the general settings. If the AI fails or is unavailable, the fallback template is used.',
        )}
      </p>
      {templates.map((template, index) => (
        <TemplateCard
          key={template.message_type}
          hotel={hotel}
          template={template}
          canEdit={canEdit}
          startsOpen={index === 0}
          report={report}
        />
      ))}
    </section>
  );
}
