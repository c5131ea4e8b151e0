import type { Address, PackageId, PaymentMethod } from '@bouquet/contract'

interface Wanted {
  readonly method?: PaymentMethod
  /** Path to return to after the payment. */
  readonly next?: string | null | undefined
  /** A discount code to try. */
  readonly code?: string | undefined
}

/** Path of the page that sells a package. */
export function paymentAddress(id: PackageId, { method, next, code }: Wanted): Address {
  const path =
    method === undefined ? (`/credits/${id}` as const) : (`/credits/${id}/${method}` as const)
  const query = new URLSearchParams({ ...(next && { next }), ...(code && { code }) })
  return query.size === 0 ? path : `${path}?${query}`
}
