import { useTranslation } from '#renderer/lib/translate.ts';
import type { DutyContact } from '#shared/features/notifications/ladder/ladder.schema.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { GuardedForm } from '#renderer/components/inputs/guarded-form.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { Switch } from '#renderer/components/plain/switch.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useSaveContact, useTryManagers } from './ladder.queries.ts';
import styles from './ladder.module.css';

type Props = { hotelId: string; contacts: DutyContact[]; canTry: boolean };

/** Telephone numbers of all members, for admins. */
export function DutyContacts({ hotelId, contacts, canTry }: Props) {
  const { t } = useTranslation();
  const attempt = useTryManagers(hotelId);
  const hasManager = contacts.some(({ phone, is_manager }) => phone && is_manager);
  const tryNow = () =>
    attempt.mutate(undefined, {
      onSuccess: () => notifySuccess(t('The managers’ telephones will ring')),
      onError: (error) => notifyFailure(t('The test could not be started'), error),
    });
  return (
    <Panel title={t('Telephones of the team')}>
      <ul className={styles['contacts']}>
        {contacts.map((contact) => (
          <ContactRow key={`${contact.user_id} ${contact.phone}`} hotelId={hotelId} contact={contact} />
        ))}
      </ul>
      <Button disabled={!canTry || !hasManager} loading={attempt.isPending} onClick={tryNow}>
        {t('Try a call to the managers now')}
      </Button>
    </Panel>
  );
}

function ContactRow({ hotelId, contact }: { hotelId: string; contact: DutyContact }) {
  const { t } = useTranslation();
  const save = useSaveContact(hotelId, false);
  const { user_id, name, phone, is_manager } = contact;
  const store = (change: Partial<DutyContact>) =>
    save.mutate(
      { user_id, phone, is_manager, ...change },
      {
        onSuccess: () => notifySuccess(t('Telephone number saved')),
        onError: (error) => notifyFailure(t('The telephone number could not be saved'), error),
      },
    );
  return (
    <li>
      <GuardedForm<{ phone: string }>
        name={`contact-${user_id}`}
        busy={save.isPending}
        failed={save.isError}
        onSubmit={(draft) => store({ phone: draft.phone.trim() || null })}
      >
        <div className={styles['contact']}>
          <TextField name="phone" type="tel" label={name} defaultValue={phone ?? ''} maxLength={40} />
          <Button htmlType="submit" loading={save.isPending}>
            {t('Save')}
          </Button>
        </div>
      </GuardedForm>
      <div className={styles['manager']}>
        <Switch
          aria-label={t('{{name}} is a manager', { name })}
          checked={is_manager}
          onChange={(checked) => store({ is_manager: checked })}
        />
        <span aria-hidden>{t('Manager: called last')}</span>
      </div>
    </li>
  );
}
