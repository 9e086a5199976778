import { CopyOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ConnectionPage } from '#shared/features/hotels/whatsapp-connection.contract.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import styles from './whatsapp-connection.module.css';

/** The addresses that the provider calls, to copy. */
export function WebhookAddresses({ webhooks }: { webhooks: ConnectionPage['webhooks'] }) {
  const { t } = useTranslation();
  const rows = [
    { label: t('Incoming messages (POST)'), address: webhooks.inbound },
    { label: t('Status callback (POST)'), address: webhooks.status },
  ];
  return (
    <Panel title={t('Addresses for Twilio')}>
      <div className={styles['card']}>
        <p className={styles['muted']}>
          {t('The Concierge team enters them. You need them only if the number is in a Twilio account of your own.')}
        </p>
        {rows.map((row) => (
          <Address key={row.address} {...row} />
        ))}
      </div>
    </Panel>
  );
}

function Address({ label, address }: { label: string; address: string }) {
  const { t } = useTranslation();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notifySuccess(t('Copied')),
      (error: unknown) => notifyFailure(t('Copying failed'), error),
    );
  return (
    <div className={styles['address']}>
      <span>{label}</span>
      <code>{address}</code>
      <Button aria-label={t('Copy {{what}}', { what: label })} onClick={() => void copy()}>
        <CopyOutlined aria-hidden /> {t('Copy')}
      </Button>
    </div>
  );
}
