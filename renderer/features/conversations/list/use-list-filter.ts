import { isListFilter, partsOfFilter, type ListFilter } from '#shared/features/conversations/saved-views.values.ts';
import { useAddressFilters } from '#renderer/lib/hooks/use-address-filters.ts';

/** The filter in the address as `?filter=`: it survives a reload, and a link shows the same list. Any other text is `active`. */
export function useListFilter(): { filter: ListFilter; choose: (filter: ListFilter) => void } {
  const [{ filter }, change] = useAddressFilters(['filter']);
  return {
    filter: isListFilter(filter) ? filter : 'active',
    choose: (chosen) => change({ filter: chosen === 'active' ? '' : chosen }),
  };
}

/** The filter as a query of the API. What was resolved is not hidden by being put aside. */
export function filterQuery(filter: ListFilter, state: 'open' | 'resolved'): ReturnType<typeof partsOfFilter> {
  return filter === 'active' && state === 'resolved' ? {} : partsOfFilter(filter);
}
