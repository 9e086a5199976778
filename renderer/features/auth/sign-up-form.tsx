import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertBox } from '#renderer/components/alert-box.tsx';
import { notifySuccess } from '#renderer/lib/notify.ts';
import { signUp, type SignUpDraft } from './auth.calls.ts';
import { EmailField, PasswordField } from './auth-field.tsx';
import styles from './auth.module.css';
import { ResendVerification } from './resend-verification.tsx';
import { useSubmit } from './use-submit.ts';

type Props = { onSignedUp: () => Promise<void> };

/** Creates an account. First and last name are optional (spec section 5). */
export function SignUpForm({ onSignedUp }: Props) {
  const { t } = useTranslation();
  const [created, setCreated] = useState<string | null>(null);
  const { busy, failure, submit } = useSubmit<SignUpDraft>(t('Sign up failed'), async (draft) => {
    await signUp({ ...draft, first_name: draft.first_name?.trim() ?? '', last_name: draft.last_name?.trim() ?? '' });
    notifySuccess(t('Account created!'), t('Please check your email to verify your account.'));
    setCreated(draft.email);
    await onSignedUp();
  });
  if (created) return <Created email={created} />;
  return (
    <Form<SignUpDraft>
      name="sign-up"
      layout="vertical"
      noValidate
      requiredMark={false}
      disabled={busy}
      onFinish={(draft) => void submit(draft)}
      scrollToFirstError={{ focus: true }}
    >
      {failure && <AlertBox tone="danger">{failure.message}</AlertBox>}
      <div className={styles['names']}>
        <Form.Item name="first_name" label={t('First name')}>
          <Input autoComplete="given-name" size="large" />
        </Form.Item>
        <Form.Item name="last_name" label={t('Last name')}>
          <Input autoComplete="family-name" size="large" />
        </Form.Item>
      </div>
      <EmailField />
      <PasswordField isNew />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {t('Create account')}
      </Button>
    </Form>
  );
}

function Created({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <AlertBox tone="info">
      <strong>{t('Account created!')}</strong>
      <span>{t('Please check your email to verify your account.')}</span>
      <span>{t('The mail went to {{email}}.', { email })}</span>
      <ResendVerification email={email} />
    </AlertBox>
  );
}
