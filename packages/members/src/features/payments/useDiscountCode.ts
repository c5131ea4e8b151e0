import { discountCodeMutation, useClient } from '@bouquet/client'
import type { CreditPackage, DiscountCode, PaymentMethod } from '@bouquet/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

interface CodeOrder {
  readonly chosen: CreditPackage
  readonly method: PaymentMethod | undefined
}

/** A code that the member enters, checked for the order it is meant for. */
export function useDiscountCode() {
  const check = useMutation(discountCodeMutation(useClient()))
  const [applied, setApplied] = useState<DiscountCode | null>(null)
  return {
    /** Null until a code was accepted. */
    applied,
    error: check.error,
    isPending: check.isPending,
    apply: (code: string, { chosen, method }: CodeOrder) =>
      check.mutate(
        { code, package: chosen.id, payment_method: method },
        { onSuccess: setApplied, onError: () => setApplied(null) },
      ),
    remove: () => {
      check.reset()
      setApplied(null)
    },
  }
}
