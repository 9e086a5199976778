import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { messageOf, notifyFailure } from '#renderer/lib/notify.ts';
import { refusedField } from './account-failure.rules.ts';
import styles from './account.module.css';

type Props = {
  open: boolean;
  title: string;
  text: string;
  /** Label of the button. */
  action: string;
  danger?: boolean;
  /** Rejects with the ApiError; a wrong password is shown at the field. */
  onSubmit: (password: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the password once more before the account's protection changes. */
export function PasswordDialog({ open, title, text, action, danger = false, onSubmit, onClose }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ current: string }>();
  const [busy, setBusy] = useState(false);
  const submit = async ({ current }: { current: string }) => {
    setBusy(true);
    try {
      await onSubmit(current);
    } catch (error) {
      if (refusedField(error) === 'current') form.setFields([{ name: 'current', errors: [messageOf(error)] }]);
      else notifyFailure(title, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open={open}
      title={title}
      okText={action}
      okButtonProps={{ danger }}
      cancelText={t('Cancel')}
      confirmLoading={busy}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
      width={440}
    >
      <div className={styles['setup']}>
        <p>{text}</p>
        <PasswordOnly form={form} busy={busy} onFinish={(fields) => void submit(fields)} />
      </div>
    </Modal>
  );
}

type OnlyProps = {
  form: ReturnType<typeof Form.useForm<{ current: string }>>[0];
  busy: boolean;
  onFinish: (fields: { current: string }) => void;
};

/** The one field of a form that proves who sits there. */
export function PasswordOnly({ form, busy, onFinish }: OnlyProps) {
  const { t } = useTranslation();
  return (
    <Form
      form={form}
      name="password-again"
      layout="vertical"
      requiredMark={false}
      preserve={false}
      disabled={busy}
      onFinish={onFinish}
    >
      <Form.Item
        name="current"
        label={t('Your password')}
        rules={[{ required: true, message: t('Enter your password.') }]}
        validateTrigger="onSubmit"
      >
        <Input.Password autoComplete="current-password" autoFocus />
      </Form.Item>
    </Form>
  );
}
