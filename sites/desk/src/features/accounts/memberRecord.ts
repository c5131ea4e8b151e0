import { queryOptions } from '@tanstack/react-query'
import type { DeskApi, StaffResponse } from '../../platform/api.ts'

export type MemberRecord = StaffResponse<'member-record'>

export interface Look {
  readonly brand: string
  readonly member: string
  /** The reason for looking, which is written to the audit log. */
  readonly reason: string
}

/** All that support may see of a member. Each request is recorded, so that only somebody’s act makes one. */
export function recordQuery(api: DeskApi, body: Look) {
  return queryOptions({
    queryKey: ['member-record', body],
    queryFn: () => api.request('member-record', { body }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
