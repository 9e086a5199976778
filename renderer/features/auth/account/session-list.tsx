import { useTranslation } from '#renderer/lib/translate.ts';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import type { AccountSession } from './account.calls.ts';
import { useOwnSession, useRevokeOthers, useSessions } from './account.queries.ts';
import styles from './account.module.css';
import { describeAgent } from './user-agent.rules.ts';

/** The person's sessions, and a button that ends all others. */
export function SessionList() {
  const { t } = useTranslation();
  const sessions = useSessions();
  const own = useOwnSession().data?.session ?? null;
  const rows = sessions.data ?? [];
  const others = rows.filter((row) => row.id !== own?.id);
  // The service lists sessions only to a sign-in of the last day.
  const stale = sessions.error instanceof ApiError && sessions.error.status === 403;
  return (
    <FormSection title={t('Where you are signed in')} text={t('Sign out a computer that you no longer use.')}>
      <FullRow>
        {sessions.isPending && <ListSkeleton rows={2} />}
        {stale && (
          <p className={styles['note']}>{t('You signed in more than a day ago. Sign in again to see the list.')}</p>
        )}
        {sessions.isError && !stale && <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />}
        <ul className={styles['sessions']}>
          {[...rows.filter((row) => row.id === own?.id), ...others].map((row) => (
            <SessionRow key={row.id} session={row} isOwn={row.id === own?.id} />
          ))}
        </ul>
        {(others.length > 0 || stale) && <RevokeOthers />}
      </FullRow>
    </FormSection>
  );
}

function SessionRow({ session, isOwn }: { session: AccountSession; isOwn: boolean }) {
  const { t } = useTranslation();
  const { program, system } = describeAgent(session.userAgent ?? '');
  const name =
    program && system ? t('{{program}} on {{system}}', { program, system }) : program || system || t('Unknown device');
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>
          {session.ipAddress && `${session.ipAddress} · `}
          {t('Signed in')} <TimeAgo at={session.createdAt} />
        </span>
      </div>
      {isOwn && <StatusTag tone="teal">{t('This computer')}</StatusTag>}
    </li>
  );
}

function RevokeOthers() {
  const { t } = useTranslation();
  const revoke = useRevokeOthers({
    onSuccess: () => notifySuccess(t('Signed out everywhere else')),
    onError: (error) => notifyFailure(t('The other computers could not be signed out'), error),
  });
  return (
    <Button className={styles['after']} loading={revoke.isPending} onClick={() => revoke.mutate()}>
      {t('Sign out everywhere else')}
    </Button>
  );
}
