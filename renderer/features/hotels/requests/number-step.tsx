import { useTranslation } from '#renderer/lib/translate.ts';
import type { NumberRequest } from '#shared/features/hotels/number-requests.contract.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useAssignNumber } from '../connection/whatsapp-connection.queries.ts';
import { LineForm } from './line-form.tsx';
import { NumberRegistration } from './number-registration.tsx';
import { adviceWords } from './number-requests.words.ts';
import { useEnterCode, usePointHere, useSubmitName } from './number-requests.queries.ts';

/** What comes next for this number. */
export function NumberStep({ item }: { item: NumberRequest }) {
  const { t } = useTranslation();
  const { open, sender, stage, registered_at } = item;
  if (sender?.calls_us === false && sender.status !== 'OFFLINE') return <PointHere item={item} />;
  if (stage === 'display_name_rejected') return <SubmitName item={item} />;
  if (open && sender?.status === 'ONLINE') return <Connect item={item} />;
  if (open && registered_at && sender) return <Code item={item} />;
  if (open && item.request) return <NumberRegistration item={item} />;
  if (open) return <AlertBox tone="info">{t('The hotel has not said yet how the number is used.')}</AlertBox>;
  // A super admin restricted it, and the provider has it online.
  if (item.state === 'restricted' && sender?.status === 'ONLINE') return <Connect item={item} />;
  const advice = adviceWords(t)[stage];
  return advice ? <AlertBox tone="info">{advice}</AlertBox> : null;
}

function PointHere({ item: { hotel_id } }: { item: NumberRequest }) {
  const { t } = useTranslation();
  const point = usePointHere(hotel_id, {
    said: t('Messages to the number come here now'),
    failed: t('The addresses were not changed'),
  });
  return (
    <AlertBox tone="danger">
      {t('Messages to this number go to another address, so guests get no answer from here.')}{' '}
      <Button loading={point.isPending} onClick={() => point.mutate()}>
        {t('Bring them here')}
      </Button>
    </AlertBox>
  );
}

function SubmitName({ item: { hotel_id, request, sender } }: { item: NumberRequest }) {
  const { t } = useTranslation();
  const submit = useSubmitName(hotel_id, {
    said: t('Name submitted for review'),
    failed: t('The name was not submitted'),
  });
  return (
    <LineForm
      name={`name-${hotel_id}`}
      label={t('Name that guests see')}
      help={t('Meta did not accept the name. Agree on another one with the hotel, and submit it again.')}
      value={request?.display_name ?? sender?.display_name ?? ''}
      button={t('Submit the name')}
      isPending={submit.isPending}
      isError={submit.isError}
      onSend={submit.mutate}
    />
  );
}

function Code({ item: { hotel_id } }: { item: NumberRequest }) {
  const { t } = useTranslation();
  const enter = useEnterCode(hotel_id, { said: t('Code accepted'), failed: t('The code was not accepted') });
  return (
    <LineForm
      name={`code-${hotel_id}`}
      label={t('Code from WhatsApp')}
      help={t(
        'The hotel enters it on its own page, or reads it out to you. The number is connected once WhatsApp has it online.',
      )}
      value=""
      button={t('Enter the code')}
      isPending={enter.isPending}
      isError={enter.isError}
      onSend={enter.mutate}
    />
  );
}

function Connect({ item: { hotel_id, number } }: { item: NumberRequest }) {
  const { t } = useTranslation();
  const assign = useAssignNumber();
  const connect = () =>
    assign
      .mutateAsync({ hotelId: hotel_id, whatsapp_number: number, state: 'connected' })
      .then(() => notifySuccess(t('WhatsApp number saved')))
      .catch((error: unknown) => notifyFailure(t('The number was not connected'), error));
  return (
    <AlertBox tone="info">
      {t('WhatsApp has the number online.')}{' '}
      <Button type="primary" loading={assign.isPending} onClick={() => void connect()}>
        {t('Connect the number')}
      </Button>
    </AlertBox>
  );
}
