import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import type { Access } from '#shared/http/contract.ts';

/** A caller reduced to what permissions depend on. `role` is the one in the hotel that the call is about. */
export type Standing = { signed_in: boolean; is_super_admin: boolean; acting_here: boolean; role: StaffRole | null };

/**
 * The one place where roles become permissions (docs/product.md, section 6). The server forbids by it; the console hides by it.
 * A super admin reaches a hotel's rows only while acting in that hotel, and then as its admin.
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
    case 'superAdmin':
      return standing.signed_in && standing.is_super_admin;
  }
}
