import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { QuestionId } from '#shared/features/knowledge/knowledge.schema.ts';
import styles from './answered-questions.module.css';
import { foundQuestions } from './found-questions.ts';
import type { GuestQuestions } from './guest-questions.queries.ts';
import { ranks } from './question-search.rules.ts';

type Props = {
  /** In the order in which they are shown while nothing is typed. */
  ids: QuestionId[];
  names: GuestQuestions;
  onChoose: (id: QuestionId) => void;
  /** The focus has gone elsewhere. */
  onLeave: () => void;
  /** Escape. */
  onCancel: () => void;
};

/**
 * The questions that guests ask, to be searched and chosen from; open while it is shown. Enter chooses what is
 * highlighted: by the person, or because it begins with what was typed.
 */
export function QuestionSelect({ ids, names, onChoose, onLeave, onCancel }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const found = foundQuestions(ids, names, typed);
  return (
    <Select
      className={styles['select']!}
      size="small"
      autoFocus
      open
      showSearch={{ filterOption: false, onSearch: setTyped }}
      defaultActiveFirstOption={typed.trim() !== '' && found[0]?.rank === ranks.beginning}
      aria-label={t('Question that guests ask')}
      placeholder={t('Question that guests ask')}
      options={found.map(({ id }) => ({ value: id, label: names[id]?.[0] ?? id }))}
      onBlur={onLeave}
      onInputKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
      onSelect={onChoose}
    />
  );
}
