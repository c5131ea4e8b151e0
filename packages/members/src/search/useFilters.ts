import { useNavigate, useSearch } from '@tanstack/react-router'
import { type SearchParams, withFilter } from './searchParams.ts'

/** The filters in the URL, and functions to change them. */
export function useFilters() {
  const params = useSearch({ from: '/default/members' })
  const navigate = useNavigate({ from: '/members' })
  const go = (search: SearchParams) => void navigate({ search, replace: true, resetScroll: false })
  return {
    params,
    change: (filter: Omit<SearchParams, 'page'>) => go(withFilter(params, filter)),
    clear: () => go({}),
    turnTo: (page: number) => go({ ...params, page: page === 1 ? undefined : page }),
  }
}
