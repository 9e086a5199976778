import type { CompanyProblem, CompanySignIn } from '#shared/desktop.ts';
import { desktopSignInPath } from '#shared/features/auth/sso.values.ts';
import type { Fetch } from '../protocol/pass-through.ts';
import type { OfflineStore } from '../settings/offline.store.ts';
import { deadline, type Clock } from '../system/clock.ts';
import { challengeOf, isStateOf, newAttempt, type Attempt } from './attempt.ts';
import type { SignInLink } from './sign-in-link.rules.ts';
import { none, openWaitingAttempt } from './waiting-attempt.ts';

const answerMs = 15_000;

type Parts = {
  clock: Clock;
  server: () => string | null;
  fetch: Fetch;
  openExternal: (url: string) => Promise<void>;
  kept: OfflineStore;
  tell: (state: CompanySignIn) => void;
  signedIn: () => void;
  log: (line: string) => void;
};
export type CompanySignInPart = ReturnType<typeof createCompanySignIn>;

/**
 * Sign-in with a company's account in the system's browser (RFC 8252). The browser comes back with a code, by link or typed;
 * only this program can exchange it, with the verifier of the attempt that it has begun itself.
 */
export function createCompanySignIn({ clock, server, fetch, openExternal, kept, tell, signedIn, log }: Parts) {
  const waiting = openWaitingAttempt({ clock, server, kept, tell });
  const { show, end, fail } = waiting;

  const exchange = async (code: string) => {
    const of = waiting.attempt();
    if (!of || waiting.state().step === 'checking') return;
    const { email } = of;
    if (of.server !== server()) return end(none);
    if (waiting.isOver(of)) return fail(email, 'timed_out');
    show({ step: 'checking', email, problem: null });
    const answer = await send(fetch, clock, of, code);
    if (waiting.attempt() !== of) return;
    if (answer === 'second_factor') end({ step: answer, email, problem: null });
    else if (answer === 'signed_in') {
      end({ step: answer, email, problem: null });
      waiting.forgetOutcome();
      signedIn();
    } else if (mayGoOn.has(answer)) show({ step: 'waiting', email, problem: answer });
    else fail(email, answer);
  };

  return {
    state: waiting.state,

    /** Opens the browser. An attempt of before ends: its link is ignored. */
    async begin(email: string): Promise<void> {
      const origin = server();
      if (!origin) return;
      const made = newAttempt(origin, email, clock.now());
      waiting.begin(made);
      const told = new URLSearchParams({ email, challenge: challengeOf(made), state: made.state });
      try {
        await openExternal(`${origin}${desktopSignInPath}#${told}`);
      } catch {
        if (waiting.attempt() === made) show({ step: 'waiting', email, problem: 'no_browser' });
      }
    },

    /** Follows a link. A link that this program did not ask for is ignored. */
    async arrive(link: SignInLink): Promise<void> {
      const of = waiting.attempt();
      if (!of || !isStateOf(of, link.state))
        return log('a link of a sign-in was ignored: this program did not ask for it');
      if ('outcome' in link) fail(of.email, link.outcome);
      else await exchange(link.code);
    },

    /** A code that the person has typed. */
    enter: exchange,

    /** Also where the person has signed in in another way: a link that comes late does nothing. */
    cancel(): void {
      if (waiting.attempt() || waiting.state() !== none) end(none);
    },
  };
}

/** Problems after which the same attempt goes on. */
const mayGoOn = new Set<CompanyProblem>(['server_unreachable', 'code_wrong', 'too_many']);

type Exchanged = 'signed_in' | 'second_factor' | CompanyProblem;

/** Exchanges the code. The session is a cookie of the main process, as after a password. */
async function send(fetch: Fetch, clock: Clock, { server, verifier }: Attempt, code: string): Promise<Exchanged> {
  const { signal, done } = deadline(clock, answerMs, new AbortController().signal);
  try {
    const answer = await fetch(`${server}/api/auth/sso/desktop`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ code, verifier }),
      credentials: 'include',
      redirect: 'error',
      signal,
    });
    const said = (await answer.json()) as { twoFactorRedirect?: boolean; reason?: { code?: string } };
    if (answer.ok) return said.twoFactorRedirect === true ? 'second_factor' : 'signed_in';
    return problemOf(answer.status, said.reason?.code);
  } catch {
    return 'server_unreachable';
  } finally {
    done();
  }
}

function problemOf(status: number, reason: string | undefined): CompanyProblem {
  if (reason === 'desktop_code_wrong') return 'code_wrong';
  if (reason === 'desktop_code_expired') return 'code_expired';
  if (reason === 'account_disabled') return 'disabled';
  // A typed code that cannot be one.
  if (status === 400) return 'code_wrong';
  if (status === 429) return 'too_many';
  return status >= 500 ? 'server_unreachable' : 'refused';
}
