import { Alert, Form, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { NoticeDetail, SettingsChange } from '#shared/desktop.ts';
import { FormSection } from '#renderer/components/inputs/form-section.tsx';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { changeComputerSettings, useComputerSettings } from '#renderer/bridge/computer-settings.store.ts';

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
        <Alert
          type="warning"
          showIcon
          title={t('The settings file of this computer is ignored')}
          description={t(
            'Others than administrators can change it. Ask your IT to correct the owner and the rights of the file and its folder.',
          )}
        />
      )}
      <Form.Item label={t('Notices show')} htmlFor="notice-detail" layout="vertical">
        <Select
          id="notice-detail"
          value={settings.noticeDetail}
          options={details}
          disabled={isLocked('noticeDetail')}
          onChange={(noticeDetail) => change({ noticeDetail })}
        />
      </Form.Item>
      <Form.Item label={t('Do not disturb')} htmlFor="quiet" layout="vertical" help={t('No sound; counts stay.')}>
        <Switch id="quiet" checked={settings.quiet} onChange={(quiet) => change({ quiet })} />
      </Form.Item>
      {info?.kind === 'desktop' && (
        <Form.Item label={t('Start when I sign in to this computer')} htmlFor="start-at-login" layout="vertical">
          <Switch
            id="start-at-login"
            checked={settings.startAtLogin}
            disabled={isLocked('startAtLogin')}
            onChange={(startAtLogin) => change({ startAtLogin })}
          />
        </Form.Item>
      )}
    </FormSection>
  );
}
