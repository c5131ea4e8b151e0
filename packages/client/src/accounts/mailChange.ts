import type { BodyOf, Calls } from '@bouquet/contract'
import { mutationOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'

/** Mails a link to the new address; the change happens when it is followed. */
export function requestMailChangeMutation({ api }: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['requestMailChange']>) =>
      api.request('requestMailChange', { body }),
  })
}

/** Changes the address with the token of the mailed link. */
export function changeMailMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (token: string) => api.request('changeMail', { body: { token } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.user }),
  })
}
