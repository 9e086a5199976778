import { useTranslation } from '#renderer/lib/translate.ts';
import { disableReasonLimit } from '#shared/features/auth/auth.values.ts';
import type { PlatformUser } from '#shared/features/auth/users.contract.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { GuardedForm } from '#renderer/components/inputs/guarded-form.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { userName } from './user.words.ts';
import { useChangeUser } from './users.queries.ts';
import styles from './users.module.css';

/** Mail, sessions, second factor, and the switch between enabled and disabled. */
export function UserAccess({ user, isOwn }: { user: PlatformUser; isOwn: boolean }) {
  const { t } = useTranslation();
  const change = useChangeUser(user.id);
  const name = userName(user);
  const askReset = () =>
    askInDialog({
      title: t('Remove the second factor of {{name}}?', { name }),
      text: t('All sessions end. The next sign-in needs the password alone. Make sure that this person asked for it.'),
      yes: t('Remove second factor'),
      no: t('Cancel'),
      onYes: () => change.mutateAsync({ kind: 'resetSecondFactor' }).catch(() => {}),
    });
  return (
    <>
      <div className={styles['buttons']}>
        {!user.email_verified && (
          <Button loading={change.isPending} onClick={() => change.mutate({ kind: 'resend' })}>
            {t('Send confirmation mail again')}
          </Button>
        )}
        {user.sessions > 0 && (
          <Button loading={change.isPending} onClick={() => change.mutate({ kind: 'endSessions' })}>
            {t('End all sessions')}
          </Button>
        )}
        {user.second_factor && <Button onClick={askReset}>{t('Remove second factor')}</Button>}
        {user.disabled_at && (
          <Button type="primary" loading={change.isPending} onClick={() => change.mutate({ kind: 'enable' })}>
            {t('Enable account')}
          </Button>
        )}
      </div>
      {!user.disabled_at && !isOwn && (
        <GuardedForm<{ reason: string }>
          name="disable"
          busy={change.isPending}
          failed={change.isError}
          onSubmit={({ reason }) => change.mutate({ kind: 'disable', reason: reason.trim() })}
        >
          <TextField
            name="reason"
            label={t('Reason for disabling')}
            missing={t('Enter a reason.')}
            maxLength={disableReasonLimit}
            pattern=".*\S.*"
            mistyped={t('Enter a reason.')}
            hint={t(
              'All sessions end at once, conversations taken over are released, and calls to this person’s telephone and devices stop. The reason is written to the audit log.',
            )}
          />
          <Button danger htmlType="submit" loading={change.isPending}>
            {t('Disable account')}
          </Button>
        </GuardedForm>
      )}
      {isOwn && <p className={styles['note']}>{t('This is your own account. Another super admin can disable it.')}</p>}
    </>
  );
}
