import { Form, Input, Modal, Select, type FormInstance } from 'antd';
import { knowledgeCategories } from '#shared/features/knowledge/knowledge.values.ts';
import { useTranslation } from 'react-i18next';
import {
  faqDraft,
  knowledgeDraft,
  type KnowledgeDraft,
  type KnowledgeItem,
} from '#shared/features/knowledge/knowledge.schema.ts';
import { checkForm, forgetProblems, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useCategoryNames } from '#renderer/lib/hooks/use-category-names.ts';
import { EntryLanguageField } from './entry-language-field.tsx';
import { InHouseField } from './in-house-field.tsx';
import { useAddEntries, useChangeEntry } from './knowledge.queries.ts';
import { useInspected } from './use-inspected.ts';

/** Initial values: a pair to edit, or none for a new one. */
export type EntryStart = Partial<Pick<KnowledgeItem, 'id' | 'in_house_decided' | keyof KnowledgeDraft>>;
/** `in_house_only`: null if not decided. */
type Fields = Omit<KnowledgeDraft, 'in_house_only' | 'language'> & {
  language?: string;
  in_house_only: boolean | null;
};
type Props = { hotelId: string; start: EntryStart | null; onClose: () => void };

const defaults: Fields = { question: '', answer: '', category: 'general', in_house_only: null };
/** A single pair must be complete; in a list, the server drops blank ones. */
const wholeDraft = knowledgeDraft.extend({ question: faqDraft.shape.question, answer: faqDraft.shape.answer });

/** Creates or changes a question and answer pair. Both are required. */
export function KnowledgeDialog({ hotelId, start, onClose }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const add = useAddEntries(hotelId);
  const change = useChangeEntry(hotelId);
  const leave = useAskToLeave(() => form.isFieldsTouched(), onClose);
  const id = start?.id;
  const saving = add.isPending || change.isPending;
  const save = (draft: KnowledgeDraft): Promise<unknown> =>
    id ? change.mutateAsync({ id, change: draft }) : add.mutateAsync([draft]);
  const submit = ({ in_house_only, ...rest }: Fields) => {
    const fields = { ...rest, ...(in_house_only === null ? {} : { in_house_only }) };
    if (!checkForm(form, wholeDraft, fields)) return;
    save(wholeDraft.parse(fields)).then(
      () => {
        notifySuccess(id ? t('Entry updated successfully') : t('Entry created successfully'));
        onClose();
      },
      (error: unknown) => showRefusedFields(form, error) || notifyFailure(t('Error saving knowledge'), error),
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
      onCancel={leave}
      destroyOnHidden
      width={600}
    >
      <Form
        form={form}
        name="entry"
        layout="vertical"
        noValidate
        clearOnDestroy
        initialValues={{ ...defaults, ...start, in_house_only: decided(start) }}
        disabled={saving}
        requiredMark={false}
        onValuesChange={(typed: object) => forgetProblems(form, typed)}
        onFinish={submit}
      >
        <EntryFields hotelId={hotelId} form={form} start={start} />
      </Form>
    </Modal>
  );
}

const decided = (start: EntryStart | null): boolean | null =>
  start?.in_house_decided ? (start.in_house_only ?? null) : null;

type FieldsProps = { hotelId: string; form: FormInstance; start: EntryStart | null };

function EntryFields({ hotelId, form, start }: FieldsProps) {
  const { t } = useTranslation();
  const inspected = useInspected(hotelId, form);
  const category = start?.category;
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
      <EntryLanguageField read={inspected?.language ?? null} />
      <InHouseField looksLikeCode={inspected?.looks_like_code ?? false} otherwise={start?.in_house_only ?? false} />
    </>
  );
}
