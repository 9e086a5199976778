import { CheckCircleOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ConnectionPage, ConnectionStage } from '#shared/features/hotels/whatsapp-connection.contract.ts';
import { Facts } from '#renderer/components/page/facts.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { reasonWords } from '#renderer/lib/reasons.ts';
import { senderStateWords } from '#renderer/lib/sender-words.ts';
import { stageNames, stageTones, wayOfConnection } from './connection.words.ts';
import styles from './whatsapp-connection.module.css';

/** How far the connection is: its stage in plain words, and every step with who does it. */
export function ConnectionStages({ connection }: { connection: ConnectionPage }) {
  const { t } = useTranslation();
  const { stage, whatsapp_number: number, requested_number: requested, reasons, text, answer, sender } = connection;
  const tag = <StatusTag tone={stageTones[stage]}>{stageNames(t)[stage]}</StatusTag>;
  return (
    <Panel title={t('How far it is')} more={tag}>
      <div className={styles['card']}>
        {number && <p className={styles['number']}>{number}</p>}
        {requested && <p>{t('New number asked for: {{number}}', { number: requested })}</p>}
        <AlertBox tone={stageTones[stage] === 'danger' ? 'danger' : 'info'}>{reasonWords(reasons, text)}</AlertBox>
        {answer && (
          <AlertBox tone="info">
            <strong>{t('Answer of the Concierge team')}</strong> {answer.text}
          </AlertBox>
        )}
        <Way reached={reachedBy(connection)} />
        {sender?.status && (
          <Facts
            facts={[
              { label: t('State at WhatsApp'), value: senderStateWords(t, sender.status) },
              { label: t('Quality'), value: sender.quality ?? t('Not rated yet') },
              { label: t('Limit'), value: sender.messaging_limit ?? t('Not told') },
            ]}
          />
        )}
      </div>
    </Panel>
  );
}

/** The steps that are done, also where something is in the way of guests. */
function reachedBy({ whatsapp_number, request, sender, state, stage, webhook_at, answered_at }: ConnectionPage) {
  const done: [ConnectionStage, boolean][] = [
    ['number_given', whatsapp_number !== null],
    ['requested', request !== null || state === 'connected'],
    ['sender_found', state === 'connected' || (sender?.status != null && stage !== 'code_sent')],
    ['connected', state === 'connected'],
    ['webhooks_seen', webhook_at !== null],
    ['live', answered_at !== null],
  ];
  return new Set(done.flatMap(([stage, isDone]) => (isDone ? [stage] : [])));
}

function Way({ reached }: { reached: ReadonlySet<ConnectionStage> }) {
  const { t } = useTranslation();
  return (
    <ol className={styles['steps']}>
      {wayOfConnection(t).map(({ stage, title, text }) => (
        <li key={stage} data-done={reached.has(stage)}>
          {reached.has(stage) ? <CheckCircleOutlined aria-hidden /> : <ClockCircleOutlined aria-hidden />}
          <span>
            <span className="visually-hidden">{reached.has(stage) ? t('Done:') : t('Open:')} </span>
            <strong>{title}</strong>
            <span className={styles['who']}>{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
