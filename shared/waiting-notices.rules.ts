import type { WaitingNotice } from './desktop.ts';

/** `shown`: visible notices by conversation. `told`: waits that have been notified, so that each is notified once. */
export type Told = { shown: ReadonlyMap<string, string>; told: ReadonlySet<string> };

export type NoticePlan = { show: WaitingNotice[]; close: string[]; told: ReadonlySet<string> };

/**
 * Computes the changes to the visible notices: one per conversation with a waiting guest, a new one for a new wait,
 * none after the wait has ended. A dismissed notice is not shown again.
 */
export function planNotices({ shown, told }: Told, waiting: readonly WaitingNotice[]): NoticePlan {
  const waits = new Map(waiting.map((notice) => [notice.id, notice]));
  const show = [...waits.values()].filter(({ key }) => !told.has(key));
  const close = [...shown].filter(([id, key]) => waits.get(id)?.key !== key).map(([id]) => id);
  return { show, close, told: new Set([...waits.values()].flatMap(({ key, stands = [] }) => [key, ...stands])) };
}
