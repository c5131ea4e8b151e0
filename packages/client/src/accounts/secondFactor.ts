import type { BodyOf, Calls } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'

/** Whether the login asks for a code, and how many recovery codes are left. */
export function secondFactorQuery({ api }: Pick<Client, 'api'>) {
  return queryOptions({
    queryKey: keys.secondFactor,
    queryFn: async ({ signal }) => (await api.request('secondFactor', { signal })).second_factor,
  })
}

/** Not awaited, so that the recovery codes in the response are shown at once: nobody can see them again. */
function refetchState({ cache }: Client): void {
  void cache.invalidateQueries({ queryKey: keys.secondFactor })
}

/** Begins to set up a second factor. Resolves with the secret for the authenticator app. */
export function beginSecondFactorMutation({ api }: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['beginSecondFactor']>) =>
      api.request('beginSecondFactor', { body }),
  })
}

/** Switches the second factor on with a code from the app. Resolves with the recovery codes. */
export function confirmSecondFactorMutation(client: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['confirmSecondFactor']>) =>
      client.api.request('confirmSecondFactor', { body }),
    onSuccess: () => refetchState(client),
  })
}

export function endSecondFactorMutation(client: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['endSecondFactor']>) =>
      client.api.request('endSecondFactor', { body }),
    onSuccess: () => refetchState(client),
  })
}

/** Resolves with new recovery codes; the earlier ones stop working. */
export function renewRecoveryCodesMutation(client: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['renewRecoveryCodes']>) =>
      client.api.request('renewRecoveryCodes', { body }),
    onSuccess: () => refetchState(client),
  })
}
