import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import type { ListState } from '../conversations.queries.ts';
import { rowHeight } from './list.rules.ts';
import type { Section } from './use-sections.ts';

/** A row of the list. `more`: placeholder for rows that are loading. */
export type ListRow =
  | { kind: 'heading'; key: string; state: ListState }
  | { kind: 'item'; key: string; state: ListState; item: ConversationListItem }
  | { kind: 'more'; key: string; state: ListState }
  | { kind: 'empty'; key: string; state: ListState };

const heights = { heading: 36, more: 64, empty: 220 };

/** Height of a row in pixels. */
export const heightOf = (row: ListRow): number => (row.kind === 'item' ? rowHeight(row.item) : heights[row.kind]);

/**
 * Both sections as the lines of one list; the resolved ones only where that section is unfolded. `isNarrowed`, by a search
 * or a filter: that nothing matches is said once, and only where neither section has something.
 */
export function listRows(open: Section, resolved: Section, showResolved: boolean, isNarrowed: boolean): ListRow[] {
  const [openRows, resolvedRows] = [rowsOf(open), showResolved ? rowsOf(resolved) : []];
  const isSaid = isNarrowed && openRows.length > 0;
  return [
    { kind: 'heading', key: 'open', state: 'open' },
    ...openRows.filter(({ kind }) => kind !== 'empty' || !isNarrowed || !resolvedRows.some(isItem)),
    { kind: 'heading', key: 'resolved', state: 'resolved' },
    ...resolvedRows.filter(({ kind }) => kind !== 'empty' || !isSaid),
  ];
}

const isItem = ({ kind }: ListRow): boolean => kind === 'item';

const firstSkeletons = 6;

function rowsOf(section: Section): ListRow[] {
  const { state, items } = section;
  if (section.isPending)
    return Array.from({ length: firstSkeletons }, (_, index) => ({
      kind: 'more' as const,
      key: `${state} skeleton ${index}`,
      state,
    }));
  if (items.length === 0 && !section.hasMore) return [{ kind: 'empty', key: `${state} empty`, state }];
  // A conversation that moves is in both sections for a moment, and two rows must not share a key.
  const rows: ListRow[] = items.map((item) => ({ kind: 'item', key: `${state} ${item.id}`, state, item }));
  return section.hasMore ? [...rows, { kind: 'more', key: `${state} more`, state }] : rows;
}

/** The conversations in the order of the screen: what j and k walk through. */
export function shownIds(open: Section, resolved: Section, showResolved: boolean): string[] {
  return [...open.items, ...(showResolved ? resolved.items : [])].map((item) => item.id);
}
