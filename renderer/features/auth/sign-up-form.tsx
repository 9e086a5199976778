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

type Props = {
  onSignedUp: () => Promise<void>;
  /** The only address that may sign up: an invitation's. */
  email?: string | undefined;
  /** Where the link of the confirmation mail leads; the site's root where it is left out. */
  returnTo?: string | undefined;
};

/** Creates an account. First and last name are optional (spec section 5). */
export function SignUpForm({ onSignedUp, email, returnTo }: Props) {
  const { t } = useTranslation();
  const [created, setCreated] = useState<string | null>(null);
  const { busy, failure, submit } = useSubmit<SignUpDraft>(t('Sign up failed'), async (draft) => {
    const names = { first_name: draft.first_name?.trim() ?? '', last_name: draft.last_name?.trim() ?? '' };
    await signUp({ ...draft, ...names }, returnTo);
    notifySuccess(t('Account created!'), t('Please check your email to verify your account.'));
    setCreated(draft.email);
    await onSignedUp();
  });
  if (created) return <Created email={created} returnTo={returnTo} />;
  return (
    <Form<SignUpDraft>
      name="sign-up"
      layout="vertical"
      noValidate
      requiredMark={false}
      disabled={busy}
      initialValues={email ? { email } : {}}
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
      <EmailField fixed={email !== undefined} />
      <PasswordField isNew />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {t('Create account')}
      </Button>
    </Form>
  );
}

function Created({ email, returnTo }: { email: string; returnTo: string | undefined }) {
  const { t } = useTranslation();
  return (
    <AlertBox tone="info">
      <strong>{t('Account created!')}</strong>
      <span>{t('Please check your email to verify your account.')}</span>
      <span>{t('The mail went to {{email}}.', { email })}</span>
      <ResendVerification email={email} returnTo={returnTo} />
    </AlertBox>
  );
}
