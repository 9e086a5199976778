import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { testMessage } from '#shared/features/messaging/simulator.schema.ts';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { checkForm, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import styles from '../profile/profile.module.css';
import { TestDelivery, type SentTest } from './test-delivery.tsx';
import { useWhatsAppConnection } from './whatsapp-connection.queries.ts';
import { useRequestTestKey, useSendTestMessage, useTestKeyRequested } from './whatsapp-test.queries.ts';

type Fields = { to: string; message: string };
type Props = { hotelId: string; hotelName: string; personName: string };

/** Test of the hotel's WhatsApp number: sends a message, or requests a test key if there is no number. */
export function WhatsAppTest({ hotelId, hotelName, personName }: Props) {
  const { t } = useTranslation();
  const state = useWhatsAppConnection(hotelId).data?.state;
  return (
    <div id="whatsapp-test">
      <FormSection title={t('Test WhatsApp')} text={t('See that messages from your number arrive.')}>
        <FullRow>
          <TestForm hotelId={hotelId} hotelName={hotelName} />
          {(state === 'none' || state === 'requested') && (
            <TestKeyRequest hotelId={hotelId} hotelName={hotelName} personName={personName} />
          )}
        </FullRow>
      </FormSection>
    </div>
  );
}

function TestForm({ hotelId, hotelName }: Omit<Props, 'personName'>) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const send = useSendTestMessage(hotelId);
  const [test, setTest] = useState<SentTest | null>(null);
  const submit = (fields: Fields) => {
    if (!checkForm(form, testMessage, fields)) return;
    send.mutate(fields, {
      onSuccess: (sent) => {
        setTest(sent);
        // Said only for what the provider took; the line below follows the rest of the way.
        if (sent.provider_sid)
          notifySuccess(t('Test message sent'), t('To {{to}}. Look at that phone.', { to: sent.to }));
      },
      onError: (error) => showRefusedFields(form, error) || notifyFailure(t('Failed to send'), error),
    });
  };
  return (
    <Form
      form={form}
      name="test-message"
      layout="vertical"
      noValidate
      requiredMark={false}
      disabled={send.isPending}
      initialValues={{ to: '', message: t('Hello! This is a test message from {{hotel}}.', { hotel: hotelName }) }}
      onFinish={submit}
    >
      <Form.Item name="to" label={t('Recipient')} extra={t('With country code, for example +34600123456 (E.164).')}>
        <Input type="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item name="message" label={t('Message')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={1600} />
      </Form.Item>
      {test && <TestDelivery key={test.message_id} hotelId={hotelId} test={test} />}
      <Form.Item>
        <Button htmlType="submit" loading={send.isPending}>
          {t('Send test message')}
        </Button>
      </Form.Item>
    </Form>
  );
}

function TestKeyRequest({ hotelId, hotelName, personName }: Props) {
  const { t } = useTranslation();
  const waiting = useTestKeyRequested(hotelId);
  const ask = useRequestTestKey(hotelId);
  const request = () =>
    // Read by the platform's team, in their language.
    ask.mutate(`${personName} (${hotelName}) asks for a test key to try the WhatsApp channel.`, {
      onSuccess: () => notifySuccess(t('Test key requested'), t('The Concierge team will get in touch.')),
      onError: (error) => notifyFailure(t('The request could not be sent'), error),
    });
  return (
    <div className={styles['request']}>
      <div>
        <strong>{t('No number yet?')}</strong>
        <p>
          {waiting
            ? t('A test key has been requested. The Concierge team will get in touch.')
            : t('Ask the Concierge team for a test key and try the WhatsApp channel before you connect your own.')}
        </p>
      </div>
      <Button loading={ask.isPending} disabled={waiting} onClick={request}>
        {t('Request a test key')}
      </Button>
    </div>
  );
}
