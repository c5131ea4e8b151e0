import type { BodyOf, Calls } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'

/** Whether the login asks for a code, and how many recovery codes are left. */
export const secondFactorQuery = ({ api }: Pick<Client, 'api'>) =>
  queryOptions({
    queryKey: keys.secondFactor,
    queryFn: async ({ signal }) => (await api.request('secondFactor', { signal })).second_factor,
  })

/** Not waited for: the codes of an answer are shown first, since nobody sees them again. */
function refetchState({ cache }: Client): void {
  void cache.invalidateQueries({ queryKey: keys.secondFactor })
}

/** Begins to set it up; answers the secret for the authenticator app. */
export const beginSecondFactorMutation = ({ api }: Client) =>
  mutationOptions({
    mutationFn: (body: BodyOf<Calls['beginSecondFactor']>) =>
      api.request('beginSecondFactor', { body }),
  })

/** Switches it on with a code of the app; answers the recovery codes. */
export const confirmSecondFactorMutation = (client: Client) =>
  mutationOptions({
    mutationFn: (body: BodyOf<Calls['confirmSecondFactor']>) =>
      client.api.request('confirmSecondFactor', { body }),
    onSuccess: () => refetchState(client),
  })

export const endSecondFactorMutation = (client: Client) =>
  mutationOptions({
    mutationFn: (body: BodyOf<Calls['endSecondFactor']>) =>
      client.api.request('endSecondFactor', { body }),
    onSuccess: () => refetchState(client),
  })

/** Answers new recovery codes; the earlier ones end. */
export const renewRecoveryCodesMutation = (client: Client) =>
  mutationOptions({
    mutationFn: (body: BodyOf<Calls['renewRecoveryCodes']>) =>
      client.api.request('renewRecoveryCodes', { body }),
    onSuccess: () => refetchState(client),
  })
