/** Why a sign-in with a company's account did not lead in. Stands in the address of the sign-in page. */
export const ssoOutcomes = [
  'cancelled',
  'expired',
  'refused',
  'unreachable',
  'unconfirmed',
  'other_domain',
  'other_person',
  'no_access',
  'disabled',
  'super_admin',
] as const;
export type SsoOutcome = (typeof ssoOutcomes)[number];
