import type { WaitingNotice } from './desktop.ts';

/** `shown`: the notices that stand, by conversation. `told`: waits that were told of, so that none is told of twice. */
export type Told = { shown: ReadonlyMap<string, string>; told: ReadonlySet<string> };

export type NoticePlan = { show: WaitingNotice[]; close: string[]; told: ReadonlySet<string> };

/**
 * What to do so that the notices are those of the guests who wait: one a conversation, a new one for a new wait, none for
 * who is helped. A notice that somebody put away stays away.
 */
export function planNotices({ shown, told }: Told, waiting: readonly WaitingNotice[]): NoticePlan {
  const waits = new Map(waiting.map((notice) => [notice.id, notice]));
  const show = [...waits.values()].filter(({ key }) => !told.has(key));
  const close = [...shown].filter(([id, key]) => waits.get(id)?.key !== key).map(([id]) => id);
  return { show, close, told: new Set([...waits.values()].map(({ key }) => key)) };
}
