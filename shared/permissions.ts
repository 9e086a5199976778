import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import type { Access } from '#shared/http/contract.ts';

/** The attributes of a caller that permissions depend on. */
export type Standing = {
  signed_in: boolean;
  is_super_admin: boolean;
  acting_here: boolean;
  /** The caller's role in the requested hotel. */
  role: StaffRole | null;
  /** The caller is an admin of the requested group. */
  is_group_admin: boolean;
};

/**
 * Maps roles to permissions (docs/product.md, section 6). The server refuses calls with it; the console hides controls
 * with it. A super admin can access a hotel's rows only while acting in that hotel, with the rights of its admin.
 */
export function allows(access: Access, standing: Standing): boolean {
  const acting = standing.is_super_admin && standing.acting_here;
  switch (access) {
    case 'public':
      return true;
    case 'signedIn':
      return standing.signed_in;
    case 'hotelMember':
      return standing.signed_in && (standing.role !== null || acting);
    case 'hotelAdmin':
      return standing.signed_in && (standing.role === 'admin' || acting);
    case 'groupAdmin':
      return standing.signed_in && (standing.is_group_admin || standing.is_super_admin);
    case 'superAdmin':
      return standing.signed_in && standing.is_super_admin;
  }
}
