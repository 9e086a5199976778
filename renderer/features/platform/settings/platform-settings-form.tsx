import { useTranslation } from '#renderer/lib/translate.ts';
import { decimalMarkOf } from '#shared/features/bookings/amounts.rules.ts';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import { DraftForm } from '#renderer/components/fields/draft-form.tsx';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { checkDraft, lateCheck, showRefused } from '#renderer/lib/forms/check-draft.ts';
import { useDraft, useDraftValues } from '#renderer/lib/forms/draft.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { readerLocale } from '#renderer/lib/reader-locale.ts';
import { AlertFields, LimitFields, ModelFields, PricingFields, RetentionFields } from './platform-settings-fields.tsx';
import styles from './platform-settings.module.css';
import { changedSections, useSavePlatformSettings } from './platform-settings.queries.ts';
import { fieldsOfSettings, settingsOfFields } from './platform-settings-values.ts';

const settingsCheck = lateCheck(
  async () => (await import('#shared/features/platform/platform-settings.schema.ts')).platformSettings,
);

/** Limits, retention, prices and alert addresses in one form; only what was changed is saved. */
export function PlatformSettingsForm({ settings }: { settings: PlatformSettings }) {
  const { t, i18n } = useTranslation();
  const mark = decimalMarkOf(readerLocale(i18n.language));
  const draft = useDraft('platform-settings', fieldsOfSettings(settings, mark));
  const change = changedSections(settings, settingsOfFields(useDraftValues(draft), mark));
  const changed = Object.keys(change).length > 0;
  const save = useSavePlatformSettings();
  const submit = async () => {
    const dayless = draft.values()['pricing.table'].findIndex(({ effective_from }) => effective_from === '');
    if (dayless !== -1) return draft.show({ [`pricing.table.${dayless}.effective_from`]: t('Choose a day.') });
    if (!changed || !(await checkDraft(draft, settingsCheck, settingsOfFields(draft.values(), mark)))) return;
    save.mutate(change, {
      onSuccess: (answer) => {
        draft.set(fieldsOfSettings(answer.settings, mark));
        notifySuccess(t('Settings saved'));
      },
      onError: (error) => showRefused(draft, error) || notifyFailure(t('The settings could not be saved'), error),
    });
  };
  return (
    <DraftForm draft={draft} disabled={save.isPending} onSubmit={submit}>
      <LeaveGuard when={changed && !save.isPending} />
      <LimitFields />
      <RetentionFields />
      <PricingFields draft={draft} />
      <ModelFields />
      <AlertFields draft={draft} />
      <div className={styles['footer']}>
        {changed && (
          <Button size="large" onClick={() => draft.set(fieldsOfSettings(settings, mark))}>
            {t('Discard changes')}
          </Button>
        )}
        <Button type="primary" htmlType="submit" size="large" loading={save.isPending} disabled={!changed}>
          {t('Save settings')}
        </Button>
      </div>
    </DraftForm>
  );
}
