import { lazy, Suspense } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ConnectionPage } from '#shared/features/hotels/whatsapp-connection.contract.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import styles from './whatsapp-connection.module.css';

const QrCode = lazy(() => import('./qr-code.tsx'));

/** A link and a QR code to write to the number, and how far the test message is. */
export function WriteToNumber({ connection }: { connection: ConnectionPage }) {
  const { t } = useTranslation();
  const { whatsapp_number: number, webhook_at, answered_at, delivered_at } = connection;
  const link = `https://wa.me/${(number ?? '').replace(/\D/g, '')}?${new URLSearchParams({ text: t('Hello') })}`;
  return (
    <Panel title={t('Write to it')}>
      <div className={styles['write']}>
        <div className={styles['card']}>
          <p>
            {t('Scan the code with your phone, or open the link, and send the message. Guests can use both as well.')}
          </p>
          <a href={link} target="_blank" rel="noreferrer">
            {link}
          </a>
          <dl className={styles['round']}>
            <dt>{t('Your message came in')}</dt>
            <dd>
              <Moment at={webhook_at} />
            </dd>
            <dt>{t('It was answered')}</dt>
            <dd>
              <Moment at={answered_at} />
            </dd>
            <dt>{t('WhatsApp reported that the answer arrived')}</dt>
            <dd>
              <Moment at={delivered_at} />
            </dd>
          </dl>
        </div>
        <Suspense fallback={<div className={styles['qr']} />}>
          <QrCode text={link} label={t('QR code to write to {{number}}', { number })} />
        </Suspense>
      </div>
    </Panel>
  );
}

function Moment({ at }: { at: string | null }) {
  const { t } = useTranslation();
  return at ? <TimeAgo at={at} /> : <StatusTag tone="quiet">{t('Not yet')}</StatusTag>;
}
