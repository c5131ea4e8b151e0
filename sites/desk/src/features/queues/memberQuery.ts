import { queryOptions } from '@tanstack/react-query'
import type { DeskApi, StaffResponse } from '../../platform/api.ts'

export type ReviewContext = StaffResponse<'review-context'>

interface MemberKey {
  readonly brand: string
  readonly member: string
}

/** What staff see of a member beside an item of a queue. */
export function memberQuery(api: DeskApi, { brand, member }: MemberKey) {
  return queryOptions({
    queryKey: ['review-context', brand, member],
    queryFn: () => api.request('review-context', { query: { brand, member } }),
    staleTime: 60_000,
  })
}
