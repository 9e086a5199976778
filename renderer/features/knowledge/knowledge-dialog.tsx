import { Form, Modal, type FormInstance } from 'antd';
import { knowledgeCategories } from '#shared/features/knowledge/knowledge.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import {
  faqDraft,
  knowledgeDraft,
  type KnowledgeDraft,
  type KnowledgeItem,
  type TextToInspect,
} from '#shared/features/knowledge/knowledge.schema.ts';
import { checkForm, forgetProblems, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useCategoryNames } from '#renderer/lib/hooks/use-category-names.ts';
import { datesOf } from './entry-dates.rules.ts';
import { EntryFields, inHouseDecision } from './entry-fields.tsx';
import { useAddEntries, useChangeEntry } from './knowledge.queries.ts';
import { useEntryConflict } from './use-entry-conflict.tsx';

/** Initial values: a pair to edit, or none for a new one. */
export type EntryStart = Partial<Pick<KnowledgeItem, 'id' | 'in_house_decided' | keyof KnowledgeDraft>>;
/** `in_house_only`: null if not decided. */
type Fields = Omit<KnowledgeDraft, 'in_house_only' | 'language'> & {
  language?: string;
  in_house_only: boolean | null;
};
/** `onSaved` is told the stored pair. */
type Props = {
  hotelId: string;
  start: EntryStart | null;
  onClose: () => void;
  onSaved?: (pair: TextToInspect & { id: string }) => void;
};

const defaults: Fields = { question: '', answer: '', category: 'general', in_house_only: null, ...datesOf(null) };
/** A single pair must be complete; in a list, the server drops blank ones. */
const wholeDraft = knowledgeDraft.extend({ question: faqDraft.shape.question, answer: faqDraft.shape.answer });

/** Creates or changes a question and answer pair. Both are required. */
export function KnowledgeDialog({ hotelId, start, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const add = useAddEntries(hotelId, start !== null);
  const change = useChangeEntry(hotelId);
  const leave = useAskToLeave(() => form.isFieldsTouched(), onClose);
  const id = start?.id;
  const conflict = useEntryConflict(form, start);
  const saving = add.isPending || change.isPending;
  const save = async (draft: KnowledgeDraft): Promise<string> => {
    if (!id) return (await add.mutateAsync({ items: [draft] })).items[0]?.id ?? '';
    await change.mutateAsync({ id, change: { ...draft, updated_at: conflict.version } });
    return id;
  };
  const submit = ({ in_house_only, ...rest }: Fields) => {
    const fields = { ...rest, ...(in_house_only === null ? {} : { in_house_only }) };
    if (!checkForm(form, wholeDraft, fields)) return;
    const draft = wholeDraft.parse(fields);
    save(draft).then(
      (savedId) => {
        onSaved?.({ id: savedId, question: draft.question, answer: draft.answer });
        notifySuccess(id ? t('Entry updated successfully') : t('Entry created successfully'));
        onClose();
      },
      (error: unknown) =>
        conflict.show(error) || showRefusedFields(form, error) || notifyFailure(t('Error saving knowledge'), error),
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
        initialValues={{ ...defaults, ...start, in_house_only: inHouseDecision(start) }}
        disabled={saving}
        requiredMark={false}
        onValuesChange={(typed: object) => forgetProblems(form, typed)}
        onFinish={submit}
      >
        {conflict.notice}
        <PairFields hotelId={hotelId} form={form} start={start} />
      </Form>
    </Modal>
  );
}

type FieldsProps = { hotelId: string; form: FormInstance; start: EntryStart | null };

function PairFields({ hotelId, form, start }: FieldsProps) {
  const { t } = useTranslation();
  const category = start?.category;
  const names: Record<string, string> = useCategoryNames();
  const categories = [...new Set([...knowledgeCategories, ...(category ? [category] : [])])];
  return (
    <EntryFields
      hotelId={hotelId}
      form={form}
      categories={categories.map((value) => ({ value, label: names[value] ?? t(value) }))}
      inHouseOnly={start?.in_house_only ?? false}
    />
  );
}
