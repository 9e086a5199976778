import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageSettingsChange, MessageTemplate } from '#shared/features/messaging/messaging.schema.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import styles from './messaging.module.css';
import { useMessageSettings, useMessageTemplates } from './messaging.queries.ts';
import { SettingsForm } from './settings-form.tsx';
import { Simulator } from './simulator/simulator.tsx';
import type { HotelFacts } from './templates/template-body.tsx';
import { TemplateCard } from './templates/template-card.tsx';
import { useUnsaved, type ReportChanged } from './unsaved.ts';

const AnswerModesPanel = lazyPart(async () => (await import('./answer-modes/answer-modes-panel.tsx')).AnswerModesPanel);

type Props = { hotel: HotelFacts; canEdit: boolean };

/** Message settings: general settings, the five stay messages, and the simulator. */
export function MessagesManager({ hotel, canEdit }: Props) {
  const { t } = useTranslation();
  const settings = useMessageSettings(hotel.id);
  const templates = useMessageTemplates(hotel.id);
  const unsaved = useUnsaved();
  const [draft, setDraft] = useState<MessageSettingsChange | null>(null);
  if (!settings.data || !templates.data) {
    const failed = [settings, templates].find(({ isError }) => isError);
    const retry = () => void Promise.all([settings.refetch(), templates.refetch()]);
    return failed ? (
      <ErrorState title={t('Failed to load message settings')} error={failed.error} onRetry={retry} />
    ) : (
      <ListSkeleton rows={7} />
    );
  }
  return (
    <>
      <LeaveGuard when={unsaved.any} />
      {!canEdit && (
        <AlertBox tone="info">
          {t(
            'You can look at everything here and try the simulator. Only an admin of the hotel can change it, because it decides what every guest reads.',
          )}
        </AlertBox>
      )}
      <SettingsForm
        hotelId={hotel.id}
        settings={settings.data}
        canEdit={canEdit}
        report={unsaved.report}
        onDraft={setDraft}
      />
      <Suspense fallback={<ListSkeleton rows={3} />}>
        <AnswerModesPanel hotelId={hotel.id} canEdit={canEdit} />
      </Suspense>
      <Templates hotel={hotel} templates={templates.data} canEdit={canEdit} report={unsaved.report} />
      <Simulator hotelId={hotel.id} timezone={hotel.timezone} draft={draft} />
    </>
  );
}

type TemplatesProps = Props & { templates: MessageTemplate[]; report: ReportChanged };

function Templates({ hotel, templates, canEdit, report }: TemplatesProps) {
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
