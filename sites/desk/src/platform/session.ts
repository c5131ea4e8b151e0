import { ApiError } from '@bouquet/client'
import type { StaffRole } from '@bouquet/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type DeskApi, type StaffResponse, useApi } from './api.ts'

export type Session = StaffResponse<'deskLogin'>

/** The desk locks when nobody has touched it for so long. */
export const idleMinutes = 15

const key = ['session'] as const

/** Who is logged in at the desk; null for nobody. */
export function sessionQuery(api: DeskApi) {
  return queryOptions({
    queryKey: key,
    queryFn: async (): Promise<Session | null> => {
      try {
        return await api.request('deskLogin')
      } catch (error) {
        if (error instanceof ApiError && error.code === 'authentication_required') return null
        throw error
      }
    },
    staleTime: 60_000,
  })
}

/** The logged-in member of staff; null while nobody is. */
export function useSession(): Session | null {
  return useQuery(sessionQuery(useApi())).data ?? null
}

/** Whether a role opens what is for another: an admin may do everything. */
export function mayUse(role: StaffRole, needed: StaffRole): boolean {
  return role === 'admin' || role === needed
}
