import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '#renderer/app/paths.ts';
import { useMe, useRefreshMe } from '#renderer/app/session.ts';
import { CentredSpinner } from '#renderer/components/centred-spinner.tsx';
import { TabPair } from '#renderer/components/tab-pair.tsx';
import { AuthFrame } from '#renderer/features/auth/auth-frame.tsx';
import { ForgotPasswordForm } from '#renderer/features/auth/forgot-password-form.tsx';
import { SignInForm } from '#renderer/features/auth/sign-in-form.tsx';
import { SignUpForm } from '#renderer/features/auth/sign-up-form.tsx';
import { usePageTitle } from '#renderer/lib/page-title.ts';

/** Sign In / Sign Up. Signed-in people are sent on: to the page that they wanted, else to the dashboard. */
export default function AuthPage() {
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  const [forgot, setForgot] = useState(false);
  usePageTitle(t('Sign In'));
  if (me.data) return <Navigate to={wantedPage(location.state)} replace />;
  if (me.isPending) return <CentredSpinner />;
  return (
    <AuthFrame title={t('Welcome')}>
      {forgot ? <ForgotPasswordForm onBack={() => setForgot(false)} /> : <AuthTabs onForgot={() => setForgot(true)} />}
    </AuthFrame>
  );
}

function AuthTabs({ onForgot }: { onForgot: () => void }) {
  const { t } = useTranslation();
  const refresh = useRefreshMe();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in';
  const tabs = [
    { key: 'sign-in', label: t('Sign In'), content: <SignInForm onSignedIn={refresh} onForgot={onForgot} /> },
    { key: 'sign-up', label: t('Sign Up'), content: <SignUpForm onSignedUp={refresh} /> },
  ];
  return (
    <TabPair
      active={tab}
      tabs={tabs}
      onChange={(key) => setSearch(key === 'sign-up' ? { tab: key } : {}, { replace: true })}
    />
  );
}

/** Only addresses of this console: never one that a link from outside could have put there. */
function wantedPage(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : paths.dashboard;
}
