import { Form, Input, Modal, Switch, type FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { guestDraft, type Guest, type GuestDraft } from '#shared/features/guests/guests.schema.ts';
import { LanguageSelect } from '#renderer/components/inputs/language-select.tsx';
import { checkForm, forgetProblems, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import { changedFields, emptyGuest, guestFieldsOf, type GuestFields } from './guest-form.rules.ts';
import { useSaveGuest } from './guests.queries.ts';
import styles from './guest-dialog.module.css';

type Props = {
  hotelId: string;
  /** The guest to change, 'new' for a new one, null while the dialog is closed. */
  start: Guest | 'new' | null;
  onClose: () => void;
};

/** Creates or changes a guest. Only the phone is required (docs/product.md, section 5). */
export function GuestDialog({ hotelId, start, onClose }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<GuestFields>();
  const [changed, setChanged] = useState(false);
  const guest = guestOf(start);
  const initial = guest ? guestFieldsOf(guest) : emptyGuest;
  const close = () => {
    setChanged(false);
    onClose();
  };
  const leave = useAskToLeave(changed, close);
  const { busy, submit } = useSubmitGuest(hotelId, start, form, close);
  return (
    <Modal
      open={start !== null}
      title={guest ? t('Edit Guest') : t('Add Guest')}
      okText={guest ? t('Save changes') : t('Add Guest')}
      cancelText={t('Cancel')}
      confirmLoading={busy}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={leave}
      destroyOnHidden
      width={600}
    >
      <Form
        form={form}
        name="guest"
        layout="vertical"
        noValidate
        clearOnDestroy
        initialValues={initial}
        disabled={busy}
        requiredMark={false}
        onValuesChange={(typed, fields) => {
          forgetProblems(form, typed);
          setChanged(changedFields(initial, fields).length > 0);
        }}
        onFinish={submit}
      >
        <GuestFormFields />
      </Form>
    </Modal>
  );
}

const guestOf = (start: Props['start']): Guest | null => (start === 'new' ? null : start);

/** Validates and saves the form, and shows the result. */
function useSubmitGuest(hotelId: string, start: Props['start'], form: FormInstance<GuestFields>, onDone: () => void) {
  const guest = guestOf(start);
  const { t } = useTranslation();
  const words = guest
    ? { done: t('Guest updated successfully'), failed: t('Failed to update guest') }
    : { done: t('Guest created successfully'), failed: t('Failed to create guest') };
  const save = useSaveGuest(hotelId, start !== null);
  const submit = (fields: GuestFields) => {
    if (!checkForm(form, guestDraft, fields)) return;
    const draft: GuestDraft = guestDraft.parse(fields);
    const names = changedFields(guest ? guestFieldsOf(guest) : emptyGuest, fields);
    if (guest && names.length === 0) return onDone();
    const change = Object.fromEntries(names.map((name) => [name, draft[name]]));
    save.mutate(guest ? { id: guest.id, change } : { draft }, {
      onSuccess: () => {
        notifySuccess(words.done);
        onDone();
      },
      onError: (error) => showRefusedFields(form, error) || notifyFailure(words.failed, error),
    });
  };
  return { busy: save.isPending, submit };
}

function GuestFormFields() {
  const { t } = useTranslation();
  return (
    <div className={styles['fields']}>
      <Form.Item name="first_name" label={t('First name (optional)')}>
        <Input autoFocus maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item name="last_name" label={t('Last name (optional)')}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item name="phone" label={t('Phone')}>
        <Input type="tel" maxLength={64} autoComplete="off" />
      </Form.Item>
      <Form.Item name="email" label={t('Email (optional)')}>
        <Input type="email" maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item name="language" label={t('Language (optional)')}>
        <LanguageSelect />
      </Form.Item>
      <Form.Item name="vip_status" label={t('VIP Guest')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="preferences" label={t('Preferences (optional)')} className={styles['full']!}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={4000} />
      </Form.Item>
      <Form.Item name="notes" label={t('Notes (optional)')} className={styles['full']!}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={4000} />
      </Form.Item>
    </div>
  );
}
