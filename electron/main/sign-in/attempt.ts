import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/**
 * A sign-in in the system's browser that this program has begun. `verifier` never leaves the program but to the server;
 * `state` comes back with the link. `startedAt`: milliseconds since 1970.
 */
const attempt = z.object({
  server: z.string(),
  email: z.string(),
  state: z.string(),
  verifier: z.string(),
  startedAt: z.number(),
});
export type Attempt = z.output<typeof attempt>;

export const newAttempt = (server: string, email: string, startedAt: number): Attempt => ({
  server,
  email,
  startedAt,
  state: randomBytes(16).toString('base64url'),
  verifier: randomBytes(32).toString('base64url'),
});

/** S256 of RFC 7636. */
export const challengeOf = ({ verifier }: Attempt): string => createHash('sha256').update(verifier).digest('base64url');

export function isStateOf({ state }: Attempt, given: string): boolean {
  const [known, told] = [Buffer.from(state), Buffer.from(given)];
  return known.length === told.length && timingSafeEqual(known, told);
}

/** An attempt as it was kept over a restart, or null. */
export function readAttempt(text: string | null): Attempt | null {
  try {
    return attempt.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
