import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { DutyContact } from '#shared/features/notifications/ladder/ladder.schema.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { GuardedForm } from '#renderer/components/inputs/guarded-form.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useSaveContact, useTryStep } from './ladder.queries.ts';
import styles from './ladder.module.css';

type Props = { hotelId: string; own: DutyContact; canTry: boolean };

/** The member's own number, with a test of each step that uses it. */
export function OwnPhone({ hotelId, own, canTry }: Props) {
  const { t } = useTranslation();
  const save = useSaveContact(hotelId, true);
  const attempt = useTryStep(hotelId);
  const [problem, setProblem] = useState(false);
  const submit = ({ phone }: { phone: string }) => {
    setProblem(false);
    save.mutate(
      { ...own, phone: phone.trim() || null },
      {
        onSuccess: () => notifySuccess(t('Telephone number saved')),
        onError: () => setProblem(true),
      },
    );
  };
  const tryNow = (channel: 'sms' | 'call') =>
    attempt.mutate(channel, {
      onSuccess: () => notifySuccess(channel === 'sms' ? t('An SMS is on its way') : t('Your telephone will ring')),
      onError: (error) => notifyFailure(t('The test could not be started'), error),
    });
  return (
    <Panel title={t('Your telephone')}>
      <GuardedForm<{ phone: string }> name="own-phone" busy={save.isPending} failed={save.isError} onSubmit={submit}>
        <TextField
          key={own.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          label={t('Telephone number for emergencies')}
          hint={t('Only this hotel’s alarms use it. Leave it empty if you are not to be called.')}
          problem={problem ? t('Enter a number with its country code, for example +33 6 12 34 56 78.') : undefined}
          defaultValue={own.phone ?? ''}
          maxLength={40}
        />
        <div className={styles['buttons']}>
          <Button htmlType="submit" type="primary" loading={save.isPending}>
            {t('Save number')}
          </Button>
          <Button disabled={!canTry || !own.phone} onClick={() => tryNow('sms')}>
            {t('Try an SMS now')}
          </Button>
          <Button disabled={!canTry || !own.phone} onClick={() => tryNow('call')}>
            {t('Try a call now')}
          </Button>
        </div>
      </GuardedForm>
    </Panel>
  );
}
