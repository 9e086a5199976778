import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { GuardedForm } from '#renderer/components/inputs/guarded-form.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useSavePeriod } from './departments.queries.ts';
import styles from './departments.module.css';

type Props = { hotelId: string; minutes: number; canChange: boolean };

/** How long a conversation waits for the colleague or department that it was given to. */
export function TakenWithin({ hotelId, minutes, canChange }: Props) {
  const { t } = useTranslation();
  const save = useSavePeriod(hotelId);
  const hint = t(
    'Then it returns to the list and calls staff. Urgent requests wait 2 minutes at most, high ones 5 minutes.',
  );
  if (!canChange)
    return (
      <p className={styles['period']}>
        {t('What was given to somebody has to be taken within {{minutes}} min.', { minutes })} {hint}
      </p>
    );
  const submit = (fields: { minutes: string }) =>
    save.mutate(Math.round(Number(fields.minutes)), {
      onSuccess: () => notifySuccess(t('Saved')),
      onError: (error) => notifyFailure(t('It could not be saved'), error),
    });
  return (
    <GuardedForm<{ minutes: string }> name="taken-within" busy={save.isPending} failed={save.isError} onSubmit={submit}>
      <div className={styles['period']}>
        <TextField
          key={minutes}
          name="minutes"
          type="number"
          min={1}
          max={1440}
          label={t('Minutes to take what was given')}
          hint={hint}
          defaultValue={minutes}
        />
        <Button htmlType="submit" loading={save.isPending}>
          {t('Save')}
        </Button>
      </div>
    </GuardedForm>
  );
}
