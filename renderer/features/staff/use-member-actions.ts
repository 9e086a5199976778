import { useTranslation } from '#renderer/lib/translate.ts';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import type { StaffMember } from '#shared/features/staff/staff.schema.ts';
import { notifySuccess } from '#renderer/lib/notify.ts';
import { memberName } from './member-name.rules.ts';
import { notifyStaffFailure } from './staff-failure.ts';
import { useRemoveMember, useSetRole } from './staff.queries.ts';

export type MemberActions = {
  /** The member whose role is being changed, and to which. */
  changing: { id: string; role: StaffRole } | null;
  setRole: (member: StaffMember, role: StaffRole) => void;
  remove: (member: StaffMember) => void;
};

/**
 * An admin's actions on a member. Removing, and giving up one's own rights, require confirmation (docs/product.md,
 * section 8).
 */
export function useMemberActions(hotelId: string, ownUserId: string): MemberActions {
  const setRole = useSetRole(hotelId);
  const askRemove = useAskRemove(hotelId, ownUserId);
  const askStepDown = useAskStepDown();
  const { t } = useTranslation();
  const change = (member: StaffMember, role: StaffRole) =>
    setRole
      .mutateAsync({ id: member.id, role })
      .catch((error: unknown) => notifyStaffFailure(error, t('Failed to change the role')));
  return {
    changing: setRole.isPending ? setRole.variables : null,
    setRole: (member, role) => {
      if (member.user_id === ownUserId && role === 'staff') askStepDown(() => change(member, role));
      else void change(member, role);
    },
    remove: askRemove,
  };
}

function useAskStepDown(): (stepDown: () => Promise<unknown>) => void {
  const { t } = useTranslation();
  return (stepDown) =>
    askInDialog({
      title: t('Give up your own admin rights?'),
      text: t(
        'You can then no longer change the profile, the messages or the staff. Another admin can give them back.',
      ),
      yes: t('Become staff'),
      no: t('Cancel'),
      onYes: stepDown,
    });
}

function useAskRemove(hotelId: string, ownUserId: string): (member: StaffMember) => void {
  const { t } = useTranslation();
  const remove = useRemoveMember(hotelId);
  const removeNow = (member: StaffMember) =>
    remove.mutateAsync(member.id).then(
      () => notifySuccess(t('Staff removed'), t('{{name}} no longer has access.', { name: memberName(member) })),
      (error: unknown) => notifyStaffFailure(error, t('Failed to remove staff member')),
    );
  return (member) => {
    const own = member.user_id === ownUserId;
    askInDialog({
      title: own ? t('Leave this hotel?') : t('Remove {{name}}?', { name: memberName(member) }),
      text: own
        ? t('You lose access at once. Only another admin can invite you again.')
        : t('{{email}} loses access at once. What they wrote to guests stays.', { email: member.email }),
      yes: own ? t('Leave the hotel') : t('Remove staff member'),
      no: t('Cancel'),
      onYes: () => removeNow(member),
    });
  };
}
