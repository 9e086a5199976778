import { Form, Input, Select } from 'antd';
import { bookingSources, bookingStatuses } from '#shared/features/bookings/bookings.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { isNoPhone } from '#shared/features/guests/whatsapp-address.rules.ts';
import { LanguageSelect } from '#renderer/components/inputs/language-select.tsx';
import { WholeNumberInput } from '#renderer/components/inputs/whole-number-input.tsx';
import { isDay, nightsOf } from '#shared/lib/dates.ts';
import { dayWords } from '#renderer/lib/dates.ts';
import { useReadAs } from '#renderer/lib/hooks/use-read-as.ts';
import { currencySign } from '#renderer/lib/prices.ts';
import { useHotelCurrency } from '#renderer/lib/session/money.ts';
import { sourceWords, statusWords } from '../booking-words.ts';
import { UnreachableNote } from '../unreachable-note.tsx';
import styles from './booking-dialog.module.css';

/** What the booking has, as it stands in the fields. */
type StoredMoney = { source: string; storedAmount: string };

/** All fields of a booking, labels above, in the usual order of a phone call. */
export function BookingFormFields(stored: StoredMoney) {
  return (
    <>
      <GuestFields />
      <StayFields />
      <MoneyFields {...stored} />
      <WordsFields />
    </>
  );
}

function GuestFields() {
  const { t } = useTranslation();
  const phone = Form.useWatch<string | undefined>('guest_phone') ?? '';
  return (
    <fieldset className={styles['group']}>
      <legend>{t('Guest')}</legend>
      <Form.Item name="guest_name" label={t('Guest name')}>
        <Input autoFocus maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="guest_phone"
        label={t('Phone')}
        extra={isNoPhone(phone) ? <UnreachableNote /> : t('WhatsApp messages go to this number.')}
      >
        <Input type="tel" maxLength={64} autoComplete="off" />
      </Form.Item>
      <Form.Item name="guest_email" label={t('Email (optional)')}>
        <Input type="email" maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item name="language" label={t('Language (optional)')}>
        <LanguageSelect />
      </Form.Item>
    </fieldset>
  );
}

function StayFields() {
  const { t, i18n } = useTranslation();
  const form = Form.useFormInstance();
  const checkIn = (Form.useWatch('check_in_date', form) as string | undefined) ?? '';
  const checkOut = (Form.useWatch('check_out_date', form) as string | undefined) ?? '';
  const nights = isDay(checkIn) && isDay(checkOut) ? nightsOf({ check_in_date: checkIn, check_out_date: checkOut }) : 0;
  const weekday = (day: string) => (isDay(day) ? dayWords(day, i18n.language) : ' ');
  return (
    <fieldset className={styles['group']}>
      <legend>{t('Stay')}</legend>
      <Form.Item name="check_in_date" label={t('Check-in date')} extra={weekday(checkIn)}>
        <Input type="date" />
      </Form.Item>
      <Form.Item
        name="check_out_date"
        label={t('Check-out date')}
        extra={nights > 0 ? `${weekday(checkOut)} · ${t('Nights: {{number}}', { number: nights })}` : weekday(checkOut)}
      >
        <Input type="date" />
      </Form.Item>
      <Form.Item name="room_type" label={t('Room type (optional)')}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="room_number" label={t('Room number (optional)')}>
        <Input maxLength={40} autoComplete="off" />
      </Form.Item>
      <Form.Item name="number_of_guests" label={t('Number of guests')}>
        <WholeNumberInput />
      </Form.Item>
    </fieldset>
  );
}

function MoneyFields({ source, storedAmount }: StoredMoney) {
  const { t, i18n } = useTranslation();
  const currency = useHotelCurrency();
  const sign = currencySign(currency, i18n.language);
  const form = Form.useFormInstance();
  const amount = (Form.useWatch('total_amount', form) as string | undefined) ?? '';
  const readAs = useReadAs({ currency, decimals: 2 })(amount, storedAmount);
  const sources = [...new Set([...bookingSources, source])];
  return (
    <fieldset className={styles['group']} data-columns="3">
      <legend>{t('Booking')}</legend>
      <Form.Item name="total_amount" label={t('Total amount (optional)')} extra={readAs}>
        <Input inputMode="decimal" prefix={sign} maxLength={40} autoComplete="off" />
      </Form.Item>
      <Form.Item name="booking_source" label={t('Booking source')}>
        <Select options={sources.map((value) => ({ value, label: t(sourceWords(value)) }))} />
      </Form.Item>
      <Form.Item name="status" label={t('Status')}>
        <Select options={bookingStatuses.map((value) => ({ value, label: t(statusWords[value][1]) }))} />
      </Form.Item>
    </fieldset>
  );
}

function WordsFields() {
  const { t } = useTranslation();
  return (
    <fieldset className={styles['group']}>
      <legend>{t('Wishes')}</legend>
      <Form.Item name="special_requests" label={t('Special requests (optional)')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={4000} />
      </Form.Item>
      <Form.Item name="guest_preferences" label={t('Guest preferences (optional)')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={4000} />
      </Form.Item>
    </fieldset>
  );
}
