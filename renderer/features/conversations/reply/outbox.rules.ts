import { ApiError } from '#renderer/lib/api/api-error.ts';
import type { HeldReason, WaitingReply } from './outbox.store.ts';

/** Seconds before each further attempt; the last one repeats. */
const delays = [1, 2, 5, 10] as const;
/** Longer delays come from the server (`Retry-After`) and are not shortened. */
export const longestDelayMs = 10_000;
/** A reply that waited longer is not sent before its writer has looked at it, in milliseconds. */
export const tooOldMs = 2 * 60 * 60_000;

const passing = new Set([0, 401, 408, 429, 502, 503, 504]);

/** Whether a failed attempt may succeed later: no answer, an overloaded server, or a session that has to be renewed. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError && passing.has(error.status);
}

/** The colleague who has written since the author of a refused reply looked; undefined for other errors. */
export function answeredMeanwhile(error: unknown): HeldReason | undefined {
  if (!(error instanceof ApiError) || error.reason?.code !== 'colleague_answered') return undefined;
  const { created_at } = (error.details ?? {}) as { created_at?: string };
  return { kind: 'colleague', words: String(error.reason.params['name'] ?? ''), at: created_at };
}

/** Milliseconds until the next attempt. A server that says how long to wait (`Retry-After`) is obeyed. */
export function delayAfter(attempts: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retry_after_ms ?? 0) : 0;
  const seconds = delays[Math.min(attempts, delays.length) - 1] ?? 10;
  return Math.max(seconds * 1000, asked);
}

/** The next reply of each conversation: replies to one guest go out in the order in which they were written. */
export function headsOf(entries: readonly WaitingReply[]): WaitingReply[] {
  const heads = new Map<string, WaitingReply>();
  for (const entry of entries) {
    if (!entry.held && !heads.has(entry.conversation_id)) heads.set(entry.conversation_id, entry);
  }
  return [...heads.values()];
}
