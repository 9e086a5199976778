/**
 * Group commit: items that arrive while a batch is being written share the next transaction. A single item is written at
 * once; under load, hundreds share one commit. If a batch fails, its items are written one by one, so that one bad item
 * does not fail the others. One batch at a time: larger batches are faster than parallel ones (measured).
 */
export function createGroupCommit<Item, Result>(
  write: (items: Item[]) => Promise<Result[]>,
  largest = 100,
): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };
  const queue: Waiting[] = [];
  let writing = false;

  async function flow(): Promise<void> {
    writing = true;
    while (queue.length) await settle(queue.splice(0, largest));
    writing = false;
  }

  async function settle(batch: Waiting[]): Promise<void> {
    try {
      const results = await write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      else for (const single of batch) await settle([single]);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!writing) void flow();
    });
}
