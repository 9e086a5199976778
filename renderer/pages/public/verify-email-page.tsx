import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#renderer/lib/paths.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { CentredSpinner } from '#renderer/components/states/centred-spinner.tsx';
import { readVerificationLink } from '#renderer/features/auth/auth.calls.ts';
import { AuthFrame } from '#renderer/features/auth/sign-in/auth-frame.tsx';
import { ConfirmAddress } from '#renderer/features/auth/sign-in/confirm-address.tsx';
import { client } from '#renderer/lib/api/api-client.ts';
import { messageOf, notifySuccess } from '#renderer/lib/notify.ts';
import { usePageTitle } from '#renderer/lib/page-title.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

/** Where the link of the confirmation mail leads. Opening it changes nothing; its button confirms the address. */
export default function VerifyEmailPage() {
  const { t } = useTranslation();
  const token = useSearchParams()[0].get('token') ?? '';
  const goOn = useGoOn();
  const link = useQuery({
    queryKey: ['verification', token],
    queryFn: ({ signal }) => readVerificationLink(token, signal),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  usePageTitle(t('Confirm your address'));
  if (link.isPending) return <CentredSpinner />;
  return (
    <AuthFrame title={t('Confirm your address')}>
      {link.data ? (
        <ConfirmAddress token={token} link={link.data} onConfirmed={goOn} />
      ) : (
        <AlertBox tone="danger">
          {messageOf(link.error)}
          <Link to={paths.auth}>{t('Back to Sign In')}</Link>
        </AlertBox>
      )}
    </AuthFrame>
  );
}

/** The person is signed in: redirects to the setup, or to the dashboard if there is a hotel. */
function useGoOn(): () => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    const me = await client.auth.me();
    queryClient.setQueryData(queryKeys.me, me);
    notifySuccess(t('Address confirmed'), t('You are signed in as {{email}}.', { email: me.user.email }));
    await navigate(me.hotel || me.is_super_admin ? paths.dashboard : paths.hotelSetup, { replace: true });
  };
}
