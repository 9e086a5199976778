import type { FormInstance } from 'antd';
import type { Translate } from '#renderer/lib/translate.ts';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { decimalMarkOf, type DecimalMark } from '#shared/features/bookings/amounts.rules.ts';
import { bookingForm, type Booking } from '#shared/features/bookings/bookings.schema.ts';
import { datesInOrder } from '#shared/features/bookings/stays.rules.ts';
import { isDay } from '#shared/lib/dates.ts';
import { checkForm, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { readerLocale } from '#renderer/lib/reader-locale.ts';
import { differingFields, fieldsOf, mergeOf, pick, type BookingFields } from './booking-form.rules.ts';
import { problemOf, type Problem } from './booking-problems.rules.ts';
import { useBookingsScope } from '../bookings.context.ts';
import { readPlan } from '../stay-messages/stay-messages.queries.ts';
import { readBooking, useSaveBooking } from '../bookings.queries.ts';
import { welcomeNews } from '../stay-messages/due-words.rules.ts';

type BookingForm = {
  submit: (fields: BookingFields) => void;
  busy: boolean;
  /** Problem of the whole form: an overlap, or a change by another person. */
  problem: Problem | null;
  loadNewest: () => Promise<void>;
};

/** Of the dialog around the form. */
type Shown = { open: boolean; onDone: () => void };

/** Validates and saves. A change contains the version it is based on, so that it does not overwrite other changes. */
export function useBookingForm(form: FormInstance, booking: Booking | null, { open, onDone }: Shown): BookingForm {
  const { t, i18n } = useTranslation();
  const mark = decimalMarkOf(readerLocale(i18n.language));
  const { hotelId, timezone } = useBookingsScope();
  const save = useSaveBooking(hotelId, open);
  const [base, setBase] = useState(booking);
  const [problem, setProblem] = useState<Problem | null>(null);

  const failed = (error: unknown) => {
    const found = problemOf(error);
    if (found) setProblem(found);
    else if (showRefusedFields(form, error)) return;
    // A colleague's change is no failure: the form says what to do.
    if (found && found.kind !== 'overlap') return;
    notifyFailure(
      base ? t('Failed to update booking. Please try again.') : t('Failed to create booking. Please try again.'),
      error,
    );
  };
  const tellCreated = async (saved: Booking) => {
    const number = t('Confirmation number {{number}}', { number: saved.confirmation_number });
    // If the plan cannot be loaded, the toast still shows the confirmation number.
    const entries = await readPlan(hotelId, saved.id).catch(() => []);
    const welcome = welcomeNews(entries, { language: i18n.language, timezone, now: Date.now() }, t);
    notifySuccess(t('Booking Created'), welcome ? `${number}. ${welcome}` : number);
  };
  const submit = (fields: BookingFields) => {
    if (!checkBooking(form, fields, mark, t)) return;
    const draft = bookingForm(mark).parse(fields);
    const fieldsChanged = base ? differingFields(fieldsOf(base, mark), fields) : [];
    if (base && fieldsChanged.length === 0) return onDone();
    setProblem(null);
    const request = base
      ? { id: base.id, change: { ...pick(draft, fieldsChanged), version: base.version } }
      : { draft };
    save.mutate(request, {
      onSuccess: (saved) => {
        onDone();
        if (base) notifySuccess(t('Booking Updated'));
        else void tellCreated(saved);
      },
      onError: failed,
    });
  };
  const loadNewest = async () => {
    if (!base || problem?.kind !== 'stale') return;
    try {
      const newest = await readBooking(hotelId, base.id);
      const theirs = fieldsOf(newest, mark);
      const merge = mergeOf(fieldsOf(base, mark), form.getFieldsValue() as BookingFields, theirs);
      form.setFieldsValue(Object.fromEntries(merge.taken.map((name) => [name, theirs[name]])));
      setBase(newest);
      setProblem({ kind: 'merged', who: problem.who, merge, newest: theirs });
    } catch (error) {
      notifyFailure(t('Failed to update booking. Please try again.'), error);
    }
  };
  return { submit, busy: save.isPending, problem, loadNewest };
}

/** The fields' own sentences at the fields; dates in the wrong order are told in a toast as well (docs/product.md, section 5). */
function checkBooking(form: FormInstance, fields: BookingFields, mark: DecimalMark, t: Translate): boolean {
  if (checkForm(form, bookingForm(mark), fields)) return true;
  const { check_in_date, check_out_date } = fields;
  if (isDay(check_in_date) && isDay(check_out_date) && !datesInOrder(fields)) {
    const inWrongOrder = t('Check-out date must be after check-in date.');
    form.setFields([{ name: 'check_out_date', errors: [inWrongOrder] }]);
    notifyFailure(t('Invalid Dates'), null, inWrongOrder);
  }
  return false;
}
