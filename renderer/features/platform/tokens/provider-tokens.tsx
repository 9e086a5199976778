import { useTranslation } from '#renderer/lib/translate.ts';
import type { ProviderToken } from '#shared/features/platform/provider-tokens.contract.ts';
import { DataTable } from '#renderer/components/data-table.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { EnterToken } from './enter-token.tsx';
import { useProviderTokens, useTakeBackToken } from './provider-tokens.queries.ts';
import styles from './provider-tokens.module.css';

/** The tokens of an account at the WhatsApp provider, and how one is changed. `account`: a subaccount. */
export function ProviderTokens({ account }: { account?: string | undefined }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useProviderTokens(account);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  if (data.account === null)
    return (
      <Panel title={t('Auth tokens')}>
        <p className={styles['text']}>
          {t('No WhatsApp provider is set up; the built-in guest phone needs no token.')}
        </p>
      </Panel>
    );
  return (
    <Panel title={t('Auth tokens')}>
      <p className={styles['text']}>
        {t('Twilio account')} <code className={styles['account']}>{data.account}</code>
      </p>
      <TokenTable items={data.items} account={account} />
      <h3 className={styles['title']}>{t('Change the token')}</h3>
      <ol className={styles['steps']}>
        <li>
          {t(
            'Create a secondary token in the Twilio console and enter it here. Calls are made with it within 10 seconds; webhooks signed with either token are accepted.',
          )}
        </li>
        <li>{t('Promote it at Twilio. Webhooks are signed with the new token from now on.')}</li>
        <li>
          {account
            ? t('When the new token has signed, take the old one back.')
            : t(
                'When the new token has signed, take the old one back. Put the new one into TWILIO_AUTH_TOKEN before the next start.',
              )}
        </li>
      </ol>
      <EnterToken account={account} />
    </Panel>
  );
}

function TokenTable({ items, account }: { items: ProviderToken[]; account: string | undefined }) {
  const { t } = useTranslation();
  return (
    <DataTable
      label={t('Auth tokens')}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'token',
          title: t('Token'),
          cell: ({ ends }) => <span className={styles['account']}>{`…${ends}`}</span>,
        },
        { key: 'state', title: t('Status'), cell: (token) => <TokenState token={token} /> },
        { key: 'entered', title: t('Since'), cell: ({ entered_at }) => <TimeAgo at={entered_at} /> },
        { key: 'by', title: t('Entered by'), cell: ({ entered_by }) => entered_by ?? t('The settings') },
        {
          key: 'signed',
          title: t('Last signed a webhook'),
          cell: ({ signed_at }) => (signed_at ? <TimeAgo at={signed_at} /> : t('Never')),
        },
        {
          key: 'actions',
          title: t('Actions'),
          plain: true,
          align: 'end',
          cell: (token) => <TakeBack token={token} account={account} />,
        },
      ]}
    />
  );
}

function TokenState({ token: { used, taken_back_at, in_settings } }: { token: ProviderToken }) {
  const { t } = useTranslation();
  return (
    <span className={styles['tags']}>
      {used && <StatusTag tone="ok">{t('Used for calls')}</StatusTag>}
      {!used && !taken_back_at && <StatusTag tone="amber">{t('Signatures accepted')}</StatusTag>}
      {taken_back_at && <StatusTag tone="quiet">{t('Taken back')}</StatusTag>}
      {in_settings && <StatusTag tone={taken_back_at ? 'amber' : 'outline'}>{t('In the settings')}</StatusTag>}
    </span>
  );
}

function TakeBack({ token, account }: { token: ProviderToken; account: string | undefined }) {
  const { t } = useTranslation();
  const { id, ends, used, taken_back_at } = token;
  const takeBack = useTakeBackToken(account);
  if (used || taken_back_at) return null;
  const ask = () =>
    askInDialog({
      title: t('Take back the token …{{ends}}?', { ends }),
      text: t('Webhooks signed with it are refused from now on. Promote the new token at Twilio first.'),
      yes: t('Take it back'),
      no: t('Keep it'),
      onYes: () => takeBack.mutateAsync(id).catch(() => {}),
    });
  return (
    <Button size="small" loading={takeBack.isPending} onClick={ask}>
      {t('Take back')}
    </Button>
  );
}
