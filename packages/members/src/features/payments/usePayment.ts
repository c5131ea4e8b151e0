import { startPaymentMutation, useClient } from '@bouquet/client'
import type { CreditOffer, CreditPackage, PaymentMethod } from '@bouquet/contract'
import { tabStorage } from '@bouquet/contract/deviceStorage'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { saveReturnPath } from './returnPath.ts'

/** One idempotency key for each distinct order: a second press repeats the order, another choice is a new one. */
export function orderKeys(makeKey: () => string) {
  const keys = new Map<string, string>()
  return (order: readonly (string | undefined)[]): string => {
    const name = JSON.stringify(order)
    const key = keys.get(name) ?? makeKey()
    keys.set(name, key)
    return key
  }
}

interface Order {
  readonly chosen: CreditPackage
  readonly method: PaymentMethod
  readonly discount: CreditOffer['discount']
}

/**
 * Starts a payment and redirects to the payment page. Sends the discount that was shown, so that the server
 * refuses the order instead of charging more when the discount has ended.
 */
export function usePayment(next: string | undefined) {
  const client = useClient()
  const begin = useMutation(startPaymentMutation(client))
  const [isLeaving, setLeaving] = useState(false)
  const keyOf = useRef(orderKeys(() => crypto.randomUUID()))

  function start({ chosen, method, discount }: Order) {
    const code = chosen.former_price === null ? undefined : discount?.code
    begin.mutate(
      {
        package: chosen.id,
        payment_method: method,
        idempotency_key: keyOf.current([chosen.id, method, code]),
        ...(code !== undefined && { discount_code: code }),
      },
      {
        onSuccess: ({ payment, redirect_url }) => {
          saveReturnPath(tabStorage(), payment.payment_id, next)
          setLeaving(true)
          location.assign(redirect_url)
        },
        onError: () => void client.cache.invalidateQueries({ queryKey: ['credits'] }),
      },
    )
  }
  return {
    start,
    reset: begin.reset,
    isPending: begin.isPending || isLeaving,
    error: begin.error,
  }
}
