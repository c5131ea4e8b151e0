import { startPaymentMutation, useClient } from '@bouquet/client'
import type { CreditOffer, CreditPackage, PaymentMethod } from '@bouquet/contract'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { orderKeys } from './orderKeys.ts'
import { saveReturnPath } from './paymentReturn.ts'

interface Order {
  readonly chosen: CreditPackage
  readonly method: PaymentMethod
  readonly discount: CreditOffer['discount']
}

/**
 * Begins a payment and leaves for the payment page. The discount that was shown goes along, so that one
 * which has just ended is refused with a word and nobody pays more than they saw.
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
          saveReturnPath(sessionStorage, payment.payment_id, next)
          setLeaving(true)
          location.assign(redirect_url)
        },
        onError: () => void client.cache.invalidateQueries({ queryKey: ['credits'] }),
      },
    )
  }
  return { start, isPending: begin.isPending || isLeaving, error: begin.error }
}
