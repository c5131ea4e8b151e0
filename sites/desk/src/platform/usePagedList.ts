import type { Page } from '@bouquet/contract/staff'
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'

/** A paged list of the desk: the pages that were loaded, in one. */
export function usePagedList<Item>(
  queryKey: QueryKey,
  load: (after: string | undefined) => Promise<Page<Item>>,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: Page<Item>) => next ?? undefined,
  })
  return {
    /** Undefined until the first page is there. */
    items: query.data?.pages.flatMap(({ items }) => items),
    error: query.error,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
    /** Loads the next page; null on the last. */
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
  }
}
