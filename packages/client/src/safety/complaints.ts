import type { Complaint, ComplaintReference, NewComplaint } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'

interface Source {
  readonly api: Api
}

/** Cases of this member, the latest first. */
export function complaintsQuery({ api }: Source) {
  return queryOptions({
    queryKey: keys.complaints,
    queryFn: async ({ signal }) => (await api.request('complaints', { signal })).complaints,
  })
}

/** A case of this member, or of anybody with the key of its receipt. */
export function complaintQuery({ api }: Source, { number, key }: ComplaintReference) {
  return queryOptions({
    queryKey: keys.complaint({ number, key }),
    queryFn: async ({ signal }) =>
      (await api.request('complaint', { query: { number, key }, signal })).complaint,
  })
}

/** Reports a profile, a photo, a message or the service; the answer has the key that opens the case. */
export function complainMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (body: NewComplaint) => api.request('complain', { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.complaints }),
  })
}

interface Appeal extends ComplaintReference {
  readonly text: string
}

/** Asks for a second decision on a case. */
export function appealComplaintMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: async (body: Appeal): Promise<Complaint> =>
      (await api.request('appealComplaint', { body })).complaint,
    onSuccess: (complaint, reference) => {
      cache.setQueryData(keys.complaint(reference), complaint)
      return cache.invalidateQueries({ queryKey: keys.complaints, exact: true })
    },
  })
}
