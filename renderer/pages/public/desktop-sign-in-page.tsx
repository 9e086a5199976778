import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#renderer/lib/paths.ts';
import { messageOf } from '#renderer/lib/notify.ts';
import { usePageTitle } from '#renderer/lib/page-title.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { CentredSpinner } from '#renderer/components/states/centred-spinner.tsx';
import { PlainButton } from '#renderer/components/plain/form.tsx';
import { startCompany } from '#renderer/features/auth/auth.calls.ts';
import { AuthFrame } from '#renderer/features/auth/sign-in/auth-frame.tsx';
import { toldToPage, type ToldToPage } from '#renderer/features/auth/sign-in/desktop-page.rules.ts';
import { ReturnRefused, ReturnWithCode } from '#renderer/features/auth/sign-in/desktop-return.tsx';

/**
 * The page of the system's browser for a sign-in of the desktop program: goes to the company, and comes back here. This
 * browser gets no session.
 */
export default function DesktopSignInPage() {
  const { t } = useTranslation();
  const [told, setTold] = useState(() => toldToPage(window.location.hash));
  usePageTitle(t('Sign in to Concierge'));
  useEffect(() => {
    // What opens an account does not stay in the address.
    if (told.kind !== 'start') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [told.kind]);
  if (window.desktop) return <Navigate to={paths.auth} replace />;
  return (
    <AuthFrame title={told.kind === 'code' ? t('You are signed in') : t('Sign in to Concierge')}>
      {told.kind === 'start' && <Start {...told} onTold={setTold} />}
      {told.kind === 'code' && <ReturnWithCode {...told} />}
      {told.kind === 'refused' && <ReturnRefused {...told} />}
      {told.kind === 'nothing' && (
        <AlertBox tone="info">{t('This page belongs to a sign-in that has ended. Begin again in Concierge.')}</AlertBox>
      )}
    </AuthFrame>
  );
}

type StartProps = { email: string; challenge: string; state: string; onTold: (told: ToldToPage) => void };

/** Goes to the company's sign-in page. */
function Start({ email, challenge, state, onTold }: StartProps) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string | null>(null);
  const hasBegun = useRef(false);
  const begin = async () => {
    setFailure(null);
    try {
      const url = await startCompany(email, { desktop: { challenge, state } });
      // A refusal leads to this page again.
      if (url.startsWith('/')) onTold(toldToPage(new URL(url, window.location.origin).hash));
      else window.location.replace(url);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  const beginOnce = useEffectEvent(() => {
    if (!hasBegun.current) void begin();
    hasBegun.current = true;
  });
  useEffect(() => beginOnce(), []);
  if (failure === null) return <CentredSpinner />;
  return (
    <>
      <AlertBox tone="danger">{failure}</AlertBox>
      <PlainButton look="primary" onClick={() => void begin()}>
        {t('Try again')}
      </PlainButton>
    </>
  );
}
