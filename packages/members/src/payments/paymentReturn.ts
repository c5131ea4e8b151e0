import { sameSitePath } from '@bouquet/contract'

const keyOf = (payment: string) => `bouquet.after-payment.${payment}`

/** Remembers where the member was when they left to pay. */
export function keepReturn(storage: Storage, payment: string, next: string | undefined): void {
  if (next !== undefined) storage.setItem(keyOf(payment), next)
}

/** Where the member was, or null when they came from nowhere in particular. */
export const readReturn = (storage: Storage, payment: string): string | null =>
  sameSitePath(storage.getItem(keyOf(payment)) ?? '')
