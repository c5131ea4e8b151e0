import type { ReactNode } from 'react'
import { discountLine } from '../credits.css.ts'

interface DiscountLineProps {
  /** `status` announces a discount that has just been applied. */
  readonly role?: 'status'
  readonly children: ReactNode
}

/** A discount that applies to the prices below. */
export const DiscountLine = ({ role, children }: DiscountLineProps) => (
  <p className={discountLine} role={role}>
    {children}
  </p>
)
