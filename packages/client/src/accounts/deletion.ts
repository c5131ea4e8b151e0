import type { BodyOf, Calls } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'
import { loggedIn } from './accounts.ts'

/** Alternatives to deleting the account, and reasons to choose from. */
export function deletionOfferQuery({ api }: Pick<Client, 'api'>) {
  return queryOptions({
    queryKey: keys.deletionOffer,
    queryFn: ({ signal }) => api.request('deletionOffer', { signal }),
  })
}

/** Deletes the account, which ends the session, and clears the member's data on this device. */
export function deleteAccountMutation(client: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['deleteAccount']>) =>
      client.api.request('deleteAccount', { body }),
    onSuccess: () => client.clear(),
  })
}

/** Mails the link that restores a deleted account. */
export function requestReactivationMutation({ api }: Client) {
  return mutationOptions({
    mutationFn: (email: string) => api.request('requestReactivation', { body: { email } }),
  })
}

/** Restores a deleted account with the token of the mailed link, and logs in. */
export function reactivateMutation(client: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['reactivate']>) => client.api.request('reactivate', { body }),
    onSuccess: (response) => loggedIn(client, response),
  })
}
