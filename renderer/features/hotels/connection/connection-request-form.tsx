import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ConnectionPage, ConnectionRequest } from '#shared/features/hotels/whatsapp-connection.contract.ts';
import { ChoiceField } from '#renderer/components/fields/choice-field.tsx';
import { DraftForm } from '#renderer/components/fields/draft-form.tsx';
import { DraftGuard } from '#renderer/components/fields/draft-guard.tsx';
import { LongTextField } from '#renderer/components/fields/long-text-field.tsx';
import { TextField } from '#renderer/components/fields/text-field.tsx';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { checkDraft, lateCheck, showRefused } from '#renderer/lib/forms/check-draft.ts';
import { useDraft, useDraftValues, type Draft } from '#renderer/lib/forms/draft.ts';
import { useDescribeNumber } from './whatsapp-connection.queries.ts';
import styles from '../profile/profile.module.css';

const requestCheck = lateCheck(
  async () => (await import('#shared/features/hotels/whatsapp-connection.contract.ts')).numberRequest,
);

type Fields = { whatsapp_number: string; number_kind: ConnectionRequest['number_kind'] } & Record<
  'display_name' | 'meta_business_id' | 'note',
  string
>;
type Props = { hotelId: string; hotelName: string; connection: ConnectionPage };

/** The number and what the platform must know of it. */
export function ConnectionRequestForm({ hotelId, hotelName, connection }: Props) {
  const { t } = useTranslation();
  const { request } = connection;
  const draft = useDraft<Fields>('whatsapp-request', fieldsOf(connection, hotelName));
  const follow = useStored(draft, fieldsOf(connection, hotelName));
  const save = useDescribeNumber(hotelId, {
    title: t('Number requested'),
    text: t('The Concierge team sees it and answers here.'),
    failed: t('The request could not be sent'),
    // A national number has become E.164.
    stored: (saved) => follow(fieldsOf(saved, hotelName)),
    refused: (error) => showRefused(draft, error),
  });
  const submit = async () => {
    const { meta_business_id, note, ...fields } = draft.values();
    if (!(await checkDraft(draft, requestCheck, { ...fields, meta_business_id, note }))) return;
    save.mutate({ ...fields, meta_business_id: meta_business_id.trim() || null, note: note.trim() || null });
  };
  return (
    <DraftForm draft={draft} disabled={save.isPending} onSubmit={submit}>
      <DraftGuard draft={draft} busy={save.isPending} failed={save.isError} stored={fieldsOf(connection, hotelName)} />
      <FormSection title={t('Your number')} text={t('What the Concierge team needs to register it.')}>
        <RequestFields />
        <FullRow>
          <LongTextField
            name="note"
            label={t('Note to the Concierge team')}
            help={t('The answer to its question, or anything else it should know. Can stay empty.')}
            rows={2}
            maxRows={8}
            maxLength={1000}
          />
          <KindNote kind={useDraftValues(draft).number_kind} />
          <Button type="primary" htmlType="submit" loading={save.isPending} className={styles['send']}>
            {request ? t('Save') : t('Request the connection')}
          </Button>
        </FullRow>
      </FormSection>
    </DraftForm>
  );
}

const fieldsOf = ({ request, requested_number, whatsapp_number }: ConnectionPage, hotelName: string): Fields => ({
  whatsapp_number: requested_number ?? whatsapp_number ?? '',
  number_kind: request?.number_kind ?? 'new',
  display_name: request?.display_name ?? hotelName,
  meta_business_id: request?.meta_business_id ?? '',
  note: request?.note ?? '',
});

/** An untouched form follows what is stored; a typed one is kept. Returns what fills it in any case. */
function useStored(draft: Draft<Fields>, stored: Fields): (next: Fields) => void {
  const filled = useRef(stored);
  const follow = (next: Fields) => {
    filled.current = next;
    draft.set(next);
  };
  const text = JSON.stringify(stored);
  useEffect(() => {
    if (JSON.stringify(draft.values()) !== JSON.stringify(filled.current)) return;
    filled.current = JSON.parse(text) as Fields;
    draft.set(filled.current);
  }, [draft, text]);
  return follow;
}

function RequestFields() {
  const { t } = useTranslation();
  const kinds = [
    { value: 'new', label: t('A new number, never on WhatsApp') },
    { value: 'app', label: t('In use in the WhatsApp app') },
    { value: 'platform', label: t('At another WhatsApp provider') },
  ];
  return (
    <>
      <TextField
        name="whatsapp_number"
        label={t('WhatsApp number')}
        help={t('With country code, for example +34600123456 (E.164).')}
        type="tel"
      />
      <ChoiceField name="number_kind" label={t('How the number is used today')} choices={kinds} />
      <TextField
        name="display_name"
        label={t('Name that guests see')}
        help={t('As it stands on your website. Meta refuses names of other businesses and slogans.')}
      />
      <TextField
        name="meta_business_id"
        label={t('Meta business portfolio')}
        help={t('Its number, found in Meta Business Suite under Settings. Leave it empty if you have none.')}
      />
    </>
  );
}

/** What happens to the WhatsApp app on the number. */
function KindNote({ kind }: { kind: ConnectionRequest['number_kind'] }) {
  const { t } = useTranslation();
  const words: Record<ConnectionRequest['number_kind'], string> = {
    new: t('The number must be able to receive one SMS or call. It cannot be used in the WhatsApp app afterwards.'),
    app: t(
      'The WhatsApp app on this number stops working: you delete the account in the app when we tell you. Save the chats you need before. Guests keep writing to the same number.',
    ),
    platform: t('Ask your provider to switch off two-step verification; the number then moves without interruption.'),
  };
  return <AlertBox tone="info">{words[kind]}</AlertBox>;
}
