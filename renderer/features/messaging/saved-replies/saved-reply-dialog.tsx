import { Button, Form, Input, Modal, Select, type FormInstance, type GetRef } from 'antd';
import { useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { entryLanguages } from '#shared/features/knowledge/knowledge.values.ts';
import { replyVariables, type ReplyVariable } from '#shared/features/messaging/reply-variables.rules.ts';
import { savedReplyDraft, type SavedReply } from '#shared/features/messaging/saved-replies.schema.ts';
import { checkForm, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import { languageWords } from '#renderer/lib/language-words.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useFaqChoices, useSaveReply } from './saved-replies.queries.ts';
import { useVariableNames } from './use-variable-names.ts';
import styles from './saved-replies.module.css';

type Fields = { title: string; content: string; language?: string | undefined; faq_id?: string | undefined };
/** `start` null: closed; {}: a new one. */
type Props = { hotelId: string; start: Partial<SavedReply> | null; onClose: () => void };

export function SavedReplyDialog({ hotelId, start, onClose }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Fields>();
  const save = useSaveReply(hotelId, start !== null);
  const leave = useAskToLeave(() => form.isFieldsTouched(), onClose);
  const id = start?.id;
  const submit = (fields: Fields) => {
    const draft = { ...fields, language: fields.language ?? null, faq_id: fields.faq_id ?? null };
    if (!checkForm(form, savedReplyDraft, draft)) return;
    save.mutate(
      { id, draft: savedReplyDraft.parse(draft) },
      {
        onSuccess: () => {
          notifySuccess(t('Saved reply stored'));
          onClose();
        },
        onError: (error) => showRefusedFields(form, error) || notifyFailure(t('It could not be saved'), error),
      },
    );
  };
  return (
    <Modal
      open={start !== null}
      title={id ? t('Edit saved reply') : t('Add saved reply')}
      okText={t('Save reply')}
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
        name="saved-reply"
        layout="vertical"
        noValidate
        clearOnDestroy
        initialValues={{
          title: start?.title ?? '',
          content: start?.content ?? '',
          language: start?.language ?? undefined,
          faq_id: start?.faq?.id,
        }}
        disabled={save.isPending}
        requiredMark={false}
        onFinish={submit}
      >
        <ReplyFields hotelId={hotelId} form={form} linked={start?.faq ?? null} />
      </Form>
    </Modal>
  );
}

type FieldsProps = { hotelId: string; form: FormInstance<Fields>; linked: SavedReply['faq'] };

function ReplyFields({ hotelId, form, linked }: FieldsProps) {
  const { t, i18n } = useTranslation();
  const field = useRef<GetRef<typeof Input.TextArea>>(null);
  const insert = (name: ReplyVariable) => {
    const area = field.current?.resizableTextArea?.textArea;
    const text = form.getFieldValue('content') ?? '';
    const at = area?.selectionStart ?? text.length;
    form.setFieldValue('content', `${text.slice(0, at)}{{${name}}}${text.slice(area?.selectionEnd ?? at)}`);
    area?.focus();
  };
  const onFaq = (id: string | undefined) => {
    const text = form.getFieldValue('content') ?? '';
    if (id && !text.includes('{{faq}}')) form.setFieldValue('content', `${text}${text && '\n\n'}{{faq}}`);
    if (!id) form.setFieldValue('content', text.replaceAll('{{faq}}', '').trim());
  };
  return (
    <>
      <Form.Item name="title" label={t('Name')} extra={t('Type / and a part of this name in a conversation.')}>
        <Input autoFocus maxLength={80} />
      </Form.Item>
      <Form.Item name="content" label={t('Text')}>
        <Input.TextArea ref={field} autoSize={{ minRows: 4, maxRows: 12 }} maxLength={3000} />
      </Form.Item>
      <Variables onInsert={insert} />
      <Form.Item name="faq_id" label={t('Linked FAQ')} extra={t('Its answer at that moment is inserted.')}>
        <FaqChoice hotelId={hotelId} linked={linked} onPick={onFaq} />
      </Form.Item>
      <Form.Item name="language" label={t('Language of the text')}>
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('For every guest')}
          options={entryLanguages.map((value) => ({ value, label: languageWords(value, i18n.language) }))}
        />
      </Form.Item>
    </>
  );
}

function Variables({ onInsert }: { onInsert: (name: ReplyVariable) => void }) {
  const { t } = useTranslation();
  const names = useVariableNames();
  return (
    <Form.Item label={t('Insert a value')}>
      <div className={styles['variables']} role="group" aria-label={t('Insert a value')}>
        {replyVariables
          .filter((name) => name !== 'faq')
          .map((name) => (
            <Button key={name} size="small" onClick={() => onInsert(name)}>
              {names[name]}
            </Button>
          ))}
      </div>
    </Form.Item>
  );
}

type ChoiceProps = {
  hotelId: string;
  linked: SavedReply['faq'];
  onPick: (id: string | undefined) => void;
  id?: string;
  value?: string;
  onChange?: (id: string | undefined) => void;
};

/** Searches the hotel's FAQs; the linked one is always among the options. */
function FaqChoice({ hotelId, linked, onPick, id, value, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const found = useFaqChoices(hotelId, useDeferredValue(search)).data?.items ?? [];
  const options = [...(linked && !found.some((faq) => faq.id === linked.id) ? [linked] : []), ...found];
  return (
    <Select
      {...(id ? { id } : {})}
      value={value}
      allowClear
      showSearch={{ filterOption: false, onSearch: setSearch }}
      placeholder={t('None')}
      options={options.map((faq) => ({ value: faq.id, label: faq.question }))}
      onChange={(next: string | undefined) => {
        onChange?.(next);
        onPick(next);
      }}
    />
  );
}
