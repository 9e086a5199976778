import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { AlertBox } from '#renderer/components/alert-box.tsx';
import { notifySuccess } from '#renderer/lib/notify.ts';
import { signIn, type Credentials } from './auth.calls.ts';
import { EmailField, PasswordField } from './auth-field.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { useSubmit } from './use-submit.ts';

type Props = { onSignedIn: () => Promise<void>; onForgot: () => void };

/** Signs in; a person whose address is not confirmed yet can ask for the mail again. */
export function SignInForm({ onSignedIn, onForgot }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Credentials>();
  const { busy, failure, submit } = useSubmit<Credentials>(t('Sign in failed'), async (draft) => {
    await signIn(draft);
    notifySuccess(t('Welcome back!'), t('You have been signed in successfully.'));
    await onSignedIn();
  });
  return (
    <Form
      form={form}
      name="sign-in"
      layout="vertical"
      noValidate
      requiredMark={false}
      disabled={busy}
      onFinish={(draft) => void submit(draft)}
      scrollToFirstError={{ focus: true }}
    >
      {failure && (
        <AlertBox tone="danger">
          {failure.message}
          {failure.code === 'EMAIL_NOT_VERIFIED' && <ResendVerification email={form.getFieldValue('email')} />}
        </AlertBox>
      )}
      <EmailField />
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
