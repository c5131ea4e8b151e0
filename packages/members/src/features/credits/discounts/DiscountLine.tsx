import type { ReactNode } from 'react'
import { discountLine } from '../credits.css.ts'

interface DiscountLineProps {
  /** `status` announces a discount that has just been applied. */
  readonly role?: 'status'
  readonly children: ReactNode
}

/** A discount that applies to the prices below. */
export function DiscountLine({ role, children }: DiscountLineProps) {
  return (
    <p className={discountLine} role={role}>
      {children}
    </p>
  )
}
