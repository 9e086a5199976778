import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { PlainButton } from '#renderer/components/plain/form.tsx';
import { messageOf, notifyFailure } from '#renderer/lib/notify.ts';
import { startCompany } from '../auth.calls.ts';
import styles from './auth.module.css';

type Props = {
  email: string;
  /** Undefined: the company's page opens beside this one, which keeps what is typed. */
  returnTo: string | undefined;
  /** The company takes no passwords. */
  isOnly: boolean;
};

/** The way to the company's own sign-in page. */
export function CompanySignIn({ email, returnTo, isOnly }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    // Opened before the answer: a browser allows it only in the click itself.
    const beside = returnTo === undefined ? window.open('', '_blank') : null;
    try {
      const url = await startCompany(email, { return_to: returnTo ?? '/auth' });
      if (beside) beside.location.href = url;
      else window.location.assign(url);
    } catch (error) {
      beside?.close();
      notifyFailure(t('Sign in failed'), error, messageOf(error));
      setBusy(false);
    }
    if (beside) setBusy(false);
  };
  return (
    <div className={styles['company']}>
      <PlainButton look={isOnly ? 'primary' : 'outline'} busy={busy} onClick={() => void start()}>
        {t('Sign in with your company account')}
      </PlainButton>
      {!isOnly && <p>{t('or with a password')}</p>}
    </div>
  );
}
