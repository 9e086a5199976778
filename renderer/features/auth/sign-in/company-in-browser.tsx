import type { CompanySignIn } from '#shared/desktop.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { PlainButton, PlainForm, TextField } from '#renderer/components/plain/form.tsx';
import styles from './auth.module.css';
import { companyProblem } from './company-outcome.words.ts';

/** The desktop program while the person signs in in the system's browser. */
export function CompanyInBrowser({ step, email, problem }: CompanySignIn) {
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
      {problem && <AlertBox tone="danger">{companyProblem(t, problem)}</AlertBox>}
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
