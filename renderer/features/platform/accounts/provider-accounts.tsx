import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ProviderAccount } from '#shared/features/platform/provider-accounts.contract.ts';
import { DataTable } from '#renderer/components/data-table.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { SelectField } from '#renderer/components/plain/select-field.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { ProviderTokens } from '../tokens/provider-tokens.tsx';
import { AccountNumbers } from './account-numbers.tsx';
import { AddAccount, CreateAccount } from './new-account.tsx';
import { useAccountName } from './use-account-name.ts';
import { useAccountState, useProviderAccounts } from './provider-accounts.queries.ts';
import styles from './provider-accounts.module.css';

/** The accounts at the WhatsApp provider, which number uses which, and the tokens of one. */
export function ProviderAccounts() {
  const { t } = useTranslation();
  const { data, error, refetch } = useProviderAccounts();
  const nameOf = useAccountName();
  const [chosen, setChosen] = useState<string | null>(null);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />;
  const { items } = data;
  const [main] = items;
  if (!main) return <ProviderTokens />;
  const shown = items.find(({ account }) => account === chosen) ?? main;
  return (
    <div className={styles['sections']}>
      <Panel title={t('Twilio accounts')}>
        <p className={styles['text']}>
          {t('Each number sends and receives through one account. Numbers without a subaccount use the main account.')}
        </p>
        <AccountTable items={items} />
        <div className={styles['forms']}>
          <CreateAccount items={items} />
          <AddAccount />
        </div>
      </Panel>
      <AccountNumbers items={items} />
      {items.length > 1 && (
        <div className={styles['choice']}>
          <SelectField
            label={t('Auth tokens of')}
            value={shown.account}
            choices={items.map((one) => ({ value: one.account, label: nameOf(one) }))}
            onChoose={setChosen}
          />
        </div>
      )}
      <ProviderTokens key={shown.account} account={shown.is_main ? undefined : shown.account} />
    </div>
  );
}

function AccountTable({ items }: { items: ProviderAccount[] }) {
  const { t } = useTranslation();
  const nameOf = useAccountName();
  return (
    <DataTable
      label={t('Twilio accounts')}
      rows={items}
      rowKey={({ account }) => account}
      columns={[
        {
          key: 'account',
          title: t('Account'),
          cell: (row) => (
            <span className={styles['stacked']}>
              <strong>{nameOf(row)}</strong>
              <code className={styles['account']}>{row.account}</code>
            </span>
          ),
        },
        { key: 'state', title: t('Status'), cell: ({ state }) => <State state={state} /> },
        { key: 'numbers', title: t('Numbers'), align: 'end', cell: ({ numbers }) => String(numbers.length) },
        {
          key: 'by',
          title: t('Entered by'),
          cell: ({ added_by }) => added_by ?? t('The settings'),
        },
        { key: 'actions', title: t('Actions'), plain: true, align: 'end', cell: (row) => <Suspend row={row} /> },
      ]}
    />
  );
}

function State({ state }: Pick<ProviderAccount, 'state'>) {
  const { t } = useTranslation();
  if (state === 'active') return <StatusTag tone="ok">{t('Active')}</StatusTag>;
  if (state === 'suspended') return <StatusTag tone="amber">{t('Suspended')}</StatusTag>;
  return <StatusTag tone="quiet">{t('Closed')}</StatusTag>;
}

function Suspend({ row }: { row: ProviderAccount }) {
  const { t } = useTranslation();
  const nameOf = useAccountName();
  const change = useAccountState();
  const { account, state, is_main } = row;
  if (is_main || state === 'closed') return null;
  if (state === 'suspended')
    return (
      <Button size="small" loading={change.isPending} onClick={() => change.mutate({ account, state: 'active' })}>
        {t('Reactivate')}
      </Button>
    );
  const ask = () =>
    askInDialog({
      title: t('Suspend {{name}}?', { name: nameOf(row) }),
      text: t(
        'Its numbers neither send nor receive until it is active again. Messages to guests wait for up to a day.',
      ),
      yes: t('Suspend'),
      no: t('Cancel'),
      onYes: () => change.mutateAsync({ account, state: 'suspended' }).catch(() => {}),
    });
  return (
    <Button size="small" loading={change.isPending} onClick={ask}>
      {t('Suspend')}
    </Button>
  );
}
