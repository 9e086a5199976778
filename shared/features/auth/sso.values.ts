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

/** The page of the system's browser that begins and ends a sign-in for the desktop program. */
export const desktopSignInPath = '/desktop-sign-in';
