import { useTranslation } from '#renderer/lib/translate.ts';
import type { NumberRequest } from '#shared/features/hotels/number-requests.contract.ts';
import type { answerOutcomes } from '#shared/features/hotels/number-requests.values.ts';
import { ChoiceField } from '#renderer/components/fields/choice-field.tsx';
import { DraftForm } from '#renderer/components/fields/draft-form.tsx';
import { LongTextField } from '#renderer/components/fields/long-text-field.tsx';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { checkDraft, lateCheck } from '#renderer/lib/forms/check-draft.ts';
import { useDraft } from '#renderer/lib/forms/draft.ts';
import { useAnswerHotel } from './number-requests.queries.ts';
import styles from './number-requests.module.css';

const answerCheck = lateCheck(
  async () => (await import('#shared/features/hotels/number-requests.contract.ts')).numberAnswer,
);

type Fields = { outcome: (typeof answerOutcomes)[number]; text: string };

/** The answer to the hotel: on its page and by mail. Declining closes the request. */
export function NumberAnswer({ item }: { item: NumberRequest }) {
  const { t } = useTranslation();
  const { hotel_id, answer, open } = item;
  const draft = useDraft<Fields>(`answer-${hotel_id}`, { outcome: 'question', text: '' });
  const send = useAnswerHotel(hotel_id, { said: t('Answer sent'), failed: t('The answer was not sent') });
  const submit = async () => {
    const fields = draft.values();
    if (!(await checkDraft(draft, answerCheck, fields))) return;
    await send.mutateAsync(fields).then(
      () => draft.set({ text: '' }),
      // The hook has told it; the typed text stays.
      () => undefined,
    );
  };
  const outcomes = [
    { value: 'question', label: t('The request stays open') },
    ...(open ? [{ value: 'declined', label: t('The request is declined and closed') }] : []),
  ];
  return (
    <DraftForm draft={draft} disabled={send.isPending} onSubmit={submit} className={styles['answer']}>
      <LeaveGuard when={() => draft.values().text.trim() !== ''} />
      {answer && (
        <p className={styles['said']}>
          {t('Last answer')} <TimeAgo at={answer.answered_at} />: {answer.text}
        </p>
      )}
      <LongTextField
        name="text"
        label={t('Answer to the hotel')}
        help={t('Its admins get it by mail, and it stands on their page.')}
        rows={2}
        maxRows={8}
        maxLength={2000}
      />
      <ChoiceField name="outcome" label={t('Outcome')} choices={outcomes} />
      <Button htmlType="submit" loading={send.isPending}>
        {t('Send the answer')}
      </Button>
    </DraftForm>
  );
}
