import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/features/auth/auth.contract.ts';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { refusedFields } from './account-failure.rules.ts';
import { changeName } from './account.calls.ts';
import styles from './account.module.css';

type Fields = { first_name: string; last_name: string };

/** The person's own name, as colleagues and the audit log show it. */
export function NameForm({ user, onSaved }: { user: User; onSaved: () => Promise<void> }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const [busy, setBusy] = useState(false);
  const save = async ({ first_name, last_name }: Fields) => {
    setBusy(true);
    try {
      await changeName(first_name.trim(), last_name.trim());
      await onSaved();
      notifySuccess(t('Name saved'));
    } catch (error) {
      for (const { path, message } of refusedFields(error))
        form.setFields([{ name: path as keyof Fields, errors: [t(message)] }]);
      notifyFailure(t('The name could not be saved'), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormSection title={t('Your name')} text={t('As your colleagues see it beside what you write.')}>
      <FullRow>
        <Form
          form={form}
          name="name"
          layout="vertical"
          className={styles['pair']!}
          disabled={busy}
          initialValues={{ first_name: user.first_name, last_name: user.last_name }}
          onFinish={(fields) => void save(fields)}
        >
          <Form.Item name="first_name" label={t('First name')}>
            <Input autoComplete="given-name" maxLength={100} />
          </Form.Item>
          <Form.Item name="last_name" label={t('Last name')}>
            <Input autoComplete="family-name" maxLength={100} />
          </Form.Item>
          <Form.Item className={styles['submit']!}>
            <Button htmlType="submit" loading={busy}>
              {t('Save name')}
            </Button>
          </Form.Item>
        </Form>
      </FullRow>
    </FormSection>
  );
}
