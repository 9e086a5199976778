import { Form } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { messageSettingsChange, type MessageSettings } from '#shared/features/messaging/messaging.schema.ts';
import { checkForm, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import styles from './messaging.module.css';
import { useSaveSettings } from './messaging.queries.ts';
import { SaveFooter } from './save-footer.tsx';
import { IncludeFields, VoiceFields } from './settings-fields.tsx';
import type { ReportChanged } from './unsaved.ts';
import { useSavedForm } from './use-saved-form.ts';

/** The settings as the form holds them: texts are never null. */
type SettingsFields = Omit<MessageSettings, 'hotel_id' | 'brand_voice_description' | 'signature_phrase'> & {
  brand_voice_description: string;
  signature_phrase: string;
};

function fieldsOf({ hotel_id: _, ...settings }: MessageSettings): SettingsFields {
  return {
    ...settings,
    brand_voice_description: settings.brand_voice_description ?? '',
    signature_phrase: settings.signature_phrase ?? '',
  };
}

type Props = { hotelId: string; settings: MessageSettings; canEdit: boolean; report: ReportChanged };

/** How the assistant sounds in everything that it writes. */
export function SettingsForm({ hotelId, settings, canEdit, report }: Props) {
  const { t } = useTranslation();
  const save = useSaveSettings(hotelId);
  const onChanged = useCallback((changed: boolean) => report('settings', changed), [report]);
  const { form, changed, onChange, set } = useSavedForm(fieldsOf(settings), onChanged);
  const submit = (fields: SettingsFields) => {
    if (!checkForm(form, messageSettingsChange, fields, t)) return;
    save.mutate(fields, {
      onSuccess: (saved) => {
        set(fieldsOf(saved));
        notifySuccess(t('Message settings saved'));
      },
      onError: (error) => showRefusedFields(form, error, t) || notifyFailure(t('Failed to save settings'), error),
    });
  };
  return (
    <Form
      form={form}
      name="message-settings"
      layout="vertical"
      noValidate
      initialValues={fieldsOf(settings)}
      disabled={save.isPending || !canEdit}
      className={canEdit ? '' : styles['readOnly']!}
      onValuesChange={onChange}
      onFinish={submit}
    >
      <VoiceFields />
      <IncludeFields />
      {canEdit && <SaveFooter label={t('Save settings')} pending={save.isPending} changed={changed} />}
    </Form>
  );
}
