import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { MessageSettingsChange } from '#shared/features/messaging/messaging.schema.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { whenIdle } from '#renderer/lib/idle.ts';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { useMessageSettings, useMessageTemplates } from './messaging.queries.ts';
import { SettingsForm } from './settings-form.tsx';
import type { HotelFacts } from './templates/template-body.tsx';
import { useUnsaved } from './unsaved.ts';

/** Below the first screen: loaded once the browser is idle. */
const AnswerModesPanel = lazyPart(async () => {
  await whenIdle();
  return (await import('./answer-modes/answer-modes-panel.tsx')).AnswerModesPanel;
});
const Templates = lazyPart(async () => {
  await whenIdle();
  return (await import('./templates/templates.tsx')).Templates;
});
const Simulator = lazyPart(async () => {
  await whenIdle();
  return (await import('./simulator/simulator.tsx')).Simulator;
});

/** `modelUse`: what the language model costs the hotel. */
type Props = { hotel: HotelFacts; canEdit: boolean; modelUse: ReactNode };

/** Message settings: general settings, the five stay messages, and the simulator. */
export function MessagesManager({ hotel, canEdit, modelUse }: Props) {
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
        modelUse={modelUse}
      />
      <Suspense>
        <AnswerModesPanel hotelId={hotel.id} canEdit={canEdit} />
        <Templates hotel={hotel} templates={templates.data} canEdit={canEdit} report={unsaved.report} />
        <Simulator hotelId={hotel.id} timezone={hotel.timezone} draft={draft} />
      </Suspense>
    </>
  );
}
