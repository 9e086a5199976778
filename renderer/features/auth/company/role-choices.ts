import { useTranslation } from '#renderer/lib/translate.ts';
import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import { staffRoles } from '#shared/features/auth/auth.values.ts';

/** The roles of a hotel as choices. */
export function useRoleChoices(): { value: StaffRole; label: string }[] {
  const { t } = useTranslation();
  return staffRoles.map((value) => ({ value, label: value === 'admin' ? t('Hotel admin') : t('Staff') }));
}
