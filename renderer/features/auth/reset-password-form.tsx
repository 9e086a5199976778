import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { AlertBox } from '#renderer/components/alert-box.tsx';
import { notifySuccess } from '#renderer/lib/notify.ts';
import { resetPassword } from './auth.calls.ts';
import { PasswordField } from './auth-field.tsx';
import { useSubmit } from './use-submit.ts';

/** Sets a new password with the token of the mail's link. */
export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation();
  const { busy, failure, submit } = useSubmit<{ password: string }>(
    t('The password could not be changed'),
    async ({ password }) => {
      await resetPassword(token, password);
      notifySuccess(t('Password changed'), t('Sign in with your new password.'));
      onDone();
    },
  );
  return (
    <Form<{ password: string }>
      name="reset-password"
      layout="vertical"
      noValidate
      requiredMark={false}
      disabled={busy}
      onFinish={(draft) => void submit(draft)}
    >
      {failure && <AlertBox tone="danger">{failure.message}</AlertBox>}
      <PasswordField isNew label={t('New password')} />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {t('Save the new password')}
      </Button>
    </Form>
  );
}
