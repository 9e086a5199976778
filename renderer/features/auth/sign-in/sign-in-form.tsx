import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { notifySuccess } from '#renderer/lib/notify.ts';
import { signIn, type Credentials } from '../auth.calls.ts';
import { EmailField, PasswordField } from './auth-field.tsx';
import { CompanySignIn } from './company-sign-in.tsx';
import { CodeForm } from './code-form.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { PlainButton, PlainForm } from '#renderer/components/plain/form.tsx';
import { useSignInWays } from './use-sign-in-ways.ts';
import { useSubmit } from './use-submit.ts';

type Props = {
  onSignedIn: () => Promise<void>;
  onForgot?: (() => void) | undefined;
  /** The only address that may sign in: an invitation's. */
  email?: string | undefined;
  /** Prefilled with the previous address. */
  suggested?: string | undefined;
  /** The path that a sign-in at the company leads to. Undefined: the company's page opens beside this one. */
  returnTo?: string | undefined;
};

/**
 * Sign-in form, with a second step if the account has a second factor. Users with an unconfirmed address can request
 * the mail again.
 */
export function SignInForm({ onSignedIn, onForgot, email, suggested, returnTo }: Props) {
  const { t } = useTranslation();
  const [needsCode, setNeedsCode] = useState(false);
  const [tried, setTried] = useState('');
  const [typed, setTyped] = useState(email ?? suggested ?? '');
  const ways = useSignInWays(typed);
  const welcome = async () => {
    notifySuccess(t('Welcome back!'), t('You have been signed in successfully.'));
    await onSignedIn();
  };
  const { busy, failure, submit } = useSubmit<Credentials>(t('Sign in failed'), async (draft) => {
    setTried(draft.email);
    const answer = await signIn(draft);
    if (answer.needsCode) setNeedsCode(true);
    else await welcome();
  });
  const isKnown = email !== undefined || Boolean(suggested);
  if (needsCode) return <CodeForm onSignedIn={welcome} onBack={() => setNeedsCode(false)} />;
  return (
    <PlainForm<Credentials> name="sign-in" busy={busy} onSubmit={(draft) => void submit(draft)}>
      {failure && (
        <AlertBox tone="danger">
          {failure.message}
          {failure.code === 'EMAIL_NOT_VERIFIED' && <NotConfirmed email={tried} invited={!!email} />}
        </AlertBox>
      )}
      <EmailField fixed={email} suggested={suggested} autoFocus={!isKnown} onTyped={setTyped} />
      {ways.company && <CompanySignIn email={typed.trim()} returnTo={returnTo} isOnly={!ways.password} />}
      {ways.password && (
        <>
          <PasswordField autoFocus={isKnown} />
          <PlainButton look="primary" type="submit" busy={busy}>
            {t('Sign In')}
          </PlainButton>
        </>
      )}
      {ways.password && onForgot && (
        <PlainButton look="link" onClick={onForgot}>
          {t('Forgot your password?')}
        </PlainButton>
      )}
      {!ways.password && (
        <PlainButton look="link" onClick={() => setTyped('')}>
          {t('Use a password')}
        </PlainButton>
      )}
    </PlainForm>
  );
}

/** An invited person needs no second mail: signing up with the invitation confirms the address. */
function NotConfirmed({ email, invited }: { email: string; invited: boolean }) {
  const { t } = useTranslation();
  if (!invited) return <ResendVerification email={email} />;
  return <span>{t('Or choose Sign Up: the invitation confirms your address without another mail.')}</span>;
}
