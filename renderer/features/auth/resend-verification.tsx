import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { notifySuccess } from '#renderer/lib/notify.ts';
import { resendVerification } from './auth.calls.ts';
import { useSubmit } from './use-submit.ts';

/** Sends the confirmation mail once more; its link leads to `returnTo`, else to the site's root. */
export function ResendVerification({ email, returnTo }: { email: string; returnTo?: string | undefined }) {
  const { t } = useTranslation();
  const { busy, submit } = useSubmit<string>(t('The mail could not be sent'), async (address) => {
    await resendVerification(address, returnTo);
    notifySuccess(t('Mail sent'), t('Please check your email to verify your account.'));
  });
  return (
    <Button size="small" loading={busy} onClick={() => void submit(email)}>
      {t('Send the verification mail again')}
    </Button>
  );
}
