import { Form, Input, Modal, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { knowledgeCategories } from '#shared/features/knowledge/knowledge-import.schema.ts';
import {
  faqDraft,
  knowledgeDraft,
  type KnowledgeDraft,
  type KnowledgeItem,
} from '#shared/features/knowledge/knowledge.schema.ts';
import { checkForm, forgetProblems, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useCategoryNames } from '#renderer/lib/use-category-names.ts';
import { useAddEntries, useChangeEntry } from './knowledge.queries.ts';

/** What the dialog starts with: a pair to change, or nothing for a new one. */
export type EntryStart = Partial<Pick<KnowledgeItem, 'id' | keyof KnowledgeDraft>>;
type Props = { hotelId: string; start: EntryStart | null; onClose: () => void };

const defaults: KnowledgeDraft = { question: '', answer: '', category: 'general' };
/** A single pair must be whole; among many, the server leaves blank ones out. */
const wholeDraft = knowledgeDraft.extend({ question: faqDraft.shape.question, answer: faqDraft.shape.answer });

/** Creates or changes a question and answer pair. Both are required. */
export function KnowledgeDialog({ hotelId, start, onClose }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<KnowledgeDraft>();
  const add = useAddEntries(hotelId);
  const change = useChangeEntry(hotelId);
  const id = start?.id;
  const saving = add.isPending || change.isPending;
  const save = (draft: KnowledgeDraft): Promise<unknown> =>
    id ? change.mutateAsync({ id, change: draft }) : add.mutateAsync([draft]);
  const submit = (fields: KnowledgeDraft) => {
    if (!checkForm(form, wholeDraft, fields, t)) return;
    save(wholeDraft.parse(fields)).then(
      () => {
        notifySuccess(id ? t('Entry updated successfully') : t('Entry created successfully'));
        onClose();
      },
      (error: unknown) => showRefusedFields(form, error, t) || notifyFailure(t('Error saving knowledge'), error),
    );
  };
  return (
    <Modal
      open={start !== null}
      title={id ? t('Edit entry') : t('Add entry')}
      okText={id ? t('Save changes') : t('Add entry')}
      cancelText={t('Cancel')}
      confirmLoading={saving}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
      width={600}
    >
      <Form
        form={form}
        name="entry"
        layout="vertical"
        noValidate
        clearOnDestroy
        initialValues={{ ...defaults, ...start }}
        disabled={saving}
        requiredMark={false}
        onValuesChange={(typed: object) => forgetProblems(form, typed)}
        onFinish={submit}
      >
        <EntryFields category={start?.category} />
      </Form>
    </Modal>
  );
}

function EntryFields({ category }: { category: string | undefined }) {
  const { t } = useTranslation();
  const names: Record<string, string> = useCategoryNames();
  const categories = [...new Set([...knowledgeCategories, ...(category ? [category] : [])])];
  return (
    <>
      <Form.Item name="question" label={t('Question')}>
        <Input.TextArea autoFocus autoSize={{ minRows: 1, maxRows: 4 }} maxLength={1000} />
      </Form.Item>
      <Form.Item
        name="answer"
        label={t('Answer')}
        extra={t('As you would tell a guest. The assistant says it in the guest’s language.')}
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} maxLength={8000} />
      </Form.Item>
      <Form.Item name="category" label={t('Category')}>
        <Select options={categories.map((value) => ({ value, label: names[value] ?? t(value) }))} />
      </Form.Item>
    </>
  );
}
