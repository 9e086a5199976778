import { DeleteOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Duty } from '#shared/features/staff/duty.schema.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { fullTime } from '#renderer/lib/dates.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { DaysOffForm, ShiftForm } from './duty-forms.tsx';
import { daysOffWords, weekdayWords } from './duty.words.ts';
import { useDuty, useRemove, type Removed } from './duty.queries.ts';
import styles from './duty.module.css';

type Props = { hotel: { id: string; timezone: string }; canChange: boolean };

/** Who is on duty now, and the plan that says so. */
export function DutyPlan({ hotel, canChange }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useDuty(hotel.id);
  const remove = useRemove(hotel.id);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  const onRemove = canChange
    ? (removed: Removed) =>
        remove.mutate(removed, { onError: (failure) => notifyFailure(t('It could not be removed'), failure) })
    : null;
  return (
    <div className={styles['parts']}>
      <OnDuty people={data.on_duty} timezone={hotel.timezone} />
      <Panel title={t('Weekly shifts')}>
        <Shifts shifts={data.shifts} onRemove={onRemove} />
        {canChange && <ShiftForm hotelId={hotel.id} />}
      </Panel>
      <Panel title={t('Holidays and days off')}>
        <DaysOffList daysOff={data.days_off} onRemove={onRemove} />
        {canChange && <DaysOffForm hotelId={hotel.id} />}
      </Panel>
    </div>
  );
}

function OnDuty({ people, timezone }: { people: Duty['on_duty']; timezone: string }) {
  const { t, i18n } = useTranslation();
  return (
    <Panel title={t('On duty now')}>
      {people.length === 0 && (
        <p className={styles['none']}>{t('Nobody. Everybody with a telephone number is called until somebody is.')}</p>
      )}
      <ul className={styles['list']}>
        {people.map(({ user_id, name, until }) => (
          <li key={user_id}>
            <bdi>{name}</bdi>
            <span>{t('until {{time}}', { time: fullTime(until, i18n.language, timezone) })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type OnRemove = ((removed: Removed) => void) | null;

function Shifts({ shifts, onRemove }: { shifts: Duty['shifts']; onRemove: OnRemove }) {
  const { t, i18n } = useTranslation();
  if (shifts.length === 0)
    return <p className={styles['none']}>{t('No shifts yet: people sign on and off themselves.')}</p>;
  return (
    <ul className={styles['list']}>
      {shifts.map(({ id, name, days, begins, ends, on_holidays }) => (
        <li key={id}>
          <bdi>{name}</bdi>
          <span>
            {days
              .toSorted((a, b) => a - b)
              .map((day) => weekdayWords(day, i18n.language))
              .join(', ')}{' '}
            · {begins}–{ends}
            {ends <= begins && ` (${t('next day')})`}
            {on_holidays && ` · ${t('on holidays only')}`}
          </span>
          {onRemove && (
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('Remove the shift of {{name}}', { name })}
              onClick={() => onRemove({ kind: 'shift', id })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function DaysOffList({ daysOff, onRemove }: { daysOff: Duty['days_off']; onRemove: OnRemove }) {
  const { t, i18n } = useTranslation();
  if (daysOff.length === 0) return <p className={styles['none']}>{t('None planned.')}</p>;
  return (
    <ul className={styles['list']}>
      {daysOff.map(({ id, user_id, name, first_day, last_day }) => {
        const who = user_id === null ? t('Holiday of the hotel') : (name ?? '');
        return (
          <li key={id}>
            <bdi>{who}</bdi>
            <span>{daysOffWords(first_day, last_day, i18n.language)}</span>
            {onRemove && (
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('Remove the days off of {{name}}', { name: who })}
                onClick={() => onRemove({ kind: 'days-off', id })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
