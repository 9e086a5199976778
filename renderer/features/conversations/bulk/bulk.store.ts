import { create } from 'zustand';
import type { BulkAction, BulkUndo } from '#shared/features/conversations/bulk.contract.ts';
import { mostAtOnce } from '#shared/features/conversations/bulk.values.ts';

export type Done = { hotelId: string; kind: BulkAction['kind']; items: BulkUndo[] };

type State = {
  chosen: ReadonlySet<string>;
  /** The last one that was chosen: a click with shift chooses up to here. */
  last: string | null;
  /** What can be undone. */
  done: Done | null;
};

/** Conversations that are chosen for one action. */
export const useBulk = create<State>(() => ({ chosen: new Set(), last: null, done: null }));

export function toggleChosen(id: string): void {
  useBulk.setState(({ chosen }) => {
    const next = new Set(chosen);
    if (!next.delete(id) && next.size < mostAtOnce) next.add(id);
    return { chosen: next, last: id };
  });
}

/** Chooses everything between the last choice and this one, in the order of the list. */
export function chooseUpTo(id: string, shown: readonly string[]): void {
  const { last, chosen } = useBulk.getState();
  const [from, to] = [shown.indexOf(last ?? id), shown.indexOf(id)];
  if (from < 0 || to < 0) return toggleChosen(id);
  const between = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  useBulk.setState({ chosen: new Set([...new Set([...chosen, ...between])].slice(0, mostAtOnce)), last: id });
}

export const clearChosen = (): void => useBulk.setState({ chosen: new Set(), last: null });

const undoMs = 8000;
let timer: ReturnType<typeof setTimeout> | undefined;

export function offerBulkUndo(done: Done): void {
  clearTimeout(timer);
  if (done.items.length === 0) return;
  useBulk.setState({ done });
  timer = setTimeout(withdrawBulkUndo, undoMs);
}

export function withdrawBulkUndo(): void {
  clearTimeout(timer);
  useBulk.setState({ done: null });
}
