import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { DraftForm } from '#renderer/components/fields/draft-form.tsx';
import { DraftGuard } from '#renderer/components/fields/draft-guard.tsx';
import { LongTextField } from '#renderer/components/fields/long-text-field.tsx';
import { TextField } from '#renderer/components/fields/text-field.tsx';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { checkDraft, lateCheck, showRefused } from '#renderer/lib/forms/check-draft.ts';
import { useDraft } from '#renderer/lib/forms/draft.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import styles from '../profile/profile.module.css';
import { TestDelivery, type SentTest } from './test-delivery.tsx';
import { useWhatsAppConnection } from './whatsapp-connection.queries.ts';
import { useRequestTestKey, useSendTestMessage, useTestKeyRequested } from './whatsapp-test.queries.ts';

const messageCheck = lateCheck(
  async () => (await import('#shared/features/messaging/simulator.schema.ts')).testMessage,
);

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
  const draft = useDraft('test-message', {
    to: '',
    message: t('Hello! This is a test message from {{hotel}}.', { hotel: hotelName }),
  });
  const send = useSendTestMessage(hotelId);
  const [test, setTest] = useState<SentTest | null>(null);
  const submit = async () => {
    const fields = draft.values();
    if (!(await checkDraft(draft, messageCheck, fields))) return;
    send.mutate(fields, {
      onSuccess: (sent) => {
        setTest(sent);
        // Said only for what the provider took; the line below follows the rest of the way.
        if (sent.provider_sid)
          notifySuccess(t('Test message sent'), t('To {{to}}. Look at that phone.', { to: sent.to }));
      },
      onError: (error) => showRefused(draft, error) || notifyFailure(t('Failed to send'), error),
    });
  };
  return (
    <DraftForm draft={draft} disabled={send.isPending} onSubmit={submit}>
      <DraftGuard draft={draft} busy={send.isPending} failed={send.isError} />
      <TextField
        name="to"
        label={t('Recipient')}
        help={t('With country code, for example +34600123456 (E.164).')}
        type="tel"
      />
      <LongTextField name="message" label={t('Message')} rows={2} maxRows={8} maxLength={1600} />
      {test && <TestDelivery key={test.message_id} hotelId={hotelId} test={test} />}
      <Button htmlType="submit" loading={send.isPending} className={styles['send']}>
        {t('Send test message')}
      </Button>
    </DraftForm>
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
