import { useTranslation } from '#renderer/lib/translate.ts';
import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { CheckField } from '#renderer/components/fields/check-field.tsx';
import { ChoiceField } from '#renderer/components/fields/choice-field.tsx';
import { TimeField, WholeNumberField } from '#renderer/components/fields/text-field.tsx';
import styles from './template.module.css';
import { scheduleOfFields, scheduleWords, type ScheduleFields } from './schedule.rules.ts';

type Props = { type: MessageType; fields: ScheduleFields; timezone: string };

/** Schedule fields: days from check-in (the last message: from check-out) and local time of the hotel. */
export function ScheduleFieldset({ type, fields, timezone }: Props) {
  const { t, i18n } = useTranslation();
  const words = scheduleWords(type, scheduleOfFields(fields), i18n.language, t);
  const distant = fields.when === 'before' || fields.when === 'after';
  return (
    <fieldset className={styles['schedule']}>
      <legend>{t('When it goes out')}</legend>
      <div className={styles['scheduleRow']}>
        <ChoiceField name="when" label={t('Day')} choices={useDays(type)} className={styles['wide']} />
        {distant && <WholeNumberField name="days" label={t('Number of days')} />}
        {fields.when !== 'at_once' && !fields.at_check_in_time && <TimeField name="time" label={t('Time')} />}
      </div>
      {fields.when !== 'at_once' && type !== 'checkout' && (
        <CheckField name="at_check_in_time">{t('At the hotel’s check-in time')}</CheckField>
      )}
      {fields.when === 'at_once' && (
        <p className={styles['plain']}>
          {t('In quiet hours it waits for their end, unless the guest wrote within the last hour.')}
        </p>
      )}
      {fields.when !== 'at_once' && (
        <p className={styles['plain']}>
          <strong>{words}</strong> {t('({{timezone}} time)', { timezone: timezone.replaceAll('_', ' ') })}
          {type === 'stay' && <> · {t('only for stays of two nights or more')}</>}
        </p>
      )}
    </fieldset>
  );
}

function useDays(type: MessageType): { value: ScheduleFields['when']; label: string }[] {
  const { t } = useTranslation();
  const leaving = type === 'checkout';
  const days: { value: ScheduleFields['when']; label: string }[] = [
    { value: 'before', label: leaving ? t('Days before check-out') : t('Days before check-in') },
    { value: 'same_day', label: leaving ? t('On the day of check-out') : t('On the day of check-in') },
    { value: 'after', label: leaving ? t('Days after check-out') : t('Days after check-in') },
  ];
  return type === 'welcome' ? [{ value: 'at_once', label: t('At once, when the booking is made') }, ...days] : days;
}
