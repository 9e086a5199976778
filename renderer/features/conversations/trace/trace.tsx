import { useTranslation } from '#renderer/lib/translate.ts';
import type { AssistantTrace } from '#shared/features/conversations/conversations.schema.ts';
import { ChecksMade, EntriesUsed, EscalationReasons } from '#renderer/components/assistant-lists.tsx';
import styles from './trace.module.css';

/** Trace of a reply: sources, reasons, and checks before sending. */
export function Trace({ trace, id }: { trace: AssistantTrace; id: string }) {
  const { t } = useTranslation();
  return (
    <div id={id} className={styles['trace']}>
      <section>
        <h4>{t('Sources')}</h4>
        <EntriesUsed entries={trace.sources} />
      </section>
      {trace.reasons.length > 0 && (
        <section>
          <h4>{t('Reasons')}</h4>
          <EscalationReasons reasons={trace.reasons} />
        </section>
      )}
      {trace.checks.length > 0 && (
        <section>
          <h4>{t('Checks')}</h4>
          <ChecksMade checks={trace.checks} />
        </section>
      )}
      <p className={styles['note']}>
        {t('Confidence {{percent}} %', { percent: Math.round(trace.confidence * 100) })}
        {' · '}
        {trace.model ?? t('without a language model')}
        {trace.repaired && ` · ${t('corrected once before sending')}`}
      </p>
    </div>
  );
}
