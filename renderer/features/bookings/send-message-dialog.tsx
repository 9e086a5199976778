import { Form, Input, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking, MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { messageOf, notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useSendMessage } from './booking-messages.queries.ts';
import { messageWords } from './booking-words.ts';
import { useBookingsScope } from './bookings.context.ts';

type Props = { booking: Booking; type: MessageType | null; again: boolean; onClose: () => void };

/** Sends one of the five messages now; what is typed here goes out instead of the usual text. */
export function SendMessageDialog({ booking, type, again, onClose }: Props) {
  const { t } = useTranslation();
  const { hotelId } = useBookingsScope();
  const send = useSendMessage(hotelId, booking.id);
  const [text, setText] = useState('');
  useEffect(() => setText(''), [type]);
  const words = type ? t(messageWords[type].inText) : '';
  const submit = () => {
    if (!type) return;
    const own = text.trim();
    send.mutate(
      { message_type: type, custom_message: own || null },
      {
        onSuccess: () => {
          notifySuccess(t('Message Sent'));
          onClose();
        },
        onError: (error) => {
          const failed = t('Failed to send {{type}} message', { type: words });
          notifyFailure(t('Message Failed'), null, `${failed}. ${t(messageOf(error))}`);
        },
      },
    );
  };
  return (
    <Modal
      open={type !== null}
      title={again ? t('Send the {{type}} message again', { type: words }) : t('Send the {{type}} message', { type: words })}
      okText={again ? t('Send again') : t('Send message')}
      cancelText={t('Cancel')}
      confirmLoading={send.isPending}
      onOk={submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form layout="vertical" component={false}>
        <Form.Item
          label={t('Your own text (optional)')}
          htmlFor="custom-message"
          extra={t('Left empty, it is written as the message settings say. It goes to {{phone}}.', {
            phone: booking.guest_phone,
          })}
        >
          <Input.TextArea
            id="custom-message"
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoSize={{ minRows: 4, maxRows: 10 }}
            maxLength={1600}
            disabled={send.isPending}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
