import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { SourcesAndChanges } from '#shared/features/knowledge/knowledge-sources.contract.ts';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { GrowingField } from '#renderer/components/plain/growing-field.tsx';
import { StatusTag, type Tone } from '#renderer/components/status-tag.tsx';
import type { useDecideChanges } from './change-sources.queries.ts';
import { TextDiff } from '#renderer/components/text-diff.tsx';
import styles from './sources.module.css';

type Change = SourcesAndChanges['changes'][number];
type Props = {
  change: Change;
  /** The name of the source. */
  source: string;
  /** Null for people who may only look. */
  decide: ReturnType<typeof useDecideChanges>['mutate'] | null;
  busy: boolean;
};

const kinds: Record<Change['kind'], [Tone, string]> = {
  added: ['ok', 'New in the source'],
  changed: ['amber', 'Changed in the source'],
  removed: ['danger', 'Gone from the source'],
};

/** One change: what the entry says and what the source says now, to be taken, edited or dismissed. */
export function SourceChange({ change, source, decide, busy }: Props) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<Change['new']>(null);
  const { id, kind, conflict } = change;
  const [old, now] = [change.old ?? nothing, change.new ?? nothing];
  const [tone, word] = kinds[kind];
  const take = () => decide?.({ take: [{ id, ...edited, ...(conflict ? { overwrite: true } : {}) }] });
  const verb = kind === 'removed' ? t('Delete the answer') : conflict ? t('Replace the edited answer') : t('Take');
  return (
    <li className={styles['row']} aria-label={old.question || now.question}>
      <LeaveGuard
        when={edited !== null && !busy && (edited.question !== now.question || edited.answer !== now.answer)}
      />
      <p className={styles['tags']}>
        <StatusTag tone={tone}>{t(word)}</StatusTag>
        {conflict && <StatusTag tone="amber">{t('Edited by hand since the import')}</StatusTag>}
        <span className={styles['name']}>{source}</span>
      </p>
      {edited ? (
        <EditedFields edited={edited} onChange={setEdited} />
      ) : (
        <>
          <h3>
            <TextDiff old={old.question} now={now.question} />
          </h3>
          <p>
            <TextDiff old={old.answer} now={now.answer} />
          </p>
        </>
      )}
      {decide && (
        <div className={styles['buttons']}>
          <Button
            type={conflict || kind === 'removed' ? 'default' : 'primary'}
            danger={kind === 'removed'}
            disabled={busy || (edited !== null && !(edited.question.trim() && edited.answer.trim()))}
            onClick={take}
          >
            {verb}
          </Button>
          {kind !== 'removed' && (
            <Button onClick={() => setEdited(edited ? null : now)}>{edited ? t('Cancel') : t('Edit')}</Button>
          )}
          <Button type="text" disabled={busy} onClick={() => decide({ dismiss: [id] })}>
            {t('Dismiss the change')}
          </Button>
        </div>
      )}
    </li>
  );
}

const nothing = { question: '', answer: '' };
type Wording = NonNullable<Change['new']>;

function EditedFields({ edited, onChange }: { edited: Wording; onChange: (edited: Wording) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <GrowingField
        value={edited.question}
        aria-label={t('Question')}
        maxRows={3}
        maxLength={1000}
        onChange={({ target }) => onChange({ ...edited, question: target.value })}
      />
      <GrowingField
        value={edited.answer}
        aria-label={t('Answer')}
        maxRows={8}
        maxLength={8000}
        onChange={({ target }) => onChange({ ...edited, answer: target.value })}
      />
    </>
  );
}
