import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { SimulatorReply } from '#shared/features/messaging/simulator.schema.ts';
import styles from './simulator-trace.module.css';
import { SettingsApplied } from './settings-applied.tsx';
import { ChecksMade, EntriesUsed, EscalationReasons } from '#renderer/components/assistant-lists.tsx';
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
          <EscalationReasons reasons={trace.reasons} />
        </Part>
      )}
      <Part title={t('Entries used')}>
        <EntriesUsed entries={trace.entries} />
      </Part>
      <Part title={t('Settings applied')}>
        <SettingsApplied settings={trace.settings_applied} />
      </Part>
      <Part title={t('Checks')}>
        {trace.checks.length > 0 ? (
          <ChecksMade checks={trace.checks} />
        ) : (
          <p className={styles['small']}>
            {t('No reply was composed by a language model, so there was none to check.')}
          </p>
        )}
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
