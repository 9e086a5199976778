import { useTranslation } from '#renderer/lib/translate.ts';
import { DraftForm } from '#renderer/components/fields/draft-form.tsx';
import { DraftGuard } from '#renderer/components/fields/draft-guard.tsx';
import { TextField } from '#renderer/components/fields/text-field.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { checkDraft, lateCheck, showRefused } from '#renderer/lib/forms/check-draft.ts';
import { useDraft } from '#renderer/lib/forms/draft.ts';
import { useEnterToken } from './provider-tokens.queries.ts';
import styles from './provider-tokens.module.css';

const tokenCheck = lateCheck(
  async () => (await import('#shared/features/platform/provider-tokens.contract.ts')).enteredToken,
);

/** The new token; it is sent once and never shown again. */
export function EnterToken({ account }: { account: string | undefined }) {
  const { t } = useTranslation();
  const draft = useDraft('provider-token', { token: '' });
  const enter = useEnterToken(account, {
    onDone: () => draft.set({ token: '' }),
    onRefused: (error) => showRefused(draft, error),
  });
  const submit = async () => {
    if (await checkDraft(draft, tokenCheck)) enter.mutate(draft.values().token);
  };
  return (
    <DraftForm draft={draft} disabled={enter.isPending} onSubmit={submit} className={styles['form']}>
      <DraftGuard draft={draft} busy={enter.isPending} failed={enter.isError} />
      <TextField
        name="token"
        type="password"
        label={t('New auth token')}
        help={t('It is tried at Twilio, stored encrypted and never shown again.')}
        autoComplete="new-password"
        maxLength={120}
      />
      <Button type="primary" htmlType="submit" loading={enter.isPending}>
        {t('Use this token')}
      </Button>
    </DraftForm>
  );
}
