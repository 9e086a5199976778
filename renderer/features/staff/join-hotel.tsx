import { Button, Spin } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import type { InvitationPreview } from '#shared/features/staff/staff.schema.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { notifySuccess } from '#renderer/lib/notify.ts';
import { BrokenInvitation, FailedInvitation } from './invitation-note.tsx';
import { useAcceptInvitation } from './invitation.queries.ts';

type Props = {
  token: string;
  preview: InvitationPreview;
  me: Me;
  /** Reads the session again: the person now has a hotel. */
  onJoined: () => Promise<void>;
  onDashboard: () => void;
  onSignOut: () => void;
};

/** For a signed-in person with an invitation link: joins at once, or shows why it failed. */
export function JoinHotel({ token, preview, me, onJoined, onDashboard, onSignOut }: Props) {
  const { t } = useTranslation();
  const theirs = me.user.email.toLowerCase() === preview.email.toLowerCase();
  const inside = me.memberships.some(({ hotel_name }) => hotel_name === preview.hotel_name);
  const accept = useJoin(theirs && !preview.expired && !inside, token, onJoined);
  const leave = (
    <Button block onClick={onSignOut}>
      {t('Sign out and use {{email}}', { email: preview.email })}
    </Button>
  );
  const dashboard = (
    <Button type={inside ? 'primary' : 'link'} block onClick={onDashboard}>
      {t('Go to Dashboard')}
    </Button>
  );
  if (inside)
    return (
      <>
        <AlertBox tone="info">{t('You work at {{hotel}}.', { hotel: preview.hotel_name })}</AlertBox>
        {dashboard}
      </>
    );
  if (!theirs)
    return (
      <>
        <BrokenInvitation
          message={t('This invitation is for {{email}}. Sign in with that address to accept it.', {
            email: preview.email,
          })}
        />
        {leave}
        {dashboard}
      </>
    );
  if (preview.expired || accept.isError)
    return (
      <>
        {accept.error ? (
          <FailedInvitation error={accept.error} />
        ) : (
          <BrokenInvitation message={t('This invitation has expired. Ask the hotel for a new one.')} />
        )}
        {dashboard}
      </>
    );
  return (
    <div role="status">
      <Spin size="small" /> {t('Joining {{hotel}}…', { hotel: preview.hotel_name })}
    </div>
  );
}

/** Accepts once. If another tab has just accepted, reads the session again, which then contains the hotel. */
function useJoin(wanted: boolean, token: string, onJoined: () => Promise<void>) {
  const { t } = useTranslation();
  const accept = useAcceptInvitation();
  const started = useRef(false);
  const { mutate } = accept;
  useEffect(() => {
    if (!wanted || started.current) return;
    started.current = true;
    mutate(token, {
      onSuccess: ({ hotel_name }) => notifySuccess(t('Welcome to {{hotel}}', { hotel: hotel_name })),
      onSettled: () => void onJoined(),
    });
  }, [wanted, token, mutate, onJoined, t]);
  return accept;
}
