import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { requestPasswordReset } from '../auth.calls.ts';
import { EmailField } from './auth-field.tsx';
import styles from './auth.module.css';
import { PlainButton, PlainForm } from '#renderer/components/plain/form.tsx';
import { useSubmit } from './use-submit.ts';

/** Requests the password mail. The answer is the same for an unknown address. */
export function ForgotPasswordForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<string | null>(null);
  const { busy, failure, submit } = useSubmit<{ email: string }>(t('The mail could not be sent'), async ({ email }) => {
    await requestPasswordReset(email);
    setSent(email);
  });
  return (
    <>
      <h2 className={styles['heading']}>{t('Reset your password')}</h2>
      {sent ? (
        <AlertBox tone="info">
          {t('If {{email}} has an account, a mail with a link is on its way.', { email: sent })}
        </AlertBox>
      ) : (
        <PlainForm<{ email: string }> name="forgot-password" busy={busy} onSubmit={(draft) => void submit(draft)}>
          {failure && <AlertBox tone="danger">{failure.message}</AlertBox>}
          <EmailField />
          <PlainButton look="primary" type="submit" busy={busy}>
            {t('Send the link')}
          </PlainButton>
        </PlainForm>
      )}
      <PlainButton look="link" onClick={onBack}>
        {t('Back to Sign In')}
      </PlainButton>
    </>
  );
}
