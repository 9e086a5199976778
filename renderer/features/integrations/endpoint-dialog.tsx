import { Checkbox, Form, Input, Modal } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import { endpointDraft, type EndpointDraft } from '#shared/features/integrations/webhooks.schema.ts';
import { webhookKinds } from '#shared/features/integrations/webhooks.values.ts';
import { checkForm, forgetProblems, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import { useKindWords } from './integration-words.ts';
import { useSaveEndpoint } from './integrations.queries.ts';
import styles from './integrations.module.css';

/** `start` null: closed; without an id: a new one. */
type Props = {
  hotelId: string;
  start: ({ id?: string } & EndpointDraft) | null;
  onSecret: (secret: string) => void;
  onClose: () => void;
};

/** Address and events of an endpoint. */
export function EndpointDialog({ hotelId, start, onSecret, onClose }: Props) {
  const { t } = useTranslation();
  const wordsOf = useKindWords();
  const [form] = Form.useForm<EndpointDraft>();
  const save = useSaveEndpoint(hotelId, {
    open: start !== null,
    onMade: (secret) => {
      onClose();
      onSecret(secret);
    },
    onSaved: onClose,
    takesError: (error) => showRefusedFields(form, error),
  });
  const leave = useAskToLeave(() => form.isFieldsTouched(), onClose);
  const id = start?.id;
  const submit = (fields: EndpointDraft) => {
    if (checkForm(form, endpointDraft, fields)) save.mutate({ id, draft: endpointDraft.parse(fields) });
  };
  return (
    <Modal
      open={start !== null}
      title={id ? t('Change the address') : t('Add an address')}
      okText={t('Save')}
      cancelText={t('Cancel')}
      confirmLoading={save.isPending}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={leave}
      destroyOnHidden
    >
      <Form
        form={form}
        name="endpoint"
        layout="vertical"
        noValidate
        clearOnDestroy
        initialValues={{ url: start?.url ?? '', kinds: start?.kinds ?? [] }}
        disabled={save.isPending}
        requiredMark={false}
        onValuesChange={(changed: object) => forgetProblems(form, changed)}
        onFinish={submit}
      >
        <Form.Item name="url" label={t('Address of the other system (https)')}>
          <Input autoFocus type="url" inputMode="url" maxLength={2000} placeholder="https://" />
        </Form.Item>
        <Form.Item name="kinds" label={t('What it is told')}>
          <Checkbox.Group
            className={styles['choices'] ?? ''}
            options={webhookKinds.map((kind) => ({ value: kind, label: wordsOf(kind) }))}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
