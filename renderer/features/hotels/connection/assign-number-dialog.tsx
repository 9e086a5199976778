import { reasonWords } from '#renderer/lib/reasons.ts';
import { fieldWords } from '#renderer/lib/field-words.ts';
import { Button, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { HotelListItem } from '#shared/features/hotels/hotels.contract.ts';
import type { ConnectionState } from '#shared/features/hotels/whatsapp-connection.contract.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { fieldProblems } from '#renderer/lib/api/api-error.ts';
import { messageOf, notifySuccess } from '#renderer/lib/notify.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import { useAssignNumber, useCheckNumber } from './whatsapp-connection.queries.ts';
import styles from './whatsapp-connection.module.css';

type Props = { hotel: HotelListItem | null; onClose: () => void };

/** Assigns, pauses or releases the WhatsApp number of a hotel. */
export function AssignNumberDialog({ hotel, onClose }: Props) {
  return hotel && <Assign key={hotel.id} hotel={hotel} onClose={onClose} />;
}

function Assign({ hotel, onClose }: { hotel: HotelListItem; onClose: () => void }) {
  const { t } = useTranslation();
  const { whatsapp } = hotel;
  const first = whatsapp.requested_number ?? whatsapp.whatsapp_number ?? '';
  const [number, setNumber] = useState(first);
  const [state, setState] = useState<ConnectionState>(
    whatsapp.state === 'none' || whatsapp.state === 'requested' ? 'connected' : whatsapp.state,
  );
  const assign = useAssignNumber();
  const check = useCheckNumber();
  const leave = useAskToLeave(number.trim() !== first && !assign.isPending, onClose);
  const save = () =>
    assign.mutate(
      { hotelId: hotel.id, whatsapp_number: state === 'none' ? null : number.trim() || null, state },
      {
        onSuccess: () => {
          notifySuccess(t('WhatsApp number saved'));
          onClose();
        },
      },
    );
  return (
    <Modal
      open
      title={t('WhatsApp number of {{hotel}}', { hotel: hotel.name })}
      okText={t('Save number')}
      cancelText={t('Cancel')}
      confirmLoading={assign.isPending}
      mask={{ closable: false }}
      onOk={save}
      onCancel={leave}
    >
      {whatsapp.state === 'requested' && (
        <AlertBox tone="info">{t('Check with the hotel that the number is theirs before you connect it.')}</AlertBox>
      )}
      <Form layout="vertical" onFinish={save}>
        <Form.Item
          label={t('WhatsApp number')}
          htmlFor="assign-number"
          extra={t('With country code, for example +34600123456 (E.164).')}
          {...problemOf(assign.error ?? check.error)}
        >
          <Input
            id="assign-number"
            type="tel"
            value={number}
            maxLength={64}
            disabled={state === 'none'}
            autoComplete="off"
            onChange={(event) => setNumber(event.target.value)}
          />
        </Form.Item>
        <ProviderCheck hotelId={hotel.id} number={number} check={check} />
        <StateField state={state} onChoose={setState} />
      </Form>
    </Modal>
  );
}

type CheckProps = { hotelId: string; number: string; check: ReturnType<typeof useCheckNumber> };

function ProviderCheck({ hotelId, number, check }: CheckProps) {
  const { t } = useTranslation();
  const found = check.data;
  return (
    <div className={styles['check']}>
      <Button
        size="small"
        loading={check.isPending}
        disabled={number.trim() === ''}
        onClick={() => check.mutate({ hotelId, whatsapp_number: number })}
      >
        {t('Look the number up at the WhatsApp provider')}
      </Button>
      {found && (
        <p role="status">
          {reasonWords(found.reasons, found.message)}{' '}
          {found.assigned_to && t('It is assigned to {{hotel}}.', { hotel: found.assigned_to })}
        </p>
      )}
    </div>
  );
}

type StateProps = { state: ConnectionState; onChoose: (state: ConnectionState) => void };

function StateField({ state, onChoose }: StateProps) {
  const { t } = useTranslation();
  const states: { value: ConnectionState; label: string }[] = [
    { value: 'connected', label: t('Connected: receives and sends') },
    { value: 'paused', label: t('Paused: assigned, nothing in or out') },
    { value: 'restricted', label: t('Restricted by WhatsApp: nothing in or out') },
    { value: 'none', label: t('Released: free for another hotel') },
  ];
  return (
    <Form.Item label={t('State')} htmlFor="assign-state">
      <Select<ConnectionState> id="assign-state" value={state} options={states} onChange={onChoose} />
    </Form.Item>
  );
}

function problemOf(error: unknown) {
  if (!error) return {};
  const [field] = fieldProblems(error);
  const words = field ? fieldWords(field) : messageOf(error);
  return { validateStatus: 'error' as const, help: <span role="alert">{words}</span> };
}
