import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertBox } from '#renderer/components/alert-box.tsx';
import { notifySuccess } from '#renderer/lib/notify.ts';
import { signIn, type Credentials } from './auth.calls.ts';
import { EmailField, PasswordField } from './auth-field.tsx';
import { CodeForm } from './code-form.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { useSubmit } from './use-submit.ts';

type Props = {
  onSignedIn: () => Promise<void>;
  onForgot: () => void;
  /** The only address that may sign in: an invitation's. */
  email?: string | undefined;
  /** Where the link of a confirmation mail leads; the site's root where it is left out. */
  returnTo?: string | undefined;
};

/** Signs in, with a second step where the account asks for one; who has not confirmed the address can ask for the mail again. */
export function SignInForm({ onSignedIn, onForgot, email, returnTo }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Credentials>();
  const [needsCode, setNeedsCode] = useState(false);
  const welcome = async () => {
    notifySuccess(t('Welcome back!'), t('You have been signed in successfully.'));
    await onSignedIn();
  };
  const { busy, failure, submit } = useSubmit<Credentials>(t('Sign in failed'), async (draft) => {
    const answer = await signIn(draft, returnTo);
    if (answer.needsCode) setNeedsCode(true);
    else await welcome();
  });
  if (needsCode) return <CodeForm onSignedIn={welcome} onBack={() => setNeedsCode(false)} />;
  return (
    <Form
      form={form}
      name="sign-in"
      layout="vertical"
      noValidate
      requiredMark={false}
      disabled={busy}
      initialValues={email ? { email } : {}}
      onFinish={(draft) => void submit(draft)}
      scrollToFirstError={{ focus: true }}
    >
      {failure && (
        <AlertBox tone="danger">
          {failure.message}
          {failure.code === 'EMAIL_NOT_VERIFIED' && (
            <ResendVerification email={form.getFieldValue('email')} returnTo={returnTo} />
          )}
        </AlertBox>
      )}
      <EmailField fixed={email !== undefined} />
      <PasswordField />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {t('Sign In')}
      </Button>
      <Button type="link" block onClick={onForgot} style={{ marginTop: 8 }}>
        {t('Forgot your password?')}
      </Button>
    </Form>
  );
}
