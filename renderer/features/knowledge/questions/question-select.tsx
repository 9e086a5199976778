import { Select } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { QuestionId } from '#shared/features/knowledge/knowledge.schema.ts';
import styles from './answered-questions.module.css';

type Props = {
  options: { value: QuestionId; label: string }[];
  onChoose: (id: QuestionId) => void;
  onLeave: () => void;
};

/** The questions that guests ask, to be searched and chosen from. Opens at once. */
export function QuestionSelect({ options, onChoose, onLeave }: Props) {
  const { t } = useTranslation();
  return (
    <Select
      className={styles['select']!}
      size="small"
      autoFocus
      defaultOpen
      showSearch={{ optionFilterProp: 'label' }}
      aria-label={t('Question that guests ask')}
      placeholder={t('Question that guests ask')}
      options={options}
      onBlur={onLeave}
      onSelect={onChoose}
    />
  );
}
