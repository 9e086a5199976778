import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
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
type DeskProps = Pick<Props, 'email' | 'isOnly'> & { isOffered: boolean };

/** The way to the company's own sign-in page. In the desktop program it opens the system's browser. */
export const CompanySignIn = ({ isOffered, ...props }: Props & DeskProps) =>
  window.desktop?.company ? <InSystemBrowser {...props} isOffered={isOffered} /> : <InThisBrowser {...props} />;

function InSystemBrowser({ email, isOnly, isOffered }: DeskProps) {
  const { t } = useTranslation();
  if (!isOffered)
    return (
      <AlertBox tone="info">
        {t('Company accounts sign in in a browser. Open the console there, until your server is updated.')}
      </AlertBox>
    );
  return (
    <div className={styles['company']}>
      {isOnly && (
        <p className={styles['only']}>{t('Your company signs in with its own accounts, without passwords.')}</p>
      )}
      <PlainButton look={isOnly ? 'primary' : 'outline'} onClick={() => void window.desktop?.company?.begin(email)}>
        {t('Continue in the browser…')}
      </PlainButton>
      <p>{isOnly ? t('Your company’s sign-in page opens in your browser.') : t('or with a password')}</p>
    </div>
  );
}

function InThisBrowser({ email, returnTo, isOnly }: Props) {
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
