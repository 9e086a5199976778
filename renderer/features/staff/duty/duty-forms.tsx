import { useId, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { GuardedForm } from '#renderer/components/inputs/guarded-form.tsx';
import { CheckField, TextField } from '#renderer/components/plain/form.tsx';
import { SelectField } from '#renderer/components/plain/select-field.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useMembers } from '../staff.queries.ts';
import { memberName } from '../member-name.rules.ts';
import { useAddDaysOff, useAddShift } from './duty.queries.ts';
import { weekdayWords } from './duty.words.ts';
import styles from './duty.module.css';

/** The hotel's members as choices. */
function usePeople(hotelId: string): { value: string; label: string }[] {
  const { data } = useMembers(hotelId);
  const members = data?.pages.flatMap(({ items }) => items) ?? [];
  return members.map((member) => ({ value: member.user_id, label: memberName(member) }));
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];
type ShiftFields = { begins: string; ends: string; on_holidays: boolean };

export function ShiftForm({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation();
  const people = usePeople(hotelId);
  const add = useAddShift(hotelId);
  const [user, setUser] = useState('');
  const [days, setDays] = useState<number[]>([1, 2, 3, 4, 5]);
  const user_id = user || people[0]?.value;
  const submit = (fields: ShiftFields) => {
    if (!user_id) return;
    add.mutate(
      { ...fields, user_id, days },
      {
        onSuccess: () => notifySuccess(t('Shift added')),
        onError: (error) => notifyFailure(t('The shift could not be added'), error),
      },
    );
  };
  const toggle = (day: number) =>
    setDays((before) => (before.includes(day) ? before.filter((one) => one !== day) : [...before, day]));
  return (
    <GuardedForm<ShiftFields> name="shift" busy={add.isPending} failed={add.isError} onSubmit={submit}>
      <div className={styles['form']}>
        <SelectField label={t('Person')} value={user_id ?? ''} choices={people} onChoose={setUser} />
        <Weekdays days={days} onToggle={toggle} />
        <TextField name="begins" type="time" label={t('Begins')} defaultValue="07:00" missing={t('Enter a time.')} />
        <TextField
          name="ends"
          type="time"
          label={t('Ends')}
          defaultValue="15:00"
          missing={t('Enter a time.')}
          hint={t('A time before the beginning is on the next day.')}
        />
      </div>
      <CheckField name="on_holidays">{t('Only on holidays of the hotel')}</CheckField>
      <Button htmlType="submit" loading={add.isPending} disabled={days.length === 0} className={styles['submit']!}>
        {t('Add shift')}
      </Button>
    </GuardedForm>
  );
}

function Weekdays({ days, onToggle }: { days: number[]; onToggle: (day: number) => void }) {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className={styles['days']}>
      <legend>{t('Days')}</legend>
      {weekdays.map((day) => (
        <button key={day} type="button" aria-pressed={days.includes(day)} onClick={() => onToggle(day)}>
          {weekdayWords(day, i18n.language)}
        </button>
      ))}
    </fieldset>
  );
}

type DaysFields = { first_day: string; last_day: string };

export function DaysOffForm({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation();
  const id = useId();
  const people = usePeople(hotelId);
  const add = useAddDaysOff(hotelId);
  const [user, setUser] = useState('');
  const submit = (fields: DaysFields) =>
    add.mutate(
      { ...fields, user_id: user || null },
      {
        onSuccess: () => notifySuccess(t('Days added')),
        onError: (error) => notifyFailure(t('The days could not be added'), error),
      },
    );
  return (
    <GuardedForm<DaysFields> name={`days-off-${id}`} busy={add.isPending} failed={add.isError} onSubmit={submit}>
      <div className={styles['form']}>
        <SelectField
          label={t('For')}
          value={user}
          choices={[{ value: '', label: t('Holiday of the hotel') }, ...people]}
          onChoose={setUser}
        />
        <TextField name="first_day" type="date" label={t('First day')} missing={t('Choose a day.')} />
        <TextField name="last_day" type="date" label={t('Last day')} missing={t('Choose a day.')} />
      </div>
      <Button htmlType="submit" loading={add.isPending} className={styles['submit']!}>
        {t('Add days')}
      </Button>
    </GuardedForm>
  );
}
