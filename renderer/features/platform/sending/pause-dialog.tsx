import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { pauseReasonLimit } from '#shared/features/platform/sending-pauses.contract.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import { usePauseSending } from './sending-pauses.queries.ts';
import styles from './pauses.module.css';
import type { ChooseHotel } from './sending-pauses.tsx';

type Props = { open: boolean; chooseHotel: ChooseHotel; onClose: () => void };

/** Says what a pause means, and asks for the hotel and the reason. */
export function PauseDialog({ open, chooseHotel, onClose }: Props) {
  const { t } = useTranslation();
  const [hotelId, setHotelId] = useState('');
  const [reason, setReason] = useState('');
  const close = () => {
    setHotelId('');
    setReason('');
    onClose();
  };
  const pause = usePauseSending({ onPaused: close });
  const given = reason.trim();
  const leave = useAskToLeave(given !== '' && !pause.isPending, close);
  const submit = () => {
    if (given) pause.mutate({ hotel_id: hotelId || null, reason: given });
  };
  return (
    <Modal
      open={open}
      title={t('Pause sending to guests?')}
      okText={hotelId ? t('Pause this hotel') : t('Pause all hotels')}
      okButtonProps={{ danger: true, disabled: !given, loading: pause.isPending }}
      cancelText={t('Cancel')}
      mask={{ closable: false }}
      onOk={submit}
      onCancel={leave}
      destroyOnHidden
    >
      <p className={styles['meaning']}>
        {t(
          'Replies, the assistant’s answers and stay messages wait and go out in order when the pause ends. Messages whose time ends before that fail visibly. Guests’ messages still arrive, and the reception is still called.',
        )}
      </p>
      <Form layout="vertical" onFinish={submit}>
        <Form.Item label={t('Hotel')}>{chooseHotel(hotelId, setHotelId)}</Form.Item>
        <Form.Item label={t('Reason, shown to the hotel’s people')} htmlFor="pause-reason">
          <Input.TextArea
            id="pause-reason"
            rows={2}
            value={reason}
            maxLength={pauseReasonLimit}
            onChange={(event) => setReason(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
