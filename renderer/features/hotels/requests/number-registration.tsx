import { useTranslation } from '#renderer/lib/translate.ts';
import type { NumberRequest } from '#shared/features/hotels/number-requests.contract.ts';
import type { codeMethods } from '#shared/features/hotels/number-requests.values.ts';
import { ChoiceField } from '#renderer/components/fields/choice-field.tsx';
import { DraftForm } from '#renderer/components/fields/draft-form.tsx';
import { DraftGuard } from '#renderer/components/fields/draft-guard.tsx';
import { TextField } from '#renderer/components/fields/text-field.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { checkDraft, lateCheck } from '#renderer/lib/forms/check-draft.ts';
import { useDraft } from '#renderer/lib/forms/draft.ts';
import { useRegisterNumber } from './number-requests.queries.ts';
import styles from './number-requests.module.css';

const registrationCheck = lateCheck(
  async () => (await import('#shared/features/hotels/number-requests.contract.ts')).registration,
);

type Fields = { method: (typeof codeMethods)[number]; business_account: string };

/** Registers the number with the provider; WhatsApp then sends a code to it. */
export function NumberRegistration({ item: { hotel_id } }: { item: NumberRequest }) {
  const { t } = useTranslation();
  const draft = useDraft<Fields>(`register-${hotel_id}`, { method: 'sms', business_account: '' });
  const register = useRegisterNumber(hotel_id, {
    said: t('Number registered; WhatsApp sends the code'),
    failed: t('The number was not registered'),
  });
  const submit = async () => {
    const fields = draft.values();
    if (await checkDraft(draft, registrationCheck, fields)) register.mutate(fields);
  };
  const methods = [
    { value: 'sms', label: t('By SMS') },
    { value: 'voice', label: t('By a call') },
  ];
  return (
    <DraftForm draft={draft} disabled={register.isPending} onSubmit={submit} className={styles['line']}>
      <DraftGuard draft={draft} busy={register.isPending} failed={register.isError} />
      <ChoiceField name="method" label={t('How WhatsApp tells the code')} choices={methods} />
      <TextField
        name="business_account"
        label={t('WhatsApp Business account')}
        help={t('Its number. Empty: the platform’s own account.')}
      />
      <Button type="primary" htmlType="submit" loading={register.isPending}>
        {t('Register with WhatsApp')}
      </Button>
    </DraftForm>
  );
}
