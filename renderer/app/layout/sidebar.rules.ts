import type { Me } from '#shared/features/auth/auth.contract.ts';

/** Hotel mode for everyone who has a hotel, and for a super admin who acts in one. */
export const inHotelMode = (me: Me) => me.hotel !== null && (!me.is_super_admin || me.context?.view_mode === 'hotel');
