import { Form, Input, Modal, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { faqCategories, faqDraft, faqLanguages, type Faq } from '#shared/features/knowledge/knowledge.schema.ts';
import { checkForm, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useSaveFaq } from './faqs.queries.ts';

/** What the dialog starts with: an FAQ to change, or a new one that a request may have filled in. */
export type FaqStart = Partial<Omit<Faq, 'hotel_id' | 'created_at'>>;
type Fields = Pick<Faq, 'question' | 'answer' | 'category' | 'language' | 'is_active'>;
type Props = { hotelId: string; start: FaqStart | null; onClose: () => void };

const defaults: Fields = { question: '', answer: '', category: 'General', language: 'en', is_active: true };

/** Creates or changes an FAQ. Question and answer are required (spec section 5). */
export function FaqDialog({ hotelId, start, onClose }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const save = useSaveFaq(hotelId);
  const id = start?.id;
  const submit = (fields: Fields) => {
    if (!checkForm(form, faqDraft, fields, t)) return;
    save.mutate(
      { id, draft: faqDraft.parse(fields) },
      {
        onSuccess: () => {
          notifySuccess(id ? t('FAQ updated successfully') : t('FAQ created successfully'));
          onClose();
        },
        onError: (error) => showRefusedFields(form, error, t) || notifyFailure(t('Error saving FAQ'), error),
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
      onCancel={onClose}
      destroyOnHidden
      width={600}
    >
      <Form
        form={form}
        name="faq"
        layout="vertical"
        noValidate
        clearOnDestroy
        initialValues={{ ...defaults, ...start }}
        disabled={save.isPending}
        requiredMark={false}
        onFinish={submit}
      >
        <FaqFields category={start?.category} />
      </Form>
    </Modal>
  );
}

function FaqFields({ category }: { category: string | undefined }) {
  const { t, i18n } = useTranslation();
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const categories = [...new Set(['General', ...faqCategories, ...(category ? [category] : [])])];
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
        <Select options={categories.map((value) => ({ value, label: t(value) }))} />
      </Form.Item>
      <Form.Item name="language" label={t('Language of the text')}>
        <Select options={faqLanguages.map((value) => ({ value, label: names.of(value) ?? value }))} />
      </Form.Item>
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
