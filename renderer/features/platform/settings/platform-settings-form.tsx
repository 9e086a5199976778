import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalMarkOf } from '#shared/features/bookings/amounts.rules.ts';
import { platformSettings, type PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { checkForm, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { readerLocale } from '#renderer/lib/reader-locale.ts';
import { AlertFields, LimitFields, PricingFields, RetentionFields } from './platform-settings-fields.tsx';
import styles from './platform-settings.module.css';
import { changedSections, useSavePlatformSettings } from './platform-settings.queries.ts';
import { storedPrices, typedPrices } from './price-fields.rules.ts';

/** Limits, retention, prices and alert addresses in one form; only what was changed is saved. */
export function PlatformSettingsForm({ settings }: { settings: PlatformSettings }) {
  const { t, i18n } = useTranslation();
  const mark = decimalMarkOf(readerLocale(i18n.language));
  const [form] = Form.useForm<PlatformSettings>();
  const [changed, setChanged] = useState(false);
  const save = useSavePlatformSettings();
  const submit = (typed: PlatformSettings) => {
    const fields = storedPrices(typed, mark);
    if (!checkForm(form, platformSettings, fields)) return;
    const change = changedSections(settings, platformSettings.parse(fields));
    if (Object.keys(change).length === 0) return setChanged(false);
    save.mutate(change, {
      onSuccess: (answer) => {
        form.setFieldsValue(typedPrices(answer.settings, mark));
        setChanged(false);
        notifySuccess(t('Settings saved'));
      },
      onError: (error) => showRefusedFields(form, error) || notifyFailure(t('The settings could not be saved'), error),
    });
  };
  const change = () => {
    setChanged(true);
    // A problem of several lines belongs to no field, so typing does not clear it.
    form.setFields([{ name: ['pricing', 'table'], errors: [] }]);
  };
  const discard = () => {
    form.resetFields();
    setChanged(false);
  };
  return (
    <Form
      form={form}
      name="platform-settings"
      layout="vertical"
      noValidate
      initialValues={typedPrices(settings, mark)}
      disabled={save.isPending}
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onValuesChange={change}
      onFinish={submit}
    >
      <LeaveGuard when={changed && !save.isPending} />
      <LimitFields />
      <RetentionFields />
      <PricingFields />
      <AlertFields />
      <div className={styles['footer']}>
        {changed && <Button onClick={discard}>{t('Discard changes')}</Button>}
        <Button type="primary" htmlType="submit" size="large" loading={save.isPending} disabled={!changed}>
          {t('Save settings')}
        </Button>
      </div>
    </Form>
  );
}
