import type { CompanyProblem } from '#shared/desktop.ts';
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

/** The same in the desktop program, with what happens between it, the browser and the server. */
export function companyProblem(t: Say, problem: CompanyProblem): string {
  const said: Record<Exclude<CompanyProblem, SsoOutcome>, string> = {
    no_browser: t(
      'No browser could be opened. Choose a default browser in the settings of this computer, or ask your IT.',
    ),
    timed_out: t('The sign-in in the browser took longer than ten minutes. Begin again.'),
    code_wrong: t('This code does not belong to this sign-in. Check it, or open the browser again.'),
    code_expired: t('The code from the browser is no longer valid. Begin again.'),
    too_many: t('Too many attempts. Wait a minute and try again.'),
    server_unreachable: t('The server does not answer. Check the network, then open the browser again.'),
  };
  return (said as Record<string, string>)[problem] ?? companyOutcome(t, problem);
}
