import { Form, Input, Modal, Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Outcome } from '#shared/features/messaging/test-questions.schema.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import styles from './test-questions.module.css';

type Fields = Pick<Outcome, 'reply' | 'human_required'>;
export type ExpectedDialogProps = {
  title: string;
  question: string;
  expected: Outcome;
  saveLabel: string;
  /** Resolves with false if saving failed; the typed text stays. */
  onSave: (expected: Outcome) => Promise<boolean>;
  /** Called after the dialog has closed and the focus is restored. */
  onClosed: () => void;
};

/** Dialog for the expected answer: accept the current one, or edit it. */
export function ExpectedDialog({ title, question, expected, saveLabel, onSave, onClosed }: ExpectedDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const id = useId();
  const [open, setOpen] = useState(true);
  const [pending, setPending] = useState(false);
  const leave = useAskToLeave(
    () => form.isFieldsTouched(),
    () => setOpen(false),
  );
  const save = async (fields: Fields) => {
    setPending(true);
    const saved = await onSave({ ...expected, ...fields });
    setPending(false);
    if (saved) setOpen(false);
  };
  return (
    <Modal
      open={open}
      title={title}
      okText={saveLabel}
      cancelText={t('Cancel')}
      confirmLoading={pending}
      onOk={() => form.submit()}
      onCancel={leave}
      afterClose={onClosed}
    >
      <p className={styles['quote']}>{question}</p>
      <Form
        form={form}
        name="expected-answer"
        layout="vertical"
        initialValues={{ reply: expected.reply, human_required: expected.human_required }}
        onFinish={(fields: Fields) => void save(fields)}
      >
        <Form.Item
          name="reply"
          label={t('Answer that you expect')}
          extra={t('Other words are fine later on. Its numbers, times and prices have to come again.')}
        >
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={4000} />
        </Form.Item>
        <div className={styles['switch']}>
          <label htmlFor={id}>{t('A person must be called')}</label>
          <Form.Item name="human_required" valuePropName="checked" noStyle>
            <Switch id={id} />
          </Form.Item>
        </div>
      </Form>
    </Modal>
  );
}
