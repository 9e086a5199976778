import { CheckCircleOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { FirstSteps as Steps } from '#shared/features/hotels/hotels.contract.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { paths } from '#renderer/lib/paths.ts';
import styles from '../connection/whatsapp-connection.module.css';

/** What a new hotel does first, each item one click away. */
export default function FirstSteps({ steps }: { steps: Steps }) {
  const { t } = useTranslation();
  const rows: [keyof Steps, string, string][] = [
    ['number', t('Connect your WhatsApp number'), paths.whatsapp],
    ['answers', t('Give the assistant its first answers'), paths.onboarding],
    ['colleague', t('Invite a colleague'), paths.staff],
    ['test_message', t('Send a test message'), paths.whatsapp],
    ['first_booking', t('Add the first booking'), paths.bookings],
  ];
  const done = rows.filter(([step]) => steps[step]).length;
  return (
    <div className={styles['first']}>
      <Panel title={t('First steps')} more={<span>{t('{{done}} of {{all}} done', { done, all: rows.length })}</span>}>
        <ul className={styles['steps']}>
          {rows.map(([step, label, to]) => (
            <li key={step} data-done={steps[step]}>
              {steps[step] ? <CheckCircleOutlined aria-hidden /> : <ClockCircleOutlined aria-hidden />}
              {steps[step] ? (
                <span>
                  <span className="visually-hidden">{t('Done:')} </span>
                  {label}
                </span>
              ) : (
                <Link to={to}>{label}</Link>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
