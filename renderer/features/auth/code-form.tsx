import { Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertBox } from '#renderer/components/alert-box.tsx';
import { verifyCode, verifyRecoveryCode } from './account.calls.ts';
import styles from './auth.module.css';
import { useSubmit } from './use-submit.ts';

type Fields = { code: string; trust: boolean };
type Props = { onSignedIn: () => Promise<void>; onBack: () => void };

/** The second step of signing in: a code from the app, or a recovery code for who has lost the phone. */
export function CodeForm({ onSignedIn, onBack }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const [recovering, setRecovering] = useState(false);
  const { busy, failure, submit } = useSubmit<Fields>(t('Sign in failed'), async ({ code, trust }) => {
    const typed = code.replace(/\s/g, '');
    await (recovering ? verifyRecoveryCode(typed, trust) : verifyCode(typed, trust));
    await onSignedIn();
  });
  const change = () => {
    form.resetFields(['code']);
    setRecovering(!recovering);
  };
  return (
    <Form
      form={form}
      name="sign-in-code"
      layout="vertical"
      noValidate
      requiredMark={false}
      disabled={busy}
      initialValues={{ code: '', trust: false }}
      onFinish={(fields) => void submit(fields)}
    >
      <h2 className={styles['heading']}>{t('Two-factor sign-in')}</h2>
      {failure && <AlertBox tone="danger">{failure.message}</AlertBox>}
      <CodeField key={String(recovering)} recovering={recovering} />
      <Form.Item name="trust" valuePropName="checked">
        <Checkbox>{t('Do not ask on this computer for 30 days')}</Checkbox>
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {t('Sign In')}
      </Button>
      <Button type="link" block onClick={change} style={{ marginTop: 8 }}>
        {recovering ? t('Use a code from the app') : t('Use a recovery code')}
      </Button>
      <Button type="link" block onClick={onBack}>
        {t('Back to Sign In')}
      </Button>
    </Form>
  );
}

function CodeField({ recovering }: { recovering: boolean }) {
  const { t } = useTranslation();
  return (
    <Form.Item
      name="code"
      label={recovering ? t('Recovery code') : t('Code from the app')}
      extra={
        recovering ? t('Each one works once.') : t('The six digits that your authenticator app shows for Concierge.')
      }
      rules={[{ required: true, message: t('Enter the code.') }]}
      validateTrigger="onSubmit"
    >
      <Input
        size="large"
        autoFocus
        autoComplete="one-time-code"
        inputMode={recovering ? 'text' : 'numeric'}
        maxLength={recovering ? 40 : 8}
      />
    </Form.Item>
  );
}
