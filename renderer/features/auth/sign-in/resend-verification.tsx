import { useTranslation } from '#renderer/lib/translate.ts';
import { notifySuccess } from '#renderer/lib/notify.ts';
import { resendVerification } from '../auth.calls.ts';
import { PlainButton } from '#renderer/components/plain/form.tsx';
import { useSubmit } from './use-submit.ts';

/** Sends the confirmation mail once more. */
export function ResendVerification({ email }: { email: string }) {
  const { t } = useTranslation();
  const { busy, submit } = useSubmit<string>(t('The mail could not be sent'), async (address) => {
    await resendVerification(address);
    notifySuccess(t('Mail sent'), t('Please check your email to verify your account.'));
  });
  return (
    <PlainButton look="small" busy={busy} onClick={() => void submit(email)}>
      {t('Send the verification mail again')}
    </PlainButton>
  );
}
