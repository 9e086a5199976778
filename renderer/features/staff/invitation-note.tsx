import { useTranslation } from '#renderer/lib/translate.ts';
import type { InvitationPreview } from '#shared/features/staff/staff.schema.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { messageOf } from '#renderer/lib/notify.ts';
import { useRoleNames } from './use-role-names.ts';

/** Explanation of the invitation link, above the forms. */
export function InvitationNote({ preview }: { preview: InvitationPreview }) {
  const { t } = useTranslation();
  const names = useRoleNames();
  if (preview.expired)
    return <BrokenInvitation message={t('This invitation has expired. Ask the hotel for a new one.')} />;
  return (
    <AlertBox tone="info">
      <strong>{t('You are invited to {{hotel}}', { hotel: preview.hotel_name })}</strong>
      <span>
        {t('Your role: {{role}}. Sign in or sign up as {{email}} to join.', {
          role: names[preview.role],
          email: preview.email,
        })}
      </span>
    </AlertBox>
  );
}

/** An expired link; the forms below still work. */
export function BrokenInvitation({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <AlertBox tone="danger">
      <strong>{t('This invitation does not work')}</strong>
      <span>{message}</span>
    </AlertBox>
  );
}

/** The same, in the server's words. */
export function FailedInvitation({ error }: { error: unknown }) {
  return <BrokenInvitation message={messageOf(error)} />;
}
