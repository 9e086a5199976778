import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useNavigate } from 'react-router-dom';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { paths } from '#renderer/lib/paths.ts';
import { useRefreshMe } from '#renderer/lib/session/session.ts';
import { CentredSpinner } from '#renderer/components/states/centred-spinner.tsx';
import { AuthFrame } from '#renderer/features/auth/sign-in/auth-frame.tsx';
import { signOut } from '#renderer/features/auth/auth.calls.ts';
import { FailedInvitation } from '#renderer/features/staff/invitation-note.tsx';
import { useInvitationPreview } from '#renderer/features/staff/invitation.queries.ts';
import { JoinHotel } from '#renderer/features/staff/join-hotel.tsx';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

/** Second step of an invitation: the signed-in person joins the hotel. */
export function AcceptInvitation({ token, me }: { token: string; me: Me }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refresh = useRefreshMe();
  const queryClient = useQueryClient();
  const invitation = useInvitationPreview(token);
  const dashboard = () => void navigate(paths.dashboard, { replace: true });
  const joined = async () => {
    await refresh();
    const hotels = queryClient.getQueryData<Me>(queryKeys.me)?.memberships ?? [];
    if (hotels.some(({ hotel_name }) => hotel_name === invitation.data?.hotel_name)) dashboard();
  };
  const leave = () =>
    void signOut().then(
      () => queryClient.setQueryData(queryKeys.me, null),
      (error: unknown) => notifyFailure(t('Sign out failed'), error),
    );
  if (invitation.isPending) return <CentredSpinner />;
  return (
    <AuthFrame title={t('Join a hotel')}>
      {invitation.data ? (
        <JoinHotel
          token={token}
          preview={invitation.data}
          me={me}
          onJoined={joined}
          onDashboard={dashboard}
          onSignOut={leave}
        />
      ) : (
        <>
          <FailedInvitation error={invitation.error} />
          <Button block onClick={dashboard}>
            {t('Go to Dashboard')}
          </Button>
        </>
      )}
    </AuthFrame>
  );
}
