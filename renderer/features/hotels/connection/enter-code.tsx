import { useTranslation } from '#renderer/lib/translate.ts';
import { DraftForm } from '#renderer/components/fields/draft-form.tsx';
import { DraftGuard } from '#renderer/components/fields/draft-guard.tsx';
import { TextField } from '#renderer/components/fields/text-field.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { checkDraft, lateCheck, showRefused } from '#renderer/lib/forms/check-draft.ts';
import { useDraft } from '#renderer/lib/forms/draft.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { useEnterOwnCode, useSendCode } from './whatsapp-connection.queries.ts';
import styles from './whatsapp-connection.module.css';

const codeCheck = lateCheck(async () => {
  const { numberRequestsContract } = await import('#shared/features/hotels/number-requests.contract.ts');
  return numberRequestsContract.enterOwnCode.body;
});

/** The code that WhatsApp has sent to the number, and another one where it did not arrive. */
export function EnterCode({ hotelId, number }: { hotelId: string; number: string }) {
  const { t } = useTranslation();
  const draft = useDraft('whatsapp-code', { code: '' });
  const enter = useEnterOwnCode(hotelId, t('Code accepted'));
  const send = useSendCode(hotelId, { said: t('WhatsApp sends another code'), failed: t('No code was sent') });
  const submit = async () => {
    const fields = draft.values();
    if (!(await checkDraft(draft, codeCheck, fields))) return;
    await enter.mutateAsync(fields.code).catch((error: unknown) => {
      if (!showRefused(draft, error)) notifyFailure(t('The code was not accepted'), error);
    });
  };
  return (
    <Panel title={t('Enter the code from WhatsApp')}>
      <div className={styles['card']}>
        <p>
          {t('WhatsApp sends a code with 6 digits to {{number}}, by SMS or by a call. It can take a minute.', {
            number,
          })}
        </p>
        <DraftForm draft={draft} disabled={enter.isPending} onSubmit={submit} className={styles['code']}>
          <DraftGuard draft={draft} busy={enter.isPending} failed={enter.isError} />
          <TextField name="code" label={t('Code')} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
          <Button type="primary" htmlType="submit" loading={enter.isPending}>
            {t('Confirm the number')}
          </Button>
        </DraftForm>
        <div className={styles['again']}>
          <span className={styles['muted']}>{t('No code?')}</span>
          <Button loading={send.isPending} onClick={() => send.mutate('sms')}>
            {t('Send another SMS')}
          </Button>
          <Button loading={send.isPending} onClick={() => send.mutate('voice')}>
            {t('Call the number')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
