/**
 * Group commit: items that arrive while a batch is being written wait for the next one and share its transaction. Alone, an
 * item is written at once; in a flood, hundreds share one commit. A batch that fails is tried again one by one, so that one
 * bad item cannot refuse its neighbours. One batch at a time: larger batches beat parallel ones (measured).
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
