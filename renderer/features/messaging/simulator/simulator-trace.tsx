import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulatorReply } from '#shared/features/messaging/simulator.schema.ts';
import styles from './trace.module.css';
import { SettingsApplied } from '../settings-applied.tsx';
import { checkWords, kindWords, reasonWords } from '#renderer/components/assistant-words.ts';
import type { Metadata } from './use-simulator.ts';

/** Beside the chat: the entries an answer is based on, the settings used, and the checks. */
export function SimulatorTrace({ metadata }: { metadata: Metadata | null }) {
  const { t } = useTranslation();
  const trace = metadata?.trace;
  return (
    <aside className={styles['trace']} aria-label={t('Why this answer')} tabIndex={0}>
      {trace ? (
        <Details trace={trace} />
      ) : (
        <p className={styles['empty']}>
          {metadata
            ? t('There is nothing to show: the answer never came.')
            : t(
                'Here you see which entries an answer stands on, which settings it was written with, and what was checked.',
              )}
        </p>
      )}
    </aside>
  );
}

function Details({ trace }: { trace: SimulatorReply }) {
  const { t, i18n } = useTranslation();
  const language = new Intl.DisplayNames(i18n.language, { type: 'language', fallback: 'code' });
  return (
    <>
      {trace.reasons.length > 0 && (
        <Part title={t('Why a person is called')}>
          <ul>
            {trace.reasons.map((reason) => (
              <li key={reason}>{t(reasonWords(reason))}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t('Entries used')}>
        <Entries entries={trace.entries} />
      </Part>
      <Part title={t('Settings applied')}>
        <SettingsApplied settings={trace.settings_applied} />
      </Part>
      <Part title={t('Checks')}>
        <Checks checks={trace.checks} />
      </Part>
      <p className={styles['small']}>
        {t('Language: {{language}}', { language: nameOf(trace.language, language) })} ·{' '}
        {t('Confidence {{percent}} %', { percent: Math.round(trace.confidence * 100) })}
      </p>
    </>
  );
}

/** An unknown code is shown unchanged. */
function nameOf(code: string, names: Intl.DisplayNames): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Entries({ entries }: { entries: SimulatorReply['entries'] }) {
  const { t } = useTranslation();
  if (entries.length === 0) return <p className={styles['small']}>{t('No entry of the hotel was used.')}</p>;
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <strong>{entry.title}</strong> <span className={styles['small']}>{t(kindWords(entry.kind))}</span>
          <p>{entry.text}</p>
        </li>
      ))}
    </ul>
  );
}

function Checks({ checks }: { checks: SimulatorReply['checks'] }) {
  const { t } = useTranslation();
  if (checks.length === 0)
    return (
      <p className={styles['small']}>{t('No reply was composed by a language model, so there was none to check.')}</p>
    );
  return (
    <ul className={styles['checks']}>
      {checks.map((check) => (
        <li key={check.name} data-passed={check.passed}>
          {check.passed ? <CheckOutlined aria-label={t('Passed')} /> : <CloseOutlined aria-label={t('Not passed')} />}
          <span>
            {t(checkWords(check.name))}
            {check.detail && <small>{check.detail}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
