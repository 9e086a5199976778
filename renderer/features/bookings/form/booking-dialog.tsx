import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { decimalMarkOf } from '#shared/features/bookings/amounts.rules.ts';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { forgetProblems } from '#renderer/lib/form-problems.ts';
import { readerLocale } from '#renderer/lib/reader-locale.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import { BookingFormFields } from './booking-form-fields.tsx';
import { FormProblem } from './booking-form-problem.tsx';
import { differingFields, emptyFields, fieldsOf, type BookingFields } from './booking-form.rules.ts';
import { useBookingForm } from './use-booking-form.ts';

type Props = {
  /** The booking to change, 'new' for a new one, null while the dialog is closed. */
  start: Booking | 'new' | null;
  /** Initial values of a new booking, such as the guest of a conversation. */
  prefilled?: Partial<BookingFields>;
  onClose: () => void;
};

/** Creates or changes a booking. */
export function BookingDialog({ start, prefilled, onClose }: Props) {
  const [opened, setOpened] = useState(start);
  // The dialog keeps its content while it fades out.
  if (start !== null && start !== opened) setOpened(start);
  const key = opened === null ? 'none' : opened === 'new' ? 'new' : opened.id;
  return (
    opened && (
      <OpenDialog
        key={key}
        booking={opened === 'new' ? null : opened}
        open={start !== null}
        prefilled={prefilled}
        onClose={onClose}
      />
    )
  );
}

type OpenProps = {
  booking: Booking | null;
  open: boolean;
  prefilled: Props['prefilled'];
  onClose: () => void;
};

function OpenDialog({ booking, open, prefilled, onClose }: OpenProps) {
  const { t, i18n } = useTranslation();
  const [form] = Form.useForm<BookingFields>();
  const [changed, setChanged] = useState(false);
  const close = () => {
    setChanged(false);
    onClose();
  };
  const { submit, busy, problem, loadNewest } = useBookingForm(form, booking, { open, onDone: close });
  const leave = useAskToLeave(changed, close);
  const initial = booking
    ? fieldsOf(booking, decimalMarkOf(readerLocale(i18n.language)))
    : { ...emptyFields, ...prefilled };
  return (
    <Modal
      open={open}
      title={booking ? t('Edit Booking') : t('Add Booking')}
      okText={booking ? t('Save changes') : t('Add Booking')}
      cancelText={t('Cancel')}
      confirmLoading={busy}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={leave}
      destroyOnHidden
      width={760}
    >
      <FormProblem problem={problem} onLoadNewest={loadNewest} />
      <Form
        form={form}
        name="booking"
        layout="vertical"
        noValidate
        preserve={false}
        initialValues={initial}
        disabled={busy}
        requiredMark={false}
        onValuesChange={(typed, fields) => {
          forgetProblems(form, typed);
          setChanged(differingFields(initial, fields).length > 0);
        }}
        onFinish={submit}
      >
        <BookingFormFields source={initial.booking_source} storedAmount={initial.total_amount} />
      </Form>
    </Modal>
  );
}
