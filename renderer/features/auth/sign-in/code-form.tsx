import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { verifyCode, verifyRecoveryCode } from '../account/account.calls.ts';
import styles from './auth.module.css';
import { CheckField, PlainButton, PlainForm, TextField } from '#renderer/components/plain/form.tsx';
import { useSubmit } from './use-submit.ts';

type Fields = { code: string; trust: boolean };
type Props = { onSignedIn: () => Promise<void>; onBack: () => void };

/** The second step of signing in: a code from the app, or a recovery code for who has lost the phone. */
export function CodeForm({ onSignedIn, onBack }: Props) {
  const { t } = useTranslation();
  const [recovering, setRecovering] = useState(false);
  const { busy, failure, submit } = useSubmit<Fields>(t('Sign in failed'), async ({ code, trust }) => {
    const typed = code.replace(/\s/g, '');
    await (recovering ? verifyRecoveryCode(typed, trust) : verifyCode(typed, trust));
    await onSignedIn();
  });
  return (
    <PlainForm<Fields> name="sign-in-code" busy={busy} onSubmit={(draft) => void submit(draft)}>
      <h2 className={styles['heading']}>{t('Two-factor sign-in')}</h2>
      {failure && <AlertBox tone="danger">{failure.message}</AlertBox>}
      <CodeField key={String(recovering)} recovering={recovering} />
      <CheckField name="trust">{t('Do not ask on this computer for 30 days')}</CheckField>
      <PlainButton look="primary" type="submit" busy={busy}>
        {t('Sign In')}
      </PlainButton>
      <PlainButton look="link" onClick={() => setRecovering(!recovering)}>
        {recovering ? t('Use a code from the app') : t('Use a recovery code')}
      </PlainButton>
      <PlainButton look="link" onClick={onBack}>
        {t('Back to Sign In')}
      </PlainButton>
    </PlainForm>
  );
}

function CodeField({ recovering }: { recovering: boolean }) {
  const { t } = useTranslation();
  return (
    <TextField
      name="code"
      label={recovering ? t('Recovery code') : t('Code from the app')}
      hint={
        recovering ? t('Each one works once.') : t('The six digits that your authenticator app shows for Concierge.')
      }
      missing={t('Enter the code.')}
      autoFocus
      autoComplete="one-time-code"
      inputMode={recovering ? 'text' : 'numeric'}
      maxLength={recovering ? 40 : 8}
    />
  );
}
