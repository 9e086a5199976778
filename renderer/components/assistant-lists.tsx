import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { checkWords, kindWords, reasonWords } from './assistant-words.ts';
import styles from './assistant-lists.module.css';

type Entry = { id: string; title: string; kind: string; text: string };

/** The hotel's entries that a reply was made from. */
export function EntriesUsed({ entries }: { entries: Entry[] }) {
  const { t } = useTranslation();
  if (entries.length === 0) return <p className={styles['small']}>{t('No entry of the hotel was used.')}</p>;
  return (
    <ul className={styles['entries']}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <strong>{entry.title}</strong> <span className={styles['small']}>{t(kindWords(entry.kind))}</span>
          <p>{entry.text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Why a person is called. */
export function EscalationReasons({ reasons }: { reasons: string[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles['entries']}>
      {reasons.map((reason) => (
        <li key={reason}>{t(reasonWords(reason))}</li>
      ))}
    </ul>
  );
}

type Check = { name: string; passed: boolean; detail?: string | null | undefined };

/** The checks of a reply before it was sent. */
export function ChecksMade({ checks }: { checks: Check[] }) {
  const { t } = useTranslation();
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
