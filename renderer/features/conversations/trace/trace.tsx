import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { AssistantTrace } from '#shared/features/conversations/conversations.schema.ts';
import { checkWords, kindWords, reasonWords } from '#renderer/components/assistant-words.ts';
import styles from './trace.module.css';

/** Trace of a reply: sources, reasons, and checks before sending. */
export function Trace({ trace, id }: { trace: AssistantTrace; id: string }) {
  const { t } = useTranslation();
  return (
    <div id={id} className={styles['trace']}>
      <Sources sources={trace.sources} />
      {trace.reasons.length > 0 && (
        <section>
          <h4>{t('Reasons')}</h4>
          <ul>
            {trace.reasons.map((reason) => (
              <li key={reason}>{t(reasonWords(reason))}</li>
            ))}
          </ul>
        </section>
      )}
      <Checks checks={trace.checks} />
      <p className={styles['note']}>
        {t('Confidence {{percent}} %', { percent: Math.round(trace.confidence * 100) })}
        {' · '}
        {trace.model ?? t('without a language model')}
        {trace.repaired && ` · ${t('corrected once before sending')}`}
      </p>
    </div>
  );
}

function Sources({ sources }: { sources: AssistantTrace['sources'] }) {
  const { t } = useTranslation();
  return (
    <section>
      <h4>{t('Sources')}</h4>
      {sources.length === 0 && <p className={styles['note']}>{t('No entry of the hotel was used.')}</p>}
      <ul>
        {sources.map((source) => (
          <li key={source.id}>
            <strong>{source.title}</strong> <span className={styles['kind']}>{t(kindWords(source.kind))}</span>
            <p>{source.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Checks({ checks }: { checks: AssistantTrace['checks'] }) {
  const { t } = useTranslation();
  if (checks.length === 0) return null;
  return (
    <section>
      <h4>{t('Checks')}</h4>
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
    </section>
  );
}
