import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

type Read<Page> = (cursor: { cursor?: string }, options: { signal: AbortSignal }) => Promise<Page>;

/** Options of a list that is read page by page. `read` gets the part of its query that names the page, empty for the first. */
export const pagesOf = <Page extends { next_cursor: string | null }>(queryKey: QueryKey, read: Read<Page>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
