import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { knowledgeCategories } from '#shared/features/knowledge/knowledge.values.ts';
import { Button, Form, Input, Select, type FormListFieldData } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useCategoryNames } from '#renderer/lib/hooks/use-category-names.ts';
import styles from './onboarding.module.css';
import { useSaveKnowledge } from './onboarding.queries.ts';
import { useStarterQuestions, validPairs, type KnowledgePair } from './use-starter-questions.ts';

type Fields = { items: KnowledgePair[] };
type Props = {
  hotelId: string;
  onSaved: () => void;
  /** Imports pairs; `add` gets the approved ones. */
  importer: (add: (pairs: KnowledgePair[]) => void) => ReactNode;
};

/** The second step: what the assistant answers from on its first day. Pairs without an answer are left out. */
export function KnowledgeStep({ hotelId, onSaved, importer }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const [starters] = useState(useStarterQuestions());
  const [changed, setChanged] = useState(false);
  const save = useSaveKnowledge(hotelId);
  /** Inserted first; untouched starter questions stay below. */
  const add = (pairs: KnowledgePair[]) => {
    form.setFieldValue('items', [...pairs, ...(form.getFieldValue('items') as KnowledgePair[])]);
    setChanged(true);
  };
  const submit = ({ items }: Fields) => {
    const pairs = validPairs(items);
    if (pairs.length === 0)
      return notifyFailure(t('No valid items'), undefined, t('Please fill in at least one question and answer pair.'));
    setChanged(false);
    save.mutate(pairs, {
      onSuccess: (saved) => {
        const number = saved.items.length;
        notifySuccess(
          t('Knowledge base created!'),
          number === 1 ? t('1 answer saved.') : t('{{number}} answers saved.', { number }),
        );
        onSaved();
      },
      onError: (error) => {
        setChanged(true);
        notifyFailure(t('Error saving knowledge'), error);
      },
    });
  };
  return (
    <Form
      form={form}
      name="knowledge"
      layout="vertical"
      requiredMark={false}
      initialValues={{ items: starters }}
      disabled={save.isPending}
      onValuesChange={() => setChanged(true)}
      onFinish={() => submit(form.getFieldsValue(true) as Fields)}
    >
      <LeaveGuard when={changed} />
      {importer(add)}
      <PairList />
      <div className={styles['footer']}>
        <Button type="primary" htmlType="submit" size="large" loading={save.isPending}>
          {t('Save and continue')}
        </Button>
      </div>
    </Form>
  );
}

function PairList() {
  const { t } = useTranslation();
  return (
    <Form.List name="items">
      {(fields, { add, remove }) => (
        <>
          <ol className={styles['pairs']}>
            {fields.map((field, index) => (
              <Pair
                key={field.key}
                field={field}
                number={index + 1}
                {...(fields.length > 1 ? { onRemove: () => remove(field.name) } : {})}
              />
            ))}
          </ol>
          <Button
            icon={<PlusOutlined aria-hidden />}
            onClick={() => add({ question: '', answer: '', category: 'general' } satisfies KnowledgePair)}
          >
            {t('Add a question')}
          </Button>
        </>
      )}
    </Form.List>
  );
}

type PairProps = {
  field: FormListFieldData;
  number: number;
  /** Absent for the last one that is left (docs/product.md, section 5). */
  onRemove?: () => void;
};

function Pair({ field, number, onRemove }: PairProps) {
  const { t } = useTranslation();
  const names = useCategoryNames();
  return (
    <li className={styles['pair']}>
      <Form.Item name={[field.name, 'question']} label={t('Question')} className={styles['question']!}>
        <Input maxLength={1000} />
      </Form.Item>
      <Form.Item name={[field.name, 'category']} label={t('Category')} className={styles['category']!}>
        <Select options={knowledgeCategories.map((value) => ({ value, label: names[value] }))} />
      </Form.Item>
      {onRemove && (
        <Button
          type="text"
          className={styles['remove']!}
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('Remove question {{number}}', { number })}
          onClick={onRemove}
        />
      )}
      <Form.Item name={[field.name, 'answer']} label={t('Answer')} className={styles['answer']!}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={8000} />
      </Form.Item>
    </li>
  );
}
