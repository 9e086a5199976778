import { Form, Input, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Booking, MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { messageOf, notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import { reasonWords } from '#renderer/lib/reasons.ts';
import { useSendMessage } from './stay-messages.queries.ts';
import { failureOf } from './stay-messages.rules.ts';
import { messageWords } from '../booking-words.ts';
import { useBookingsScope } from '../bookings.context.ts';

type Props = { booking: Booking; type: MessageType | null; again: boolean; onClose: () => void };

/** Sends one of the five messages now; typed text replaces the usual text. */
export function SendMessageDialog({ booking, type, again, onClose }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  useEffect(() => setText(''), [type]);
  const words = type ? t(messageWords[type]) : '';
  const leave = useAskToLeave(text.trim() !== '', onClose);
  const { busy, send } = useSendNow(booking, type, words, onClose);
  return (
    <Modal
      open={type !== null}
      title={
        again ? t('Send the {{type}} message again', { type: words }) : t('Send the {{type}} message', { type: words })
      }
      okText={again ? t('Send again') : t('Send message')}
      cancelText={t('Cancel')}
      confirmLoading={busy}
      onOk={() => send(text.trim())}
      mask={{ closable: false }}
      onCancel={leave}
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
            maxLength={4000}
            disabled={busy}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** Sends, and shows the result. */
function useSendNow(booking: Booking, type: MessageType | null, words: string, onDone: () => void) {
  const { t } = useTranslation();
  const { hotelId } = useBookingsScope();
  const send = useSendMessage(hotelId, booking.id, type !== null);
  const tellFailure = (why: string) => {
    const failed = t('Failed to send {{type}} message', { type: words });
    notifyFailure(t('Message Failed'), null, why ? `${failed}. ${why}` : failed);
  };
  const submit = (own: string) => {
    if (!type) return;
    send.mutate(
      { message_type: type, custom_message: own || null },
      {
        // The response is the log entry, which contains a failure, so the dialog can close.
        onSuccess: (entry) => {
          if (entry.state === 'sent' || entry.state === 'planned') notifySuccess(t('Message Sent'));
          else tellFailure(failureOf(entry) ?? reasonWords(entry.reasons, entry.reason ?? ''));
          onDone();
        },
        onError: (error) => tellFailure(messageOf(error)),
      },
    );
  };
  return { busy: send.isPending, send: submit };
}
