import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { HotelListItem } from '#shared/features/hotels/hotels.contract.ts';
import styles from './hotel-table.module.css';

type Props = {
  hotel: HotelListItem | null;
  onClose: () => void;
  /** `typed`: the name, which the server compares too. */
  onConfirm: (hotel: HotelListItem, typed: string) => void;
};

/** Says what stops when a hotel becomes inactive and requires typing its name. */
export function DeactivateHotelDialog({ hotel, onClose, onConfirm }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const name = hotel?.name ?? '';
  const matches = hotel !== null && typed.trim() === name.trim();
  const close = () => {
    setTyped('');
    onClose();
  };
  const submit = () => {
    if (!hotel || !matches) return;
    onConfirm(hotel, typed.trim());
    close();
  };
  return (
    <Modal
      open={hotel !== null}
      title={t('Make {{hotel}} inactive?', { hotel: name })}
      okText={t('Make inactive')}
      okButtonProps={{ danger: true, disabled: !matches }}
      cancelText={t('Cancel')}
      mask={{ closable: false }}
      onOk={submit}
      onCancel={close}
      destroyOnHidden
    >
      <ul className={styles['consequences']}>
        <li>{t('The assistant stops answering its guests. Each guest is told so once.')}</li>
        <li>{t('Guests’ messages still arrive, and its team can reply.')}</li>
        <li>{t('No stay messages go out.')}</li>
        <li>{t('Its team sees a banner. You can make it active again at any time.')}</li>
      </ul>
      <Form layout="vertical" onFinish={submit}>
        <Form.Item label={t('Type “{{hotel}}” to confirm', { hotel: name })} htmlFor="deactivate-hotel-name">
          <Input
            id="deactivate-hotel-name"
            value={typed}
            autoFocus
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
