import { type Address, browserStorage, isAddress, sameSitePath } from '@bouquet/contract'

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
