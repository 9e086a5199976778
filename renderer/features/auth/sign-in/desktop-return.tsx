import { useEffect, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { ButtonLink } from '#renderer/components/plain/button.tsx';
import styles from './auth.module.css';
import own from './desktop-return.module.css';
import { companyOutcome } from './company-outcome.words.ts';
import { linkToProgram, readableCode } from './desktop-page.rules.ts';

/** The server takes the code for so long. */
const codeMs = 60_000;

/** The way back into the desktop program: its link, and a code to type where the browser cannot follow the link. */
export function ReturnWithCode({ code, state }: { code: string; state: string }) {
  const { t } = useTranslation();
  const [isFollowed, setFollowed] = useState(false);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), codeMs);
    return () => clearTimeout(timer);
  }, []);
  if (isOver)
    return (
      <AlertBox tone="info">
        {t('If Concierge has signed you in, you can close this page. If not, begin again in Concierge.')}
      </AlertBox>
    );
  return (
    <>
      <p className={styles['lead']}>{t('Go back to Concierge. If the browser asks, allow it to open the program.')}</p>
      <ButtonLink
        type="primary"
        size="large"
        block
        href={linkToProgram({ state, code })}
        onClick={() => setFollowed(true)}
      >
        {t('Open Concierge')}
      </ButtonLink>
      {isFollowed && <p className={styles['note']}>{t('When Concierge is open, you can close this page.')}</p>}
      <details className={own['fallback']}>
        <summary>{t('Concierge does not open?')}</summary>
        <p>{t('Type this code into Concierge on this computer within a minute:')}</p>
        <output className={own['code']}>{readableCode(code)}</output>
        <p>
          {t('Do not tell it to anyone. If you did not begin this sign-in in Concierge yourself, close this page.')}
        </p>
      </details>
    </>
  );
}

/** Why the person may not come in; the program shows it as well. */
export function ReturnRefused({ outcome, state }: { outcome: string; state: string }) {
  const { t } = useTranslation();
  return (
    <>
      <AlertBox tone="danger">{companyOutcome(t, outcome)}</AlertBox>
      <ButtonLink type="primary" size="large" block href={linkToProgram({ state, company: outcome })}>
        {t('Return to Concierge')}
      </ButtonLink>
    </>
  );
}
