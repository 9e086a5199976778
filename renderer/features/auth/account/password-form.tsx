import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { messageOf, notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { refusedField } from './account-failure.rules.ts';
import { changePassword } from './account.calls.ts';
import styles from './account.module.css';
import { useRefreshAccount } from './account.queries.ts';

type Fields = { current: string; password: string };

/** The sign-in service's password rule, checked before sending. */
const shortest = 8;

/** Changes the password; every other computer is signed out. */
export function PasswordForm() {
  const { t } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const [busy, setBusy] = useState(false);
  const refresh = useRefreshAccount();
  const save = async ({ current, password }: Fields) => {
    setBusy(true);
    try {
      await changePassword(current, password);
      form.resetFields();
      notifySuccess(t('Password changed'), t('Other computers have been signed out.'));
      await refresh();
    } catch (error) {
      const field = refusedField(error);
      if (field === 'current' || field === 'password') form.setFields([{ name: field, errors: [messageOf(error)] }]);
      else notifyFailure(t('The password could not be changed'), error);
    } finally {
      setBusy(false);
    }
  };
  const longEnough = { min: shortest, message: t('Use at least {{number}} characters.', { number: shortest }) };
  return (
    <FormSection title={t('Password')} text={t('Changing it signs out every other computer.')}>
      <FullRow>
        <Form
          form={form}
          name="change-password"
          layout="vertical"
          className={styles['pair']!}
          requiredMark={false}
          disabled={busy}
          onFinish={(fields) => void save(fields)}
        >
          <Form.Item
            name="current"
            label={t('Current password')}
            rules={[{ required: true, message: t('Enter your password.') }]}
            validateTrigger="onSubmit"
          >
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          <Form.Item
            name="password"
            label={t('New password')}
            rules={[{ required: true, message: t('Enter the new password.') }, longEnough]}
            validateTrigger="onSubmit"
          >
            <Input.Password autoComplete="new-password" />
          </Form.Item>
          <Form.Item className={styles['submit']!}>
            <Button htmlType="submit" loading={busy}>
              {t('Change password')}
            </Button>
          </Form.Item>
        </Form>
      </FullRow>
    </FormSection>
  );
}
