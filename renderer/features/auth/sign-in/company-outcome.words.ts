import type { SsoOutcome } from '#shared/features/auth/sso.values.ts';

type Say = (sentence: string) => string;

/** Why a sign-in with a company's account did not lead in. `outcome` comes from the address of the page. */
export function companyOutcome(t: Say, outcome: string): string {
  const said: Record<SsoOutcome, string> = {
    cancelled: t('You cancelled the sign-in at your company.'),
    expired: t('The sign-in took too long, or was begun in another browser. Try again.'),
    refused: t('Your company’s answer could not be checked. Try again; if it happens again, tell your IT.'),
    unreachable: t('Your company’s sign-in page does not answer. Try again later, or tell your IT.'),
    unconfirmed: t('Your company has not confirmed your e-mail address. Tell your IT.'),
    other_domain: t('Your address at your company does not belong to this group of hotels.'),
    other_person: t('Another person of your company already uses this address here. Tell your IT.'),
    no_access: t('You have no access yet. Ask your hotel for an invitation.'),
    disabled: t('Your account is disabled. Ask the people who run the platform.'),
    super_admin: t('People who run the platform sign in with a password and a second factor.'),
  };
  return said[outcome as SsoOutcome] ?? said.refused;
}
