import type { BodyOf, Calls } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import { refreshPrices } from '../credits/refreshPrices.ts'
import { ApiError } from '../http/ApiError.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'

interface Source {
  readonly api: Api
}

const pollMs = 2_000

/** A bank takes days. */
const bankPollMs = 60_000

/** State of a payment; polled while pending, seldom while a bank has it, and not when there is none. */
export function paymentQuery({ api }: Source, id: string) {
  return queryOptions({
    queryKey: keys.payment(id),
    queryFn: async ({ signal }) =>
      (await api.request('payment', { query: { payment_id: id }, signal })).payment,
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) => {
      if (error instanceof ApiError && error.code === 'not_found') return false
      if (data !== undefined && data.status !== 'pending') return false
      return data?.processing_since == null ? pollMs : bankPollMs
    },
  })
}

/** Payments of this member, the latest first. */
export function transactionsQuery({ api }: Source) {
  return queryOptions({
    queryKey: keys.transactions,
    queryFn: async ({ signal }) => (await api.request('transactions', { signal })).transactions,
  })
}

/** A payment with everything on its receipt. */
export function receiptQuery({ api }: Source, id: string) {
  return queryOptions({
    queryKey: keys.receipt(id),
    queryFn: async ({ signal }) =>
      (await api.request('receipt', { query: { payment_id: id }, signal })).receipt,
  })
}

/** The last purchase at today's price; null when there is none or it is no longer sold. */
export function repeatOrderQuery({ api }: Source) {
  return queryOptions({
    queryKey: keys.repeatOrder,
    queryFn: async ({ signal }) => (await api.request('repeatOrder', { signal })).order,
  })
}

/**
 * Starts a payment; the page then goes to `redirect_url`. The caller makes `idempotency_key` once for
 * each order, so that pressing twice does not start a second payment.
 */
export function startPaymentMutation({ api }: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['startPayment']>) => api.request('startPayment', { body }),
  })
}

/** Refetches the balance and prices after a purchase and sends messages held for credits. */
export async function afterPurchase({ cache, outbox }: Client) {
  await Promise.all([
    cache.invalidateQueries({ queryKey: keys.user }),
    refreshPrices(cache),
    cache.invalidateQueries({ queryKey: keys.transactions }),
  ])
  outbox.resume('unpaid')
}
