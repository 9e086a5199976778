/** Milliseconds without contact after which the tray shows it, and after which it is told. */
export const limits = { markMs: 30_000, tellMs: 60_000 } as const;
/** A longer step between two looks at the clock was sleep, not a failure. */
const sleptMs = 20_000;

/**
 * Whether the alarm works. `starting`: the server has not answered yet. `lost`: no contact for 30 s, shown in the tray.
 * `deaf`: no contact for a minute, told by a notice.
 */
export type Condition = 'no_server' | 'starting' | 'working' | 'signed_out' | 'lost' | 'deaf';

type Observed = {
  hasServer: boolean;
  /** Null before the first contact. */
  heard: 'open' | 'signed_out' | null;
  silentMs: number;
};

export function conditionOf({ hasServer, heard, silentMs }: Observed): Condition {
  if (!hasServer) return 'no_server';
  if (heard === 'signed_out') return 'signed_out';
  if (silentMs >= limits.tellMs) return 'deaf';
  if (silentMs >= limits.markMs) return 'lost';
  return heard === null ? 'starting' : 'working';
}

/** Whether the computer slept between two looks. */
export const hasSlept = (lastLook: number, now: number): boolean => now - lastLook > sleptMs;
