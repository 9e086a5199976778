import { reasonWords } from '#renderer/lib/reasons.ts';
import { CheckCircleOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import { paths } from '#renderer/lib/paths.ts';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { ConnectionTag } from './connection-tag.tsx';
import { useWhatsAppConnection } from './whatsapp-connection.queries.ts';
import styles from './whatsapp-connection.module.css';

/** The steps of connecting the hotel's WhatsApp number. */
export function WhatsAppConnectionCard({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation();
  const { data, isPending } = useWhatsAppConnection(hotelId);
  if (!data) return isPending ? <ListSkeleton rows={3} /> : null;
  const {
    whatsapp_number: number,
    state,
    stage,
    requested_number: requested,
    reasons: stageReasons,
    text: stageText,
    steps,
  } = data;
  return (
    <Panel title={t('WhatsApp connection')} more={<ConnectionTag stage={stage} />}>
      <div className={styles['card']}>
        {number && <p className={styles['number']}>{number}</p>}
        {requested && <p>{t('New number asked for: {{number}}', { number: requested })}</p>}
        {state === 'connected' && <p>{reasonWords(stageReasons, stageText)}</p>}
        <ol className={styles['steps']}>
          {steps.map(({ name, done, reasons, text }) => (
            <li key={name} data-done={done}>
              {done ? <CheckCircleOutlined aria-hidden /> : <ClockCircleOutlined aria-hidden />}
              <span>
                <span className="visually-hidden">{done ? t('Done:') : t('Open:')} </span>
                {reasonWords(reasons, text)}
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
