import { useTranslation } from '#renderer/lib/translate.ts';
import type { AnswerModes, AnswerRule } from '#shared/features/messaging/answer-modes.schema.ts';
import { mostAnswerRules } from '#shared/features/messaging/answer-modes.values.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { Segments } from '#renderer/components/plain/segments.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useAnswerModes, useSaveAnswerModes } from './answer-modes.queries.ts';
import { RuleRow } from './rule-row.tsx';
import { useModeWords } from './use-mode-words.ts';
import styles from './answer-modes.module.css';

type Props = { hotelId: string; canEdit: boolean };

/** Whether the assistant answers by itself, drafts for a person, or is silent. Each change is saved at once. */
export function AnswerModesPanel({ hotelId, canEdit }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useAnswerModes(hotelId);
  const save = useSaveAnswerModes(hotelId);
  const modes = useModeWords();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  const change = (next: Partial<AnswerModes>) =>
    save.mutate(
      { ...data, ...next },
      {
        onSuccess: () => notifySuccess(t('Saved')),
        onError: (failure) => notifyFailure(t('It could not be saved'), failure),
      },
    );
  const changeRule = (at: number, rule: AnswerRule | null) =>
    change({ rules: data.rules.flatMap((known, index) => (index === at ? (rule ?? []) : known)) });
  const added: AnswerRule = { topic: 'complaint', from: null, until: null, mode: 'off' };
  return (
    <Panel title={t('Who answers')}>
      <div className={styles['modes']}>
        <Segments
          aria-label={t('Who answers')}
          value={data.mode}
          disabled={!canEdit || save.isPending}
          segments={modes}
          onChoose={(mode) => change({ mode })}
        />
      </div>
      <p className={styles['hint']}>
        {t(
          'Emergencies get their fixed answer at once in every mode. Where the assistant does not answer, the guest is told that a person will.',
        )}
      </p>
      <h3 className={styles['title']}>{t('Exceptions by topic and hour')}</h3>
      <ol className={styles['rules']}>
        {data.rules.map((rule, index) => (
          <RuleRow
            key={index}
            rule={rule}
            disabled={!canEdit || save.isPending}
            onChange={(next) => changeRule(index, next)}
          />
        ))}
      </ol>
      {data.rules.length === 0 && <p className={styles['hint']}>{t('None. The choice above holds at every hour.')}</p>}
      {canEdit && (
        <Button
          disabled={save.isPending || data.rules.length >= mostAnswerRules}
          onClick={() => change({ rules: [...data.rules, added] })}
        >
          {t('Add exception')}
        </Button>
      )}
    </Panel>
  );
}
