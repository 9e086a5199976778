import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '#renderer/lib/paths.ts';
import { useMe, useRefreshMe } from '#renderer/lib/session/session.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { CentredSpinner } from '#renderer/components/states/centred-spinner.tsx';
import { TabPair } from '#renderer/components/page/tab-pair.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { AuthFrame } from '#renderer/features/auth/sign-in/auth-frame.tsx';
import { CodeForm } from '#renderer/features/auth/sign-in/code-form.tsx';
import { companyOutcome } from '#renderer/features/auth/sign-in/company-outcome.words.ts';
import { ForgotPasswordForm } from '#renderer/features/auth/sign-in/forgot-password-form.tsx';
import { SignInForm } from '#renderer/features/auth/sign-in/sign-in-form.tsx';
import { SignUpForm } from '#renderer/features/auth/sign-in/sign-up-form.tsx';
import { FailedInvitation, InvitationNote } from '#renderer/features/staff/invitation-note.tsx';
import { useInvitationPreview } from '#renderer/features/staff/invitation.queries.ts';
import { usePageTitle } from '#renderer/lib/page-title.ts';

/** Uses antd, unlike the forms. */
const AcceptInvitation = themedPart(
  async () => (await import('../accept-invitation.tsx')).AcceptInvitation,
  () => <CentredSpinner />,
);

/**
 * Sign In / Sign Up. Signed-in people are redirected to the requested page, else to the dashboard.
 * `?invitation=` first joins them to the hotel that invited them.
 */
export default function AuthPage() {
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  const token = useSearchParams()[0].get('invitation');
  usePageTitle(t('Sign In'));
  if (me.data && token) return <AcceptInvitation token={token} me={me.data} />;
  if (me.data) return <Navigate to={wantedPage(location.state)} replace />;
  if (me.isPending) return <CentredSpinner />;
  return <SignedOut token={token} wanted={wantedPage(location.state)} />;
}

function SignedOut({ token, wanted }: { token: string | null; wanted: string }) {
  const { t } = useTranslation();
  const [forgot, setForgot] = useState(false);
  const refresh = useRefreshMe();
  const [search, setSearch] = useSearchParams();
  const company = search.get('company');
  const invitation = useInvitationPreview(token);
  if (invitation.isLoading) return <CentredSpinner />;
  const preview = invitation.data;
  if (company === 'code')
    return (
      <AuthFrame title={t('Welcome')}>
        <CodeForm onSignedIn={refresh} onBack={() => setSearch({}, { replace: true })} />
      </AuthFrame>
    );
  return (
    <AuthFrame title={t('Welcome')}>
      {company && company !== 'code' && <AlertBox tone="danger">{companyOutcome(t, company)}</AlertBox>}
      {wanted.startsWith(paths.onboarding) && (
        <AlertBox tone="info">{t('Please log in to continue with setup.')}</AlertBox>
      )}
      {preview && <InvitationNote preview={preview} />}
      {invitation.isError && <FailedInvitation error={invitation.error} />}
      {forgot ? (
        <ForgotPasswordForm onBack={() => setForgot(false)} />
      ) : (
        <AuthTabs
          invited={preview && !preview.expired && token ? { token, email: preview.email } : null}
          wanted={wanted}
          onForgot={() => setForgot(true)}
        />
      )}
    </AuthFrame>
  );
}

type TabsProps = { invited: { token: string; email: string } | null; wanted: string; onForgot: () => void };

/** An invited person probably has no account yet; both forms contain the invited address. */
function AuthTabs({ invited, wanted, onForgot }: TabsProps) {
  const { t } = useTranslation();
  const refresh = useRefreshMe();
  const [search, setSearch] = useSearchParams();
  const first = invited ? 'sign-up' : 'sign-in';
  const tab = search.get('tab') ?? first;
  const email = invited?.email;
  const returnTo = invited ? `${paths.auth}?${new URLSearchParams({ invitation: invited.token })}` : wanted;
  const tabs = [
    {
      key: 'sign-in',
      label: t('Sign In'),
      content: <SignInForm onSignedIn={refresh} onForgot={onForgot} email={email} returnTo={returnTo} />,
    },
    {
      key: 'sign-up',
      label: t('Sign Up'),
      content: <SignUpForm onSignedUp={refresh} email={email} invitation={invited?.token} />,
    },
  ];
  const choose = (key: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (key === first) next.delete('tab');
        else next.set('tab', key);
        return next;
      },
      { replace: true },
    );
  return <TabPair active={tab === 'sign-up' ? tab : 'sign-in'} tabs={tabs} onChange={choose} />;
}

/** Where one arrives after signing in: in the desktop program the inbox. */
const front = window.desktop ? paths.requests : paths.dashboard;

/** Only addresses of this console: never one that a link from outside could have put there. */
function wantedPage(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : front;
}
