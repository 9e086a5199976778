/** Runs `work` alone. Calls during a run cause one further run, which all of them wait for. */
export function oneAtATime(work: () => Promise<void>): { run(): Promise<void>; isBusy(): boolean } {
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    if (current === null) return (current = work().finally(() => (current = null)));
    const after = () => {
      next = null;
      return run();
    };
    return (next ??= current.then(after, after));
  };
  return { run, isBusy: () => current !== null };
}
