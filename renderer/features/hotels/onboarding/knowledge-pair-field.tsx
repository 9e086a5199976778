import { DeleteOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { knowledgeCategories } from '#shared/features/knowledge/knowledge.values.ts';
import { Labelled } from '#renderer/components/fields/labelled.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import form from '#renderer/components/plain/form.module.css';
import { GrowingField } from '#renderer/components/plain/growing-field.tsx';
import { Select } from '#renderer/components/plain/select-field.tsx';
import { useCategoryNames } from '#renderer/lib/hooks/use-category-names.ts';
import styles from './onboarding.module.css';
import type { KnowledgePair } from './starter-questions.ts';

type Props = {
  pair: KnowledgePair;
  number: number;
  disabled: boolean;
  onChange: (part: Partial<KnowledgePair>) => void;
  /** Absent for the last one that is left (docs/product.md, section 5). */
  onRemove?: () => void;
};

/** One question with its category and answer. */
export function KnowledgePairField({ pair, number, disabled, onChange, onRemove }: Props) {
  const { t } = useTranslation();
  const names = useCategoryNames();
  const id = useId();
  return (
    <li className={styles['pair']}>
      <Labelled id={`${id}question`} label={t('Question')} problem={undefined} className={styles['question']}>
        <div className={form['box']}>
          <input
            id={`${id}question`}
            autoComplete="off"
            disabled={disabled}
            maxLength={1000}
            value={pair.question}
            onChange={({ target }) => onChange({ question: target.value })}
          />
        </div>
      </Labelled>
      <Labelled id={`${id}category`} label={t('Category')} problem={undefined} className={styles['category']}>
        <Select
          id={`${id}category`}
          disabled={disabled}
          value={pair.category}
          choices={knowledgeCategories.map((value) => ({ value, label: names[value] }))}
          onChoose={(category) => onChange({ category })}
        />
      </Labelled>
      {onRemove && (
        <Button
          type="text"
          className={styles['remove']}
          icon={<DeleteOutlined aria-hidden />}
          disabled={disabled}
          aria-label={t('Remove question {{number}}', { number })}
          onClick={onRemove}
        />
      )}
      <Labelled id={`${id}answer`} label={t('Answer')} problem={undefined} className={styles['answer']}>
        <GrowingField
          id={`${id}answer`}
          disabled={disabled}
          rows={2}
          maxRows={8}
          maxLength={8000}
          value={pair.answer}
          onChange={({ target }) => onChange({ answer: target.value })}
        />
      </Labelled>
    </li>
  );
}
