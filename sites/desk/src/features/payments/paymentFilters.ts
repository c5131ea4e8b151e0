import { paymentMethods } from '@bouquet/contract'
import * as z from 'zod/mini'

export const paymentStates = ['pending', 'completed', 'failed', 'cancelled'] as const
export const currencies = ['EUR', 'DKK', 'GBP', 'NOK', 'PLN', 'SEK', 'CHF', 'USD'] as const
/** Days back from today, with today. */
export const periods = ['1', '7', '30', '90'] as const

/** What cannot be read in an address is as if it were not there. */
const optionalIn = <const Values extends readonly string[]>(values: Values) =>
  z.catch(z.optional(z.enum(values)), undefined)

/** The filters of the list, as in the address of the page. */
export const paymentSearchSchema = z.object({
  brand: z.catch(z.optional(z.string()), undefined),
  state: optionalIn(paymentStates),
  method: optionalIn(paymentMethods),
  currency: optionalIn(currencies),
  days: z.catch(z.optional(z.enum(periods)), undefined),
})

export type PaymentSearch = z.infer<typeof paymentSearchSchema>

const dayMs = 86_400_000

/** The query of the list; `now` is in milliseconds. */
export function queryOf({ days, ...search }: PaymentSearch, now: number) {
  const given = Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined),
  )
  if (days === undefined) return given
  const from = new Date(now - (Number(days) - 1) * dayMs)
  return { ...given, from: from.toISOString().slice(0, 10) }
}
