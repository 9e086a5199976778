import { Form, Modal, Switch, type FormInstance } from 'antd';
import { faqCategories } from '#shared/features/knowledge/knowledge.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { faqDraft, type Faq } from '#shared/features/knowledge/knowledge.schema.ts';
import { checkForm, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import { useSaveFaq } from './faqs.queries.ts';
import { datesOf, type Dates } from './entry-dates.rules.ts';
import { EntryFields, inHouseDecision } from './entry-fields.tsx';
import { useEntryConflict } from './use-entry-conflict.tsx';
import { useGuestQuestions } from './questions/guest-questions.queries.ts';

/** Initial values: an FAQ to edit, or a new one, possibly filled from a request or for a question that guests ask. */
export type FaqStart = Partial<Omit<Faq, 'hotel_id' | 'created_at'>>;
/** `in_house_only`: null if not decided. */
type Fields = Pick<Faq, 'question' | 'answer' | 'category' | 'is_active'> &
  Dates & {
    /** Absent while the text's own language is used. */
    language?: string;
    in_house_only: boolean | null;
  };
/** `onSaved` is told the stored FAQ. */
type Props = { hotelId: string; start: FaqStart | null; onClose: () => void; onSaved?: (faq: Faq) => void };

const defaults: Fields = {
  question: '',
  answer: '',
  category: 'General',
  is_active: true,
  in_house_only: null,
  ...datesOf(null),
};

/** Creates or changes an FAQ. Question and answer are required (docs/product.md, section 5). */
export function FaqDialog({ hotelId, start, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const save = useSaveFaq(hotelId, start !== null);
  const leave = useAskToLeave(() => form.isFieldsTouched(), onClose);
  const id = start?.id;
  const conflict = useEntryConflict(form, start);
  const submit = ({ in_house_only, ...rest }: Fields) => {
    const preset = !id && start?.answers ? { answers: start.answers } : {};
    const fields = { ...rest, ...preset, ...(in_house_only === null ? {} : { in_house_only }) };
    if (!checkForm(form, faqDraft, fields)) return;
    save.mutate(
      { id, draft: faqDraft.parse(fields), version: conflict.version },
      {
        onSuccess: (faq) => {
          notifySuccess(id ? t('FAQ updated successfully') : t('FAQ created successfully'));
          onSaved?.(faq);
          onClose();
        },
        onError: (error) =>
          conflict.show(error) || showRefusedFields(form, error) || notifyFailure(t('Error saving FAQ'), error),
      },
    );
  };
  return (
    <Modal
      open={start !== null}
      title={id ? t('Edit FAQ') : t('Add FAQ')}
      okText={id ? t('Save changes') : t('Add FAQ')}
      cancelText={t('Cancel')}
      confirmLoading={save.isPending}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={leave}
      destroyOnHidden
      width={600}
    >
      <Form
        form={form}
        name="faq"
        layout="vertical"
        noValidate
        clearOnDestroy
        initialValues={{ ...defaults, ...start, in_house_only: inHouseDecision(start) }}
        disabled={save.isPending}
        requiredMark={false}
        onFinish={submit}
      >
        {conflict.notice}
        <FaqFields hotelId={hotelId} form={form} start={start} />
      </Form>
    </Modal>
  );
}

type FieldsProps = { hotelId: string; form: FormInstance; start: FaqStart | null };

function FaqFields({ hotelId, form, start }: FieldsProps) {
  const { t, i18n } = useTranslation();
  const presetId = start?.id ? undefined : start?.answers?.[0];
  const names = useGuestQuestions(presetId && i18n.language);
  const preset = presetId && names?.[presetId]?.[0];
  const category = start?.category;
  const categories = [...new Set(['General', ...faqCategories, ...(category ? [category] : [])])];
  return (
    <>
      <EntryFields
        hotelId={hotelId}
        form={form}
        categories={categories.map((value) => ({ value, label: t(value) }))}
        note={preset && t('Answers: {{name}}', { name: preset })}
        inHouseOnly={start?.in_house_only ?? false}
      />
      <Form.Item
        name="is_active"
        label={t('The assistant uses it')}
        valuePropName="checked"
        layout="horizontal"
        colon={false}
      >
        <Switch />
      </Form.Item>
    </>
  );
}
