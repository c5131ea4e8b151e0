import type { BodyOf, Calls } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'

interface Source {
  readonly api: Api
}

/** Where a payment by direct debit stands, with the mandate to agree to. */
export function directDebitQuery({ api }: Source, id: string) {
  return queryOptions({
    queryKey: keys.directDebit(id),
    queryFn: async ({ signal }) =>
      (await api.request('directDebit', { query: { payment_id: id }, signal })).direct_debit,
  })
}

/** Gives account and holder and agrees to the mandate; a code goes out by text message. */
export function startDirectDebitMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['startDirectDebit']>) =>
      api.request('startDirectDebit', { body }),
    onSuccess: ({ direct_debit }) =>
      cache.setQueryData(keys.directDebit(direct_debit.payment_id), direct_debit),
  })
}

/** Signs the mandate; the money is collected then. */
export function confirmDirectDebitMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['confirmDirectDebit']>) =>
      api.request('confirmDirectDebit', { body }),
    onSuccess: ({ payment }) => {
      cache.setQueryData(keys.payment(payment.payment_id), payment)
      return cache.invalidateQueries({ queryKey: keys.transactions })
    },
  })
}

/** Sends a new code; the one before is no longer good. */
export function resendDirectDebitCodeMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (payment_id: string) =>
      api.request('resendDirectDebitCode', { body: { payment_id } }),
    onSuccess: ({ direct_debit }) =>
      cache.setQueryData(keys.directDebit(direct_debit.payment_id), direct_debit),
  })
}
