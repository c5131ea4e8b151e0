import type { BodyOf, Calls } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'
import { loggedIn } from './accounts.ts'

/** What was filled in where the signup was started. */
export function startedSignupQuery({ api }: Pick<Client, 'api'>, token: string) {
  return queryOptions({
    queryKey: keys.startedSignup(token),
    queryFn: async ({ signal }) =>
      (await api.request('startedSignup', { query: { token }, signal })).signup,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Mails a link to an address, with which its signup goes on. */
export function startSignupMutation({ api }: Pick<Client, 'api'>) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['startSignup']>) => api.request('startSignup', { body }),
  })
}

/** Makes the account, whose address the link has confirmed, and logs in. */
export function completeSignupMutation(client: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['completeSignup']>) =>
      client.api.request('completeSignup', { body }),
    onSuccess: (response) => loggedIn(client, response),
  })
}
