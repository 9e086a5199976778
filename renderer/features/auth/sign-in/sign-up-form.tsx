import { useState } from 'react';
import { personNameLimit } from '#shared/features/auth/auth.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { notifySuccess } from '#renderer/lib/notify.ts';
import { signUp, type SignUpDraft } from '../auth.calls.ts';
import { EmailField, PasswordField } from './auth-field.tsx';
import styles from './auth.module.css';
import { ResendVerification } from './resend-verification.tsx';
import { PlainButton, PlainForm, TextField } from '#renderer/components/plain/form.tsx';
import { useSubmit } from './use-submit.ts';

type Props = {
  onSignedUp: () => Promise<void>;
  /** The only address that may sign up: an invitation's. */
  email?: string | undefined;
  /** The invitation's token, which confirms the address. */
  invitation?: string | undefined;
};

/** All but the password. */
const keptFields = ['first_name', 'last_name', 'email'];

/** Creates an account. First and last name are optional (docs/product.md, section 5). */
export function SignUpForm({ onSignedUp, email, invitation }: Props) {
  const { t } = useTranslation();
  const [created, setCreated] = useState<string | null>(null);
  const { busy, failure, submit } = useSubmit<SignUpDraft>(t('Sign up failed'), async (draft) => {
    const names = { first_name: draft.first_name?.trim() ?? '', last_name: draft.last_name?.trim() ?? '' };
    const { signed_in } = await signUp({ ...draft, ...names }, invitation);
    notifySuccess(t('Account created!'), signed_in ? '' : t('Please check your email to verify your account.'));
    if (!signed_in) setCreated(draft.email);
    await onSignedUp();
  });
  if (created) return <Created email={created} />;
  return (
    <PlainForm<SignUpDraft> name="sign-up" busy={busy} kept={keptFields} onSubmit={(draft) => void submit(draft)}>
      {failure && Object.keys(failure.fields).length === 0 && <AlertBox tone="danger">{failure.message}</AlertBox>}
      <div className={styles['names']}>
        <TextField
          name="first_name"
          label={t('First name')}
          autoComplete="given-name"
          maxLength={personNameLimit}
          problem={failure?.fields['first_name']}
        />
        <TextField
          name="last_name"
          label={t('Last name')}
          autoComplete="family-name"
          maxLength={personNameLimit}
          problem={failure?.fields['last_name']}
        />
      </div>
      <EmailField fixed={email} />
      <PasswordField isNew problem={failure?.fields['password']} />
      <PlainButton look="primary" type="submit" busy={busy}>
        {t('Create account')}
      </PlainButton>
    </PlainForm>
  );
}

function Created({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <AlertBox tone="info">
      <strong>{t('Account created!')}</strong>
      <span>{t('Please check your email to verify your account.')}</span>
      <span>{t('The mail went to {{email}}.', { email })}</span>
      <ResendVerification email={email} />
    </AlertBox>
  );
}
