import { DeleteOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { requestCategories } from '#shared/features/conversations/conversations.values.ts';
import type { AnswerRule } from '#shared/features/messaging/answer-modes.schema.ts';
import { categoryWords } from '#renderer/components/assistant-words.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { SelectField } from '#renderer/components/plain/select-field.tsx';
import { useModeWords } from './use-mode-words.ts';
import styles from './answer-modes.module.css';

type Topic = NonNullable<AnswerRule['topic']>;
type Props = { rule: AnswerRule; disabled: boolean; onChange: (rule: AnswerRule | null) => void };

/** Emergencies and our own errors have no rule. */
const topics = requestCategories.filter((topic) => topic !== 'emergency' && topic !== 'system_error');
const night = { from: '22:00', until: '07:00' };

/** One exception: a topic, hours, and who answers then. */
export function RuleRow({ rule, disabled, onChange }: Props) {
  const { t } = useTranslation();
  const modes = useModeWords();
  const choices: { value: Topic | 'all'; label: string }[] = [
    { value: 'all', label: t('Every topic') },
    ...topics.map((topic) => ({ value: topic, label: t(categoryWords(topic)) })),
  ];
  return (
    <li className={styles['rule']}>
      <SelectField
        label={t('Topic')}
        value={rule.topic ?? 'all'}
        choices={choices}
        disabled={disabled}
        onChoose={(topic) => onChange({ ...rule, topic: topic === 'all' ? null : topic })}
      />
      <SelectField
        label={t('Hours')}
        value={rule.from === null ? 'day' : 'hours'}
        choices={[
          { value: 'day', label: t('All day') },
          { value: 'hours', label: t('From … until …') },
        ]}
        disabled={disabled}
        onChoose={(hours) => onChange({ ...rule, ...(hours === 'day' ? { from: null, until: null } : night) })}
      />
      {rule.from !== null && rule.until !== null && (
        <div className={styles['hours']}>
          <Time label={t('From')} value={rule.from} disabled={disabled} onSet={(from) => onChange({ ...rule, from })} />
          <Time
            label={t('Until')}
            value={rule.until}
            disabled={disabled}
            onSet={(until) => onChange({ ...rule, until })}
          />
        </div>
      )}
      <SelectField
        label={t('Who answers')}
        value={rule.mode}
        choices={modes}
        disabled={disabled}
        onChoose={(mode) => onChange({ ...rule, mode })}
      />
      {!disabled && (
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('Remove exception')}
          onClick={() => onChange(null)}
        />
      )}
    </li>
  );
}

type TimeProps = { label: string; value: string; disabled: boolean; onSet: (time: string) => void };

/** Saved when the field is left. */
function Time({ label, value, disabled, onSet }: TimeProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        key={value}
        type="time"
        defaultValue={value}
        disabled={disabled}
        onBlur={({ target }) => target.value && target.value !== value && onSet(target.value)}
      />
    </label>
  );
}
