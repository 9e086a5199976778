import { Form, Input, Modal, Radio } from 'antd';
import { invitationLifetimeDays } from '#shared/features/staff/staff.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { invitationDraft, type InvitationDraft } from '#shared/features/staff/staff.schema.ts';
import { checkForm, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { notifySuccess } from '#renderer/lib/notify.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import { notifyStaffFailure } from './staff-failure.ts';
import styles from './staff.module.css';
import { useInvite } from './staff.queries.ts';

type Props = { hotelId: string; hotelName: string; open: boolean; onClose: () => void };

/** Asks for an address and a role, and sends the invitation. */
export function InviteDialog({ hotelId, hotelName, open, onClose }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<InvitationDraft>();
  const invite = useInvite(hotelId, open);
  const leave = useAskToLeave(() => form.isFieldsTouched(), onClose);
  const submit = (fields: InvitationDraft) => {
    if (!checkForm(form, invitationDraft, fields)) return;
    const draft = invitationDraft.parse(fields);
    invite.mutate(draft, {
      onSuccess: () => {
        notifySuccess(t('Invitation sent'), t('A mail is on its way to {{email}}.', { email: draft.email }));
        onClose();
      },
      onError: (error) => showRefusedFields(form, error) || notifyStaffFailure(error, t('Failed to send invitation')),
    });
  };
  return (
    <Modal
      open={open}
      title={t('Invite to {{hotel}}', { hotel: hotelName })}
      okText={t('Send invitation')}
      cancelText={t('Cancel')}
      confirmLoading={invite.isPending}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={leave}
      destroyOnHidden
      width={520}
    >
      <Form
        form={form}
        name="invite"
        layout="vertical"
        noValidate
        preserve={false}
        initialValues={{ email: '', role: 'staff' }}
        disabled={invite.isPending}
        requiredMark={false}
        onFinish={submit}
      >
        <InviteFields />
      </Form>
    </Modal>
  );
}

function InviteFields() {
  const { t } = useTranslation();
  return (
    <>
      <Form.Item
        name="email"
        label={t('Email')}
        extra={t('The link in the mail works for {{days}} days, and only for this address.', {
          days: invitationLifetimeDays,
        })}
      >
        <Input type="email" inputMode="email" autoComplete="off" autoFocus />
      </Form.Item>
      <Form.Item name="role" label={t('Role')}>
        <Radio.Group className={styles['roles']!}>
          <RoleChoice value="staff" name={t('Staff')} text={t('Requests, bookings, guests and FAQs')} />
          <RoleChoice value="admin" name={t('Hotel admin')} text={t('Also the profile, message settings and staff')} />
        </Radio.Group>
      </Form.Item>
    </>
  );
}

function RoleChoice({ value, name, text }: { value: string; name: string; text: string }) {
  return (
    <Radio value={value}>
      <strong>{name}</strong>
      <span className={styles['roleText']}>{text}</span>
    </Radio>
  );
}
