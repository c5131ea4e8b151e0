import type { ProfileUpdate } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { setUser } from '../accounts/accounts.ts'
import type { Client } from '../Client.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'

/** A member as the viewer may see them. */
export const memberQuery = ({ api }: { readonly api: Api }, id: string) =>
  queryOptions({
    queryKey: keys.member(id),
    queryFn: async ({ signal }) => (await api.request('member', { query: { id }, signal })).profile,
    staleTime: 30_000,
  })

/** Updates one's own profile; an absent field stays unchanged. */
export const updateProfileMutation = ({ api, cache }: Client) =>
  mutationOptions({
    mutationFn: (body: ProfileUpdate) => api.request('updateProfile', { body }),
    onSuccess: (answer, { sensitive_data }) => {
      setUser(cache, answer)
      if (sensitive_data === undefined) return
      return cache.invalidateQueries({ queryKey: keys.consents })
    },
  })
