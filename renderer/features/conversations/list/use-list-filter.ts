import { useAddressFilters } from '#renderer/lib/hooks/use-address-filters.ts';

/** What the list shows. `active`: everything that was not put aside; another text: the id of a department. */
const filters = ['active', 'mine', 'unassigned', 'waiting', 'snoozed'] as const;
type View = (typeof filters)[number];
export type ListFilter = View | `department:${string}` | `tag:${string}`;

/** The filter in the address as `?filter=`: it survives a reload, and a link shows the same list. Any other text is `active`. */
export function useListFilter(): { filter: ListFilter; choose: (filter: ListFilter) => void } {
  const [{ filter }, change] = useAddressFilters(['filter']);
  return {
    filter: isListFilter(filter) ? filter : 'active',
    choose: (chosen) => change({ filter: chosen === 'active' ? '' : chosen }),
  };
}

const isListFilter = (text: string): text is ListFilter =>
  (filters as readonly string[]).includes(text) || /^(?:department|tag):[\da-f-]{36}$/.test(text);

const departmentPrefix = 'department:';
const tagPrefix = 'tag:';

/** The filter as a query of the API. What was resolved is not hidden by being put aside. */
export function filterQuery(
  filter: ListFilter,
  state: 'open' | 'resolved',
): { view?: View | undefined; department_id?: string | undefined; tag_id?: string | undefined } {
  if (filter.startsWith(departmentPrefix)) return { department_id: filter.slice(departmentPrefix.length) };
  if (filter.startsWith(tagPrefix)) return { tag_id: filter.slice(tagPrefix.length) };
  const view = filters.find((one) => one === filter);
  return view === 'active' && state === 'resolved' ? {} : { view };
}

export const departmentFilter = (id: string): ListFilter => `${departmentPrefix}${id}`;
export const tagFilter = (id: string): ListFilter => `${tagPrefix}${id}`;
