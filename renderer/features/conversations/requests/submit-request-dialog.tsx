import { Form, Input, Modal, Select } from 'antd';
import { priorities, requestCategories } from '#shared/features/conversations/conversations.values.ts';
import { useEffect } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { requestDraft } from '#shared/features/conversations/conversations.contract.ts';
import type { Conversation } from '#shared/features/conversations/conversations.schema.ts';
import { checkForm, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import { useSubmitRequest, type RequestDraft } from '../conversations.mutations.ts';
import { categoryWords } from '#renderer/components/assistant-words.ts';

type Props = { open: boolean; conversation: Conversation | null; onClose: () => void };
type Values = Pick<RequestDraft, 'guest_name' | 'guest_phone' | 'message' | 'category' | 'priority'>;

/** A request that a guest made at the desk or on the phone; for a conversation it is about that guest. */
export function SubmitRequestDialog({ open, conversation, onClose }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const submit = useSubmitRequest(open);
  const leave = useAskToLeave(() => form.isFieldsTouched(), onClose);
  useEffect(() => {
    if (open) form.resetFields();
  }, [open, form]);
  const onFinish = (values: Values) => {
    const draft: RequestDraft = { ...values, ...(conversation ? { conversation_id: conversation.id } : {}) };
    if (!checkForm(form, requestDraft, draft)) return;
    submit.mutate(draft, { onSuccess: onClose, onError: (error) => showRefusedFields(form, error) });
  };
  return (
    <Modal
      open={open}
      forceRender
      title={t('Submit request')}
      okText={t('Submit request')}
      cancelText={t('Cancel')}
      confirmLoading={submit.isPending}
      onOk={() => form.submit()}
      onCancel={leave}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={onFinish}
        disabled={submit.isPending}
        initialValues={{
          guest_name: conversation?.guest_name ?? '',
          guest_phone: conversation?.guest_phone ?? '',
          message: '',
          category: 'general',
          priority: 'normal',
        }}
      >
        <Form.Item name="message" label={t('What does the guest need?')}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={4000} />
        </Form.Item>
        <WhoAndWhat known={conversation !== null} />
      </Form>
    </Modal>
  );
}

function WhoAndWhat({ known }: { known: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <Form.Item name="guest_name" label={t('Guest’s name')}>
        <Input disabled={known} />
      </Form.Item>
      <Form.Item
        name="guest_phone"
        label={t('Guest’s phone')}
        extra={known ? undefined : t('With the country code, for example +34 612 345 678.')}
      >
        <Input type="tel" disabled={known} />
      </Form.Item>
      <Form.Item name="category" label={t('Category')}>
        <Select
          options={requestCategories
            .filter((value) => value !== 'system_error')
            .map((value) => ({ value, label: t(categoryWords(value)) }))}
        />
      </Form.Item>
      <Form.Item name="priority" label={t('Priority')}>
        <Select options={priorities.map((value) => ({ value, label: t(categoryWords(value)) }))} />
      </Form.Item>
    </>
  );
}
