import type { PaymentMethod } from '@bouquet/contract'

/** Ways to pay that the payment provider takes, the usual one first. */
export const paymentMethods: readonly PaymentMethod[] = ['card', 'bank', 'wallet']
