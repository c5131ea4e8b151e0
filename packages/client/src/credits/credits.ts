import type { Calls, QueryOf } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'

interface Source {
  readonly api: Api
}

/** Balance, packages and the active discount. */
export function creditsQuery({ api }: Source) {
  return queryOptions({
    queryKey: keys.credits,
    queryFn: ({ signal }) => api.request('credits', { signal }),
  })
}

/** The active discount: the time bonus, else the welcome code, else null. */
export function discountQuery({ api }: Source) {
  return queryOptions({
    queryKey: keys.discount,
    queryFn: async ({ signal }) =>
      (await api.request('discountCode', { query: {}, signal })).discountcode,
    staleTime: 300_000,
  })
}

interface CodeForOrder extends Pick<QueryOf<Calls['discountCode']>, 'package' | 'payment_method'> {
  readonly code: string
}

/** Checks a discount code that the member entered, against the parts of the order chosen so far. */
export function discountCodeMutation({ api }: Client) {
  return mutationOptions({
    mutationFn: async (query: CodeForOrder) =>
      (await api.request('discountCode', { query })).discountcode,
  })
}
