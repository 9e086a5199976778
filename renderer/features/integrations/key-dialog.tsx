import { Checkbox, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { apiKeyDraft } from '#shared/features/integrations/api-keys.schema.ts';
import type { ApiScope } from '#shared/features/integrations/api-keys.values.ts';
import { checkForm, forgetProblems, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import { useScopeWords } from './integration-words.ts';
import { useMakeKey } from './integrations.queries.ts';
import { SecretOnce } from './secret-once.tsx';
import styles from './integrations.module.css';

/** `days` 0: without end. */
type Fields = { name: string; scopes: ApiScope[]; days: number };
type Props = { hotelId: string; open: boolean; onClose: () => void };

/** Makes a key, then shows it once. */
export function KeyDialog({ hotelId, open, onClose }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const [secret, setSecret] = useState<string | null>(null);
  const make = useMakeKey(hotelId, {
    open,
    onSecret: (key) => {
      onClose();
      setSecret(key);
    },
    takesError: (error) => showRefusedFields(form, error),
  });
  const leave = useAskToLeave(() => form.isFieldsTouched(), onClose);
  const submit = ({ name, scopes, days }: Fields) => {
    const draft = { name, scopes, expires_in_days: days || null };
    if (checkForm(form, apiKeyDraft, draft)) make.mutate(apiKeyDraft.parse(draft));
  };
  return (
    <>
      <Modal
        open={open}
        title={t('Create an API key')}
        okText={t('Create key')}
        cancelText={t('Cancel')}
        confirmLoading={make.isPending}
        mask={{ closable: false }}
        onOk={form.submit}
        onCancel={leave}
        destroyOnHidden
        width={600}
      >
        <Form
          form={form}
          name="api-key"
          layout="vertical"
          noValidate
          clearOnDestroy
          initialValues={{ name: '', scopes: [], days: 365 }}
          disabled={make.isPending}
          requiredMark={false}
          onValuesChange={(changed: object) => forgetProblems(form, changed)}
          onFinish={submit}
        >
          <KeyFields />
        </Form>
      </Modal>
      <SecretOnce title={t('The key is ready')} label={t('API key')} secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}

function KeyFields() {
  const { t } = useTranslation();
  const groups = useScopeWords();
  const ends = [
    { value: 30, label: t('30 days') },
    { value: 90, label: t('90 days') },
    { value: 365, label: t('One year') },
    { value: 0, label: t('Without end') },
  ];
  return (
    <>
      <Form.Item name="name" label={t('Name of the system that uses it')}>
        <Input autoFocus maxLength={60} />
      </Form.Item>
      <Form.Item
        name="scopes"
        label={t('What it may do')}
        extra={t('To change something does not include reading it. Choose only what the system needs.')}
      >
        <Checkbox.Group className={styles['choices'] ?? ''}>
          {groups.map(({ area, scopes }) => (
            <div key={area} role="group" aria-label={area} className={styles['area']}>
              <strong aria-hidden>{area}</strong>
              {scopes.map(([scope, words]) => (
                <Checkbox key={scope} value={scope}>
                  {words}
                </Checkbox>
              ))}
            </div>
          ))}
        </Checkbox.Group>
      </Form.Item>
      <Form.Item name="days" label={t('Valid for')}>
        <Select options={ends} />
      </Form.Item>
    </>
  );
}
