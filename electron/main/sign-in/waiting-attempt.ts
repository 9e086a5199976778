import type { CompanyProblem, CompanySignIn } from '#shared/desktop.ts';
import type { OfflineStore } from '../settings/offline.store.ts';
import type { Clock } from '../system/clock.ts';
import { readAttempt, type Attempt } from './attempt.ts';

/** As long as the server waits for the browser. */
const longestMs = 10 * 60_000;
export const none: CompanySignIn = { step: 'none', email: null, problem: null };

type Parts = {
  clock: Clock;
  server: () => string | null;
  /** Keeps the attempt over a restart, encrypted; in memory where the computer has no keyring. */
  kept: OfflineStore;
  /** Tells the pages. */
  tell: (state: CompanySignIn) => void;
};

/** The attempt that waits for the browser, one at most, and what the pages show of it. It ends after ten minutes. */
export function openWaitingAttempt({ clock, server, kept, tell }: Parts) {
  let attempt = readAttempt(kept.read());
  let state = none;
  let cancelTimer = () => undefined as void;
  const isOver = ({ startedAt }: Attempt) => clock.now() >= startedAt + longestMs;
  const show = (next: CompanySignIn) => {
    state = next;
    tell(next);
  };
  const end = (next: CompanySignIn) => {
    cancelTimer();
    attempt = null;
    kept.keep(null);
    show(next);
  };
  const fail = (email: string, problem: CompanyProblem) => end({ step: 'failed', email, problem });
  const wait = ({ email, startedAt }: Attempt) => {
    cancelTimer();
    cancelTimer = clock.after(startedAt + longestMs - clock.now(), () => fail(email, 'timed_out'));
  };
  if (attempt && !isOver(attempt) && attempt.server === server()) {
    state = { step: 'waiting', email: attempt.email, problem: null };
    wait(attempt);
  } else if (attempt) end(none);
  return {
    attempt: () => attempt,
    state: () => state,
    isOver,
    show,
    end,
    fail,
    begin(next: Attempt): void {
      attempt = next;
      kept.keep(JSON.stringify(next));
      show({ step: 'waiting', email: next.email, problem: null });
      wait(next);
    },
    /** For pages that open later; those that are open have been told. */
    forgetOutcome: () => void (state = none),
  };
}
