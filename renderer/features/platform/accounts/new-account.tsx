import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ProviderAccount } from '#shared/features/platform/provider-accounts.contract.ts';
import { DraftForm } from '#renderer/components/fields/draft-form.tsx';
import { DraftGuard } from '#renderer/components/fields/draft-guard.tsx';
import { TextField } from '#renderer/components/fields/text-field.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { SelectField } from '#renderer/components/plain/select-field.tsx';
import { checkDraft, lateCheck, showRefused } from '#renderer/lib/forms/check-draft.ts';
import { useDraft } from '#renderer/lib/forms/draft.ts';
import { useAddAccount, useCreateAccount } from './provider-accounts.queries.ts';
import styles from './provider-accounts.module.css';

/** A subaccount for a hotel that has a number or asks for one. */
export function CreateAccount({ items }: { items: ProviderAccount[] }) {
  const { t } = useTranslation();
  const create = useCreateAccount();
  const hotels = new Map(items.flatMap(({ numbers }) => numbers.map(({ hotel }) => [hotel.id, hotel.name] as const)));
  const choices = [...hotels].map(([value, label]) => ({ value, label }));
  const [chosen, setChosen] = useState('');
  const hotelId = chosen || choices[0]?.value;
  if (!hotelId) return null;
  return (
    <div className={styles['form']}>
      <h3 className={styles['title']}>{t('Create a subaccount')}</h3>
      <SelectField label={t('Hotel')} value={hotelId} choices={choices} onChoose={setChosen} />
      <Button loading={create.isPending} onClick={() => create.mutate(hotelId)}>
        {t('Create the subaccount')}
      </Button>
    </div>
  );
}

const accountCheck = lateCheck(
  async () => (await import('#shared/features/platform/provider-accounts.contract.ts')).addedAccount,
);

/** An account that exists at the provider, with its own token. */
export function AddAccount() {
  const { t } = useTranslation();
  const draft = useDraft('provider-account', { account: '', token: '' });
  const add = useAddAccount({
    onDone: () => draft.set({ account: '', token: '' }),
    onRefused: (error) => showRefused(draft, error),
  });
  const submit = async () => {
    if (await checkDraft(draft, accountCheck)) add.mutate(draft.values());
  };
  return (
    <div className={styles['form']}>
      <h3 className={styles['title']}>{t('Add an existing account')}</h3>
      <DraftForm draft={draft} disabled={add.isPending} onSubmit={submit}>
        <DraftGuard draft={draft} busy={add.isPending} failed={add.isError} />
        <TextField name="account" label={t('Account SID')} autoComplete="off" maxLength={40} />
        <TextField
          name="token"
          type="password"
          label={t('Its auth token')}
          help={t('It is tried at Twilio, stored encrypted and never shown again.')}
          autoComplete="new-password"
          maxLength={120}
        />
        <Button htmlType="submit" loading={add.isPending}>
          {t('Add the account')}
        </Button>
      </DraftForm>
    </div>
  );
}
