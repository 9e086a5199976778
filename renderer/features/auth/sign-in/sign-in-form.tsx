import { Suspense, useState } from 'react';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { notifySuccess } from '#renderer/lib/notify.ts';
import { signIn, type Credentials } from '../auth.calls.ts';
import { EmailField, PasswordField } from './auth-field.tsx';
import type { DeskParts } from './company-in-browser.tsx';
import { CompanySignIn } from './company-sign-in.tsx';
import { CodeForm } from './code-form.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { PlainButton, PlainForm } from '#renderer/components/plain/form.tsx';
import { useSignInWays } from './use-sign-in-ways.ts';
import { useSubmit } from './use-submit.ts';

/** The desktop program's part, which browsers do not load. */
const DeskSignIn = lazyPart(async () => (await import('./company-in-browser.tsx')).DeskSignIn);

const companyToo = { company: true, desktop: true };

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
 * Sign-in form, with a second step if the account has a second factor. In the desktop program a company's account is used
 * in the system's browser, and this form waits for it.
 */
export function SignInForm({ onSignedIn, suggested, ...props }: Props) {
  const { t } = useTranslation();
  const [needsCode, setNeedsCode] = useState(false);
  const welcome = async () => {
    notifySuccess(t('Welcome back!'), t('You have been signed in successfully.'));
    await onSignedIn();
  };
  const form = (desk: DeskParts | null) => (
    <WaysToSignIn
      {...props}
      suggested={desk?.email ?? suggested}
      desk={desk}
      onSignedIn={welcome}
      onCodeNeeded={() => setNeedsCode(true)}
    />
  );
  if (needsCode) return <CodeForm onSignedIn={welcome} onBack={() => setNeedsCode(false)} />;
  if (!window.desktop) return form(null);
  return (
    <Suspense fallback={null}>
      <DeskSignIn onSignedIn={welcome} form={form} />
    </Suspense>
  );
}

type WaysProps = Props & { desk: DeskParts | null; onCodeNeeded: () => void };

/** Users with an unconfirmed address can request the mail again. */
function WaysToSignIn({ onSignedIn, onCodeNeeded, onForgot, email, suggested, returnTo, desk }: WaysProps) {
  const { t } = useTranslation();
  const [tried, setTried] = useState('');
  const [typed, setTyped] = useState(email ?? suggested ?? '');
  const { busy, failure, submit } = useSubmit<Credentials>(t('Sign in failed'), async (draft) => {
    setTried(draft.email);
    const answer = await signIn(draft);
    if (answer.needsCode) onCodeNeeded();
    else await onSignedIn();
  });
  const asked = useSignInWays(typed);
  // The password was refused before, or without, the answer to how people of the domain sign in.
  const ways = failure?.reason === 'company_account_only' && !asked.company ? { ...asked, ...companyToo } : asked;
  const isKnown = email !== undefined || Boolean(suggested);
  return (
    <PlainForm<Credentials> name="sign-in" busy={busy} onSubmit={(draft) => void submit(draft)}>
      {!failure && desk?.failure}
      {failure && (
        <AlertBox tone="danger">
          {failure.message}
          {failure.code === 'EMAIL_NOT_VERIFIED' && <NotConfirmed email={tried} invited={!!email} />}
        </AlertBox>
      )}
      <EmailField fixed={email} suggested={suggested} autoFocus={!isKnown} onTyped={setTyped} />
      {ways.company && desk?.start({ email: typed.trim(), isOnly: !ways.password, isOffered: ways.desktop })}
      {ways.company && !desk && <CompanySignIn email={typed.trim()} returnTo={returnTo} isOnly={!ways.password} />}
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
