import type { Logger } from 'pino';
import { createPace } from '#server/db/pace.ts';

export type ClaimLoopOptions<Item> = {
  name: string;
  /** Items under way at most. */
  slots: number;
  /** Items of one claim at most. */
  atMost: number;
  /** Milliseconds between the beginnings of two claims, so that under load a claim takes several items. Default 0. */
  apartMs?: number;
  claim: (atMost: number) => Promise<Item[]>;
  /** Must settle its item whatever happens; a rejection is only logged. */
  run: (item: Item) => Promise<void>;
  log: Logger;
};

/** How long a stop waits for what is under way, in milliseconds. The rest is free for other workers afterwards. */
const STOP_MS = 10_000;

/**
 * Claims items as long as there are some and slots are free, and runs them side by side: no item waits for another one's
 * end. One claim at a time.
 */
export function createClaimLoop<Item>({ name, slots, atMost, apartMs, claim, run, log }: ClaimLoopOptions<Item>) {
  const underWay = new Set<Promise<void>>();
  let claiming: Promise<void> | null = null;
  let wanted = false;
  let stopped = false;
  let failing = false;
  const pace = createPace(apartMs ?? 0, () => look());

  const look = (): void => {
    wanted = true;
    if (!claiming && !stopped && underWay.size < slots && pace.mayBegin())
      claiming = claimAll()
        .catch(failed)
        .finally(() => (claiming = null));
  };
  /** Logged once an outage: the next look comes within a second. */
  const failed = (error: unknown): void => {
    if (!failing) log.warn({ err: error, loop: name }, 'nothing can be claimed; trying again');
    failing = true;
  };

  async function claimAll(): Promise<void> {
    while (wanted && !stopped && underWay.size < slots) {
      const most = Math.min(slots - underWay.size, atMost);
      wanted = false;
      const items = await claim(most);
      failing = false;
      if (items.length === most) wanted = true;
      items.forEach(start);
    }
  }

  function start(item: Item): void {
    const done = run(item)
      .catch((error: unknown) => log.error({ err: error, loop: name }, 'an item was not settled'))
      .finally(() => {
        underWay.delete(done);
        if (wanted) look();
      });
    underWay.add(done);
  }

  return {
    look,
    stop: async (): Promise<void> => {
      stopped = true;
      await claiming;
      const late = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref());
      await Promise.race([Promise.allSettled(underWay), late]);
    },
  };
}
