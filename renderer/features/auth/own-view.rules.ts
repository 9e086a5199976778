import type { Me } from '#shared/features/auth/auth.contract.ts';
import { useOwnView } from './own-view.store.ts';

/**
 * Whether the console shows a hotel's menu: for everyone who has a hotel; for a super admin while acting in one, and in
 * their own hotel until they choose the admin view.
 */
export function useInHotelMode(me: Me): boolean {
  const ownView = useOwnView((state) => state.view);
  if (me.hotel === null) return false;
  if (!me.is_super_admin) return true;
  return me.context ? me.context.view_mode === 'hotel' : ownView === 'hotel';
}
