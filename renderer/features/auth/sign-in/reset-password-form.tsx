import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { notifySuccess } from '#renderer/lib/notify.ts';
import { resetPassword } from '../auth.calls.ts';
import { PasswordField } from './auth-field.tsx';
import { PlainButton, PlainForm } from '#renderer/components/plain/form.tsx';
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
    <PlainForm<{ password: string }> name="reset-password" busy={busy} onSubmit={(draft) => void submit(draft)}>
      {failure && !failure.fields['newPassword'] && <AlertBox tone="danger">{failure.message}</AlertBox>}
      <PasswordField isNew label={t('New password')} problem={failure?.fields['newPassword']} />
      <PlainButton look="primary" type="submit" busy={busy}>
        {t('Save the new password')}
      </PlainButton>
    </PlainForm>
  );
}
