import { useTranslation } from '#renderer/lib/translate.ts';
import type { AccountNumber, ProviderAccount } from '#shared/features/platform/provider-accounts.contract.ts';
import { DataTable } from '#renderer/components/data-table.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Select } from '#renderer/components/plain/select-field.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { useAccountName } from './use-account-name.ts';
import { useAssignNumber } from './provider-accounts.queries.ts';
import styles from './provider-accounts.module.css';

type Row = AccountNumber & { account: string };

/** Which account each hotel's number uses, and how one is moved. */
export function AccountNumbers({ items }: { items: ProviderAccount[] }) {
  const { t } = useTranslation();
  const rows = items.flatMap(({ account, numbers }): Row[] => numbers.map((number) => ({ ...number, account })));
  if (rows.length === 0 || items.length === 1) return null;
  return (
    <Panel title={t('Numbers and their accounts')}>
      <p className={styles['text']}>
        {t(
          'Move the number at Twilio first, then choose its account here. Messages pause for 20 seconds; templates are submitted to WhatsApp again and cannot be sent until they are approved.',
        )}
      </p>
      <DataTable
        label={t('Numbers and their accounts')}
        rows={rows}
        rowKey={({ number, hotel }) => `${number} ${hotel.id}`}
        columns={[
          { key: 'number', title: t('Number'), cell: ({ number }) => number },
          { key: 'hotel', title: t('Hotel'), cell: ({ hotel }) => hotel.name },
          { key: 'state', title: t('Status'), cell: (row) => <NumberState row={row} items={items} /> },
          { key: 'account', title: t('Account'), plain: true, cell: (row) => <Move row={row} items={items} /> },
        ]}
      />
    </Panel>
  );
}

type CellProps = { row: Row; items: ProviderAccount[] };

function NumberState({ row: { account, found_in, templates_waiting }, items }: CellProps) {
  const { t } = useTranslation();
  const nameOf = useAccountName();
  const elsewhere = found_in !== null && found_in !== account && items.find((one) => one.account === found_in);
  return (
    <span className={styles['tags']}>
      {elsewhere && (
        <StatusTag tone="danger">{t('At Twilio in {{account}}', { account: nameOf(elsewhere) })}</StatusTag>
      )}
      {templates_waiting > 0 && (
        <StatusTag tone="amber">{t('Templates waiting: {{n}}', { n: templates_waiting })}</StatusTag>
      )}
      {!elsewhere && templates_waiting === 0 && '–'}
    </span>
  );
}

function Move({ row: { number, account, hotel }, items }: CellProps) {
  const { t } = useTranslation();
  const nameOf = useAccountName();
  const assign = useAssignNumber();
  const choices = items
    .filter((one) => one.state !== 'closed' || one.account === account)
    .map((one) => ({ value: one.account, label: nameOf(one) }));
  const ask = (to: string) =>
    askInDialog({
      title: t('Move {{number}} of {{hotel}}?', { number, hotel: hotel.name }),
      text: t(
        'Its templates belong to the present account. They are submitted to WhatsApp again, and stay messages wait until they are approved.',
      ),
      yes: t('Move the number'),
      no: t('Cancel'),
      onYes: () => assign.mutateAsync({ number, account: to }).catch(() => {}),
    });
  return (
    <Select
      aria-label={t('Account of {{number}}', { number })}
      value={account}
      choices={choices}
      onChoose={ask}
      disabled={assign.isPending}
    />
  );
}
