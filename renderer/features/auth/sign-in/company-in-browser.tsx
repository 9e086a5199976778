import type { ReactNode } from 'react';
import type { CompanyProblem, CompanySignIn } from '#shared/desktop.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { PlainButton, PlainForm, TextField } from '#renderer/components/plain/form.tsx';
import styles from './auth.module.css';
import own from './company-in-browser.module.css';
import { CodeForm } from './code-form.tsx';
import { companyProblem } from './company-problem.words.ts';
import { useDeskCompany } from './use-desk-company.ts';

type StartProps = {
  email: string;
  /** The company takes no passwords. */
  isOnly: boolean;
  /** The server knows this way. */
  isOffered: boolean;
};

/** The desktop program's way to the company's own sign-in page. */
function StartInBrowser({ email, isOnly, isOffered }: StartProps) {
  const { t } = useTranslation();
  if (!isOffered)
    return (
      <AlertBox tone="info">
        {t('Company accounts sign in in a browser. Open the console there, until your server is updated.')}
      </AlertBox>
    );
  return (
    <div className={own['start']}>
      {isOnly && <p className={own['only']}>{t('Your company signs in with its own accounts, without passwords.')}</p>}
      <PlainButton look={isOnly ? 'primary' : 'outline'} onClick={() => void window.desktop?.company?.begin(email)}>
        {t('Continue in the browser…')}
      </PlainButton>
      <p className={own['hint']}>
        {isOnly ? t('Your company’s sign-in page opens in your browser.') : t('or with a password')}
      </p>
    </div>
  );
}

/** What the sign-in form shows in the desktop program: why the last attempt ended, and the way to begin. */
export type DeskParts = { email: string | null; failure: ReactNode; start: (props: StartProps) => ReactNode };
type DeskProps = { onSignedIn: () => Promise<void>; form: (parts: DeskParts) => ReactNode };

/** The sign-in form of the desktop program, which waits for the system's browser. */
export function DeskSignIn({ onSignedIn, form }: DeskProps) {
  const desk = useDeskCompany(onSignedIn);
  if (desk.step === 'second_factor')
    return <CodeForm onSignedIn={onSignedIn} onBack={() => void window.desktop?.company?.cancel()} />;
  if (desk.step === 'waiting' || desk.step === 'checking') return <CompanyInBrowser {...desk} />;
  const failure = desk.problem && <CompanyFailure problem={desk.problem} />;
  return form({ email: desk.email, failure, start: (props) => <StartInBrowser {...props} /> });
}

/** Why the last sign-in in the browser has ended. */
function CompanyFailure({ problem }: { problem: CompanyProblem }) {
  const { t } = useTranslation();
  return <AlertBox tone="danger">{companyProblem(t, problem)}</AlertBox>;
}

/** The desktop program while the person signs in in the system's browser. */
function CompanyInBrowser({ step, email, problem }: CompanySignIn) {
  const { t } = useTranslation();
  const isBusy = step !== 'waiting';
  return (
    <PlainForm<{ code: string }>
      name="company-code"
      busy={isBusy}
      onSubmit={({ code }) => void window.desktop?.company?.enterCode(code)}
    >
      <h2 className={styles['heading']}>{t('Continue in your browser')}</h2>
      <p className={styles['lead']}>
        {t('Sign in with your company account there, then choose “Open Concierge”. This window goes on by itself.')}
      </p>
      {problem && <CompanyFailure problem={problem} />}
      <TextField
        name="code"
        label={t('Code from the browser')}
        hint={t('Only if the browser does not open Concierge: its page shows a code.')}
        missing={t('Enter the code.')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <PlainButton look="outline" type="submit" busy={isBusy}>
        {t('Sign in with this code')}
      </PlainButton>
      {!isBusy && (
        <>
          <PlainButton look="link" onClick={() => void window.desktop?.company?.begin(email ?? '')}>
            {t('Open the browser again')}
          </PlainButton>
          <PlainButton look="link" onClick={() => void window.desktop?.company?.cancel()}>
            {t('Cancel')}
          </PlainButton>
        </>
      )}
    </PlainForm>
  );
}
