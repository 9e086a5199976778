import type { CompanyProblem } from '#shared/desktop.ts';
import type { SsoOutcome } from '#shared/features/auth/sso.values.ts';
import { companyOutcome } from './company-outcome.words.ts';

type Say = (sentence: string) => string;

/** Why a sign-in of the desktop program is not done: between it, the browser and the server, or at the company. */
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
