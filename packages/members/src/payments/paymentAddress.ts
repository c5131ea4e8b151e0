import type { Address, PackageId, PaymentMethod } from '@bouquet/contract'

interface Wanted {
  readonly method?: PaymentMethod
  /** Where to go back to afterwards. */
  readonly next?: string | null | undefined
}

/** Address of the page on which a package is paid. */
export function paymentAddress(id: PackageId, { method, next }: Wanted): Address {
  const path =
    method === undefined ? (`/credits/${id}` as const) : (`/credits/${id}/${method}` as const)
  return next === null || next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`
}
