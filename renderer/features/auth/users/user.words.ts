import type { UserState } from '#shared/features/auth/auth.values.ts';
import type { PlatformUser } from '#shared/features/auth/users.contract.ts';

/** Names of the filters; English keys. */
export const userStateWords: Record<UserState, string> = {
  disabled: 'Disabled',
  unconfirmed: 'Not confirmed',
  super_admin: 'Super admins',
  no_hotel: 'Without a hotel',
};

/** The name as typed by the person; the address if there is none. */
export function userName({ first_name, last_name, email }: PlatformUser): string {
  return [first_name, last_name].filter(Boolean).join(' ') || email;
}
