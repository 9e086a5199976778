import { useTranslation } from '#renderer/lib/translate.ts';
import type { NoticeDetail, SettingsChange } from '#shared/desktop.ts';
import { FormSection } from '#renderer/components/inputs/form-section.tsx';
import { SelectField } from '#renderer/components/plain/select-field.tsx';
import { SwitchField } from '#renderer/components/plain/switch.tsx';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { changeComputerSettings, useComputerSettings } from '#renderer/bridge/computer-settings.store.ts';
import { QuietField } from './quiet-field.tsx';
import { ShiftEndsField } from './shift-ends-field.tsx';
import { SoundFields } from './sound-fields.tsx';

/** Alarm settings of this computer; applied immediately. */
export function ComputerForm() {
  const { t } = useTranslation();
  const { settings, info } = useComputerSettings();
  const isLocked = (name: 'noticeDetail' | 'startAtLogin') => info?.locked.includes(name) ?? false;
  const change = (wish: SettingsChange) =>
    void changeComputerSettings(wish).catch((error: unknown) => notifyFailure(t('Failed to update'), error));
  const details: { value: NoticeDetail; label: string }[] = [
    { value: 'count', label: t('That a guest waits') },
    { value: 'name', label: t('The guest’s name') },
    { value: 'name_and_message', label: t('The guest’s name and message') },
  ];
  return (
    <FormSection
      title={t('This computer')}
      text={t('When a guest waits for a person. The screen may face other guests.')}
    >
      {info?.policyRefused && (
        <AlertBox tone="info">
          <strong>{t('The settings file of this computer is ignored')}</strong>
          {t(
            'Others than administrators can change it. Ask your IT to correct the owner and the rights of the file and its folder.',
          )}
        </AlertBox>
      )}
      {info?.policyBroken && !info.policyRefused && (
        <AlertBox tone="info">
          <strong>{t('Some settings of this computer’s administrators cannot be read')}</strong>
          {t('The program does not update itself until they are corrected. Help › Copy diagnostics names them.')}
        </AlertBox>
      )}
      <SelectField
        label={t('Notices show')}
        value={settings.noticeDetail}
        choices={details}
        disabled={isLocked('noticeDetail')}
        onChoose={(noticeDetail) => change({ noticeDetail })}
      />
      <SoundFields change={change} />
      <QuietField change={change} />
      <ShiftEndsField change={change} />
      {info?.kind === 'desktop' && (
        <SwitchField
          label={t('Start when I sign in to this computer')}
          checked={settings.startAtLogin}
          disabled={isLocked('startAtLogin')}
          onChange={(startAtLogin) => change({ startAtLogin })}
        />
      )}
    </FormSection>
  );
}
