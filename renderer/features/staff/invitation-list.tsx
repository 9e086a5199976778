import { CloseOutlined, MailOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import type { StaffInvitation } from '#shared/features/staff/staff.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Tip } from '#renderer/components/plain/tip.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { notifySuccess } from '#renderer/lib/notify.ts';
import { weekdayWords } from '#renderer/lib/dates.ts';
import { notifyStaffFailure } from './staff-failure.ts';
import styles from './staff.module.css';
import { useCancelInvitation, useInvitations, useInvite } from './staff.queries.ts';
import { useRoleNames } from './use-role-names.ts';

type Props = { hotelId: string; timezone: string };

/** Pending invitations: send again or cancel. */
export function InvitationList({ hotelId, timezone }: Props) {
  const { t } = useTranslation();
  const invitations = useInvitations(hotelId);
  const cancel = useAskCancel(hotelId);
  const items = invitations.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="invitations" className={styles['section']}>
      <h2 id="invitations">{t('Pending invitations')}</h2>
      {invitations.isPending && <ListSkeleton rows={1} />}
      {invitations.isError && items.length === 0 && (
        <ErrorState error={invitations.error} onRetry={() => void invitations.refetch()} />
      )}
      {invitations.isSuccess && items.length === 0 && (
        <p className={styles['none']}>
          {t('No open invitations. An invitation is sent by mail and gives access at once.')}
        </p>
      )}
      <ul className={styles['list']} aria-labelledby="invitations">
        {items.map((item) => (
          <InvitationRow key={item.id} item={item} hotelId={hotelId} timezone={timezone} onCancel={cancel} />
        ))}
      </ul>
      {invitations.hasNextPage && (
        <Button block loading={invitations.isFetchingNextPage} onClick={() => void invitations.fetchNextPage()}>
          {t('Show more')}
        </Button>
      )}
    </section>
  );
}

type RowProps = Props & { item: StaffInvitation; onCancel: (item: StaffInvitation) => void };

function InvitationRow({ item, hotelId, timezone, onCancel }: RowProps) {
  const { t, i18n } = useTranslation();
  const names = useRoleNames();
  const again = useInvite(hotelId);
  const sendAgain = () =>
    again.mutate(
      { email: item.email, role: item.role },
      {
        onSuccess: () =>
          notifySuccess(t('Invitation sent'), t('A mail is on its way to {{email}}.', { email: item.email })),
        onError: (error) => notifyStaffFailure(error, t('Failed to send invitation')),
      },
    );
  return (
    <li className={styles['row']} data-manage="true">
      <div className={styles['who']}>
        <span className={styles['avatar']} data-waiting="true" aria-hidden>
          <MailOutlined aria-hidden />
        </span>
        <div className={styles['words']}>
          <strong>{item.email}</strong>
          <span>
            {t('Invited')} <TimeAgo at={item.created_at} timezone={timezone} /> ·{' '}
            {t('works until {{day}}', { day: weekdayWords(item.expires_at, i18n.language, timezone) })}
          </span>
        </div>
      </div>
      <div className={styles['activity']}>
        <StatusTag tone={item.role === 'admin' ? 'teal' : 'quiet'}>{names[item.role]}</StatusTag>
      </div>
      <Button
        className={styles['role']!}
        loading={again.isPending}
        aria-label={t('Send again to {{email}}', { email: item.email })}
        onClick={sendAgain}
      >
        {t('Send again')}
      </Button>
      <Tip title={t('Cancel invitation')}>
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('Cancel the invitation of {{email}}', { email: item.email })}
          onClick={() => onCancel(item)}
        />
      </Tip>
    </li>
  );
}

/** Cancelling asks first (docs/product.md, section 8). */
function useAskCancel(hotelId: string): (item: StaffInvitation) => void {
  const { t } = useTranslation();
  const cancel = useCancelInvitation(hotelId);
  const cancelNow = (item: StaffInvitation) =>
    cancel.mutateAsync(item.id).then(
      () => notifySuccess(t('Invitation cancelled')),
      (error: unknown) => notifyStaffFailure(error, t('Failed to cancel invitation')),
    );
  return (item) =>
    askInDialog({
      title: t('Cancel this invitation?'),
      text: t('The link that {{email}} got by mail stops working.', { email: item.email }),
      yes: t('Cancel invitation'),
      no: t('Keep it'),
      onYes: () => cancelNow(item),
    });
}
