import { useNavigate, useSearch } from '@tanstack/react-router'
import { type SearchParams, withWish } from './searchParams.ts'

/** The wishes in the address, and the ways to change them. */
export function useWishes() {
  const params = useSearch({ from: '/default/members' })
  const navigate = useNavigate({ from: '/members' })
  const go = (search: SearchParams) => void navigate({ search, replace: true, resetScroll: false })
  return {
    params,
    change: (wish: Omit<SearchParams, 'page'>) => go(withWish(params, wish)),
    clear: () => go({}),
    turnTo: (page: number) => go({ ...params, page: page === 1 ? undefined : page }),
  }
}
