import { useCallback, useEffect, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type {
  MessageSettings,
  MessageSettingsChange,
  SavedMessageSettings,
} from '#shared/features/messaging/messaging.schema.ts';
import { DraftForm } from '#renderer/components/fields/draft-form.tsx';
import { OvertakenNotice, overtakenWords } from '#renderer/components/states/overtaken-notice.tsx';
import { checkDraft, lateCheck, showRefused } from '#renderer/lib/forms/check-draft.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useSaveSettings } from './messaging.queries.ts';
import { SaveFooter } from './save-footer.tsx';
import { HandBackFields, IncludeFields, SatisfactionFields, VoiceFields } from './settings-fields.tsx';
import type { ReportChanged } from './unsaved.ts';
import { useSavedForm } from './use-saved-form.ts';

const settingsCheck = lateCheck(
  async () => (await import('#shared/features/messaging/messaging.schema.ts')).messageSettingsChange,
);

/** The settings as the form holds them: texts are never null. */
type Texts = 'brand_voice_description' | 'signature_phrase' | 'review_url';
type SettingsFields = Omit<MessageSettings, 'hotel_id' | Texts> & {
  brand_voice_description: string;
  signature_phrase: string;
  review_url: string;
};

function fieldsOf({ hotel_id: _, updated_at: _at, ...settings }: SavedMessageSettings): SettingsFields {
  return {
    ...settings,
    brand_voice_description: settings.brand_voice_description ?? '',
    signature_phrase: settings.signature_phrase ?? '',
    review_url: settings.review_url ?? '',
  };
}

type Props = {
  hotelId: string;
  settings: SavedMessageSettings;
  canEdit: boolean;
  report: ReportChanged;
  /** Unsaved input for the simulator; null if there is none. */
  onDraft: (draft: MessageSettingsChange | null) => void;
  modelUse: ReactNode;
};

/** The assistant's general tone. */
export function SettingsForm({ hotelId, settings, canEdit, report, onDraft, modelUse }: Props) {
  const { t } = useTranslation();
  const save = useSaveSettings(hotelId);
  const onChanged = useCallback((changed: boolean) => report('settings', changed), [report]);
  const saved = useSavedForm('message-settings', fieldsOf(settings), settings.updated_at, onChanged);
  const { draft, fields, changed, set } = saved;
  useEffect(() => onDraft(changed ? fields : null), [changed, fields, onDraft]);
  const submit = async () => {
    const typed = draft.values();
    if (!(await checkDraft(draft, settingsCheck, typed))) return;
    save.mutate(
      { ...typed, updated_at: saved.version },
      {
        onSuccess: (stored) => {
          set(fieldsOf(stored));
          notifySuccess(t('Message settings saved'));
        },
        onError: (error) =>
          showRefused(draft, error) || notifyFailure(t('Failed to save settings'), error, overtakenWords(error, t)),
      },
    );
  };
  return (
    <DraftForm draft={draft} disabled={save.isPending || !canEdit} readable={!canEdit} onSubmit={submit}>
      <VoiceFields />
      <IncludeFields modelUse={modelUse} />
      <SatisfactionFields />
      <HandBackFields />
      {saved.overtaken && !save.isPending && (
        <OvertakenNotice onKeepMine={saved.keepMine} onTakeTheirs={saved.takeTheirs} />
      )}
      {canEdit && <SaveFooter label={t('Save settings')} pending={save.isPending} changed={changed} />}
    </DraftForm>
  );
}
