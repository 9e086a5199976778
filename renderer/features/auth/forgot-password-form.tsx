import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertBox } from '#renderer/components/alert-box.tsx';
import { requestPasswordReset } from './auth.calls.ts';
import { EmailField } from './auth-field.tsx';
import styles from './auth.module.css';
import { useSubmit } from './use-submit.ts';

/** Asks for the mail that leads to a new password. The answer is the same for an address that nobody has. */
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
        <Form<{ email: string }>
          name="forgot-password"
          layout="vertical"
          noValidate
          requiredMark={false}
          disabled={busy}
          onFinish={(draft) => void submit(draft)}
        >
          {failure && <AlertBox tone="danger">{failure.message}</AlertBox>}
          <EmailField />
          <Button type="primary" htmlType="submit" size="large" block loading={busy}>
            {t('Send the link')}
          </Button>
        </Form>
      )}
      <Button type="link" block onClick={onBack} style={{ marginTop: 8 }}>
        {t('Back to Sign In')}
      </Button>
    </>
  );
}
