import { DeleteOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { GroupPage } from '#shared/features/hotels/groups/group-admins.contract.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { GuardedForm } from '#renderer/components/inputs/guarded-form.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { useChangeGroupAdmins, useGroupPage } from './group-admins.queries.ts';
import styles from './groups.module.css';

const emailLimit = 200;

/** Who looks after a group, with a line that adds a person. */
export function GroupAdmins({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useGroupPage(id);
  const change = useChangeGroupAdmins(id);
  if (isPending) return <ListSkeleton rows={2} />;
  if (error && !data)
    return <ErrorState title={t('The groups could not be loaded')} error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles['stack']}>
      <p className={styles['note']}>
        {t(
          'They see the hotels of the group and choose further admins. They read guests’ messages only in hotels in which they work.',
        )}
      </p>
      <ul className={styles['rows']} aria-label={t('Group admins')}>
        {data.admins.map((admin) => (
          <AdminRow key={admin.user_id} id={id} admin={admin} />
        ))}
      </ul>
      <GuardedForm<{ email: string }>
        key={data.admins.length}
        name="group-admin"
        busy={change.isPending}
        failed={change.isError}
        onSubmit={({ email }) => change.mutate({ kind: 'add', email: email.trim() })}
      >
        <TextField
          name="email"
          type="email"
          label={t('Address of the new group admin')}
          missing={t('Enter an address.')}
          mistyped={t('Enter an address such as desk@example.com.')}
          maxLength={emailLimit}
        />
        <Button htmlType="submit" loading={change.isPending}>
          {t('Add group admin')}
        </Button>
      </GuardedForm>
    </div>
  );
}

function AdminRow({ id, admin }: { id: string; admin: GroupPage['admins'][number] }) {
  const { t } = useTranslation();
  const change = useChangeGroupAdmins(id);
  const { name, email, is_disabled, user_id } = admin;
  const ask = () =>
    askInDialog({
      title: t('Take the role of group admin from {{name}}?', { name }),
      text: t('What the person may do in hotels stays.'),
      yes: t('Take the role'),
      no: t('Cancel'),
      onYes: () =>
        change.mutateAsync({ kind: 'remove', userId: user_id }).then(
          () => {},
          () => {},
        ),
    });
  return (
    <li>
      <span dir="auto">
        {name}
        <span className={styles['address']}>{is_disabled ? `${email} · ${t('Account disabled')}` : email}</span>
      </span>
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('Take the role of group admin from {{name}}', { name })}
        onClick={ask}
      />
    </li>
  );
}
