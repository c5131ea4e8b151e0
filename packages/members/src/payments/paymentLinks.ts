import {
  type Address,
  browserStorage,
  isAddress,
  type PackageId,
  type PaymentMethod,
  sameSitePath,
} from '@bouquet/contract'

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

const keyOf = (payment: string) => browserStorage.after_payment.name + payment

/** Stores the page to return to after a payment. */
export function saveReturnPath(storage: Storage, payment: string, next: string | undefined): void {
  if (next !== undefined) storage.setItem(keyOf(payment), next)
}

/** The page to return to, or null. */
export function readReturnPath(storage: Storage, payment: string): Address | null {
  const path = sameSitePath(storage.getItem(keyOf(payment)) ?? '')
  return path !== null && isAddress(path) ? path : null
}
