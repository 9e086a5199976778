import type { Condition } from '../alarm/condition.rules.ts';
import type { Fetch } from '../protocol/pass-through.ts';

/** The checks, in the order in which they are shown. */
export const checkNames = ['server', 'certificate', 'proxy', 'live', 'notices', 'sound', 'tray', 'clock'] as const;
export type CheckName = (typeof checkNames)[number];
/** `detail` holds no guests' data: it is copied for support. */
export type CheckResult = { name: CheckName; works: boolean; detail: string };

/** What the checks look at. */
export type Looks = {
  server: () => string | null;
  fetch: Fetch;
  now: () => number;
  condition: () => Condition;
  /** The proxy for an address, as Chromium names it: `DIRECT` or `PROXY host:port`. */
  proxyFor: (address: string) => Promise<string>;
  /** Shows a notice and tells whether the system took it. */
  notice: () => Promise<boolean>;
  /** Sounds the bell and tells whether it could be started. */
  ring: () => Promise<boolean>;
  /** Whether the desktop shows tray icons. */
  hasTray: () => Promise<boolean>;
};

const patienceMs = 10_000;
const longestSkewMs = 60_000;
/** Chromium's names for a proxy that fails, refuses the way to the server, or whose script does. */
const proxyFault = /PROXY|TUNNEL|SOCKS_CONNECTION|PAC_/;

/** Runs all checks. None of them throws. */
export async function runChecks(looks: Looks): Promise<CheckResult[]> {
  const reached = await reach(looks);
  const proxy = await looks.proxyFor(looks.server() ?? 'https://localhost').catch(String);
  const works: Record<CheckName, [boolean, string]> = {
    server: [reached.status === 200, reached.words],
    certificate: [!reached.isUntrusted, looks.server()?.startsWith('https:') ? reached.words : 'no https'],
    proxy: [reached.status !== 407 && !proxyFault.test(reached.words), proxy],
    live: [looks.condition() === 'working', looks.condition()],
    notices: await outcome(looks.notice),
    sound: await outcome(looks.ring),
    tray: await outcome(looks.hasTray),
    clock: clockOf(reached.date, looks.now()),
  };
  return checkNames.map((name) => ({ name, works: works[name][0], detail: works[name][1] }));
}

type Reached = { status: number; words: string; date: string | null; isUntrusted: boolean };

async function reach({ server, fetch }: Looks): Promise<Reached> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(`${server() ?? ''}/health/ready`, { signal, cache: 'no-store', redirect: 'error' });
    await answer.body?.cancel();
    return { status: answer.status, words: `${answer.status}`, date: answer.headers.get('date'), isUntrusted: false };
  } catch (error) {
    const words = (error as Error).message;
    return { status: 0, words, date: null, isUntrusted: /ERR_CERT|SSL/i.test(words) };
  }
}

async function outcome(look: () => Promise<boolean>): Promise<[boolean, string]> {
  try {
    return [await look(), ''];
  } catch (error) {
    return [false, (error as Error).message];
  }
}

/** Without an answer of the server nothing is known of the clock, which is no fault of the clock. */
function clockOf(date: string | null, now: number): [boolean, string] {
  const skew = date === null ? 0 : now - Date.parse(date);
  return [Math.abs(skew) <= longestSkewMs, date === null ? 'unknown' : `${Math.round(skew / 1000)} s`];
}
