import type { InputOf } from '@bouquet/client'
import type { staffActions } from '@bouquet/contract/staff'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type StaffResponse, useApi } from '../../platform/api.ts'

export type MemberSearch = InputOf<(typeof staffActions)['find-members']>[0]['body']
export type FoundAccount = StaffResponse<'find-members'>['accounts'][number]

/** Finds accounts, and opens the page of the only one. Each look is recorded, so that none is repeated by itself. */
export function useFindMembers() {
  const api = useApi()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: MemberSearch) => api.request('find-members', { body }),
    onSuccess: ({ accounts: [only, ...others] }, { reason }) => {
      if (!only || others.length > 0) return
      void navigate({
        to: '/accounts/$brand/$member',
        params: { brand: only.brand, member: only.id },
        state: { lookReason: reason },
      })
    },
  })
}
