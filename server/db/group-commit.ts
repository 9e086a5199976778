import { createPace } from './pace.ts';

/** A batch that takes longer hangs, on a lock or on the network: others no longer wait for it. */
const PATIENCE_MS = 250;
/** Batches at once, those that hang included: a pool has at least two connections. */
const MOST_BATCHES = 2;

/**
 * Group commit: items that arrive while a batch is being written share the next transaction. A single item is written at
 * once; under load, hundreds share one commit. If a batch fails, its items are written one by one, so that one bad item
 * does not fail the others. One batch at a time: larger batches are faster than parallel ones (measured). A batch that
 * hangs for {@link PATIENCE_MS} no longer counts, so that one locked row does not hold up everybody. Batches begin `apartMs`
 * after each other at least: an item at a quiet moment does not wait, and under load a batch has several items.
 */
export function createGroupCommit<Item, Result>(
  write: (items: Item[]) => Promise<Result[]>,
  { largest = 100, apartMs = 0 }: { largest?: number; apartMs?: number } = {},
): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };
  const queue: Waiting[] = [];
  let running = 0;
  let hanging = 0;
  const pace = createPace(apartMs, () => next());

  const next = (): void => {
    if (queue.length === 0 || running !== hanging || running >= MOST_BATCHES || !pace.mayBegin()) return;
    void run(queue.splice(0, largest));
  };

  async function run(batch: Waiting[]): Promise<void> {
    let late = false;
    const patience = setTimeout(() => {
      late = true;
      hanging += 1;
      next();
    }, PATIENCE_MS);
    running += 1;
    await settle(batch);
    clearTimeout(patience);
    running -= 1;
    if (late) hanging -= 1;
    next();
  }

  async function settle(batch: Waiting[]): Promise<void> {
    try {
      const results = await write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      else await settleSingly(batch);
    }
  }

  /** Two at a time: an item that hangs again holds up half of the others. */
  async function settleSingly(batch: Waiting[]): Promise<void> {
    const left = [...batch];
    const one = async (): Promise<void> => {
      for (let single = left.shift(); single; single = left.shift()) await settle([single]);
    };
    await Promise.all([one(), one()]);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      next();
    });
}
