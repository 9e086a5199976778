import { reasonWords } from '#renderer/lib/reasons.ts';
import { CheckCircleOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { ConnectionState } from '#shared/features/hotels/whatsapp-connection.contract.ts';
import { paths } from '#renderer/lib/paths.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { StatusTag, type Tone } from '#renderer/components/status-tag.tsx';
import { useWhatsAppConnection } from './whatsapp-connection.queries.ts';
import styles from './whatsapp-connection.module.css';

const tones: Record<ConnectionState, Tone> = {
  none: 'quiet',
  requested: 'amber',
  connected: 'ok',
  paused: 'amber',
  restricted: 'danger',
};

export function ConnectionTag({ state }: { state: ConnectionState }) {
  const { t } = useTranslation();
  const words: Record<ConnectionState, string> = {
    none: t('No number'),
    requested: t('Requested'),
    connected: t('Connected'),
    paused: t('Number paused'),
    restricted: t('Restricted'),
  };
  return <StatusTag tone={tones[state]}>{words[state]}</StatusTag>;
}

/** The steps of connecting the hotel's WhatsApp number. */
export function WhatsAppConnectionCard({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation();
  const { data, isPending } = useWhatsAppConnection(hotelId);
  if (!data) return isPending ? <ListSkeleton rows={3} /> : null;
  const { whatsapp_number: number, state, requested_number: requested, steps } = data;
  return (
    <Panel title={t('WhatsApp connection')} more={<ConnectionTag state={state} />}>
      <div className={styles['card']}>
        {number && <p className={styles['number']}>{number}</p>}
        {requested && <p>{t('New number asked for: {{number}}', { number: requested })}</p>}
        <ol className={styles['steps']}>
          {steps.map(({ name, done, text }) => (
            <li key={name} data-done={done}>
              {done ? <CheckCircleOutlined aria-hidden /> : <ClockCircleOutlined aria-hidden />}
              <span>
                <span className="visually-hidden">{done ? t('Done:') : t('Open:')} </span>
                {t(text)}
              </span>
            </li>
          ))}
        </ol>
        {state !== 'connected' && (
          <p className={styles['muted']}>
            {t('Until then nothing goes out over WhatsApp. Try everything in the simulator meanwhile.')}
          </p>
        )}
        <Link to={paths.whatsapp}>{t('Everything about the connection')}</Link>
      </div>
    </Panel>
  );
}

/** On the dashboard, while guests cannot reach the hotel on WhatsApp. */
export function ConnectionHint({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation();
  const { data } = useWhatsAppConnection(hotelId);
  const open = data?.steps.find(({ done }) => !done);
  if (!data || data.state === 'connected' || !open) return null;
  return (
    <AlertBox tone="info">
      {t('Guests do not reach you on WhatsApp yet.')} {reasonWords(open.reasons, open.text)}{' '}
      <Link to={paths.whatsapp}>{t('See what is missing')}</Link>
    </AlertBox>
  );
}
