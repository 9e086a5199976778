import { useTranslation } from '#renderer/lib/translate.ts';
import type { StaffRole } from '#shared/features/auth/auth.contract.ts';

/** The two roles as words, in the order in which they are offered. */
export function useRoleNames(): Record<StaffRole, string> {
  const { t } = useTranslation();
  return { staff: t('Staff'), admin: t('Hotel admin') };
}
