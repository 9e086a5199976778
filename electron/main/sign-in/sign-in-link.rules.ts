import { linkScheme } from '#shared/desktop-link.ts';
import { ssoOutcomes, type SsoOutcome } from '#shared/features/auth/sso.values.ts';

/** What the browser's page tells at the end of a sign-in: a code, or why there is none. */
export type SignInLink = { state: string } & ({ code: string } | { outcome: SsoOutcome });

const state = /^[\w-]{22,64}$/;
const code = /^[\dA-Z]{8}$/;
const isOutcome = (text: string | null): text is SsoOutcome =>
  (ssoOutcomes as readonly (string | null)[]).includes(text);

/** The parts of a link such as `concierge-desk://signed-in?state=…&code=…`, or null. Browsers may add a slash. */
export function signInOfLink(link: string): SignInLink | null {
  if (!link.toLowerCase().startsWith(`${linkScheme}://`) || !URL.canParse(link)) return null;
  const { host, pathname, searchParams, username, password, port } = new URL(link);
  if (host.toLowerCase() !== 'signed-in' || !/^\/?$/.test(pathname) || username || password || port) return null;
  const told = Object.fromEntries(searchParams);
  if (!state.test(told['state'] ?? '')) return null;
  if (code.test(told['code'] ?? '')) return { state: told['state']!, code: told['code']! };
  const outcome = told['company'] ?? null;
  return isOutcome(outcome) ? { state: told['state']!, outcome } : null;
}

/** The first such link among the start arguments. */
export function signInOfArguments(args: readonly string[]): SignInLink | null {
  for (const argument of args) {
    const link = signInOfLink(argument);
    if (link) return link;
  }
  return null;
}
