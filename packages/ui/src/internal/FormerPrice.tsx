import type { Money } from '@bouquet/contract'
import { visuallyHidden } from '../base/index.ts'
import { useLabels } from './labels.ts'
import { useAmounts } from './useAmounts.ts'

interface FormerPriceProps {
  readonly price: Money
  readonly className: string
}

/** A price that no longer holds, struck through. */
export function FormerPrice({ price, className }: FormerPriceProps) {
  return (
    <s className={className}>
      <span className={visuallyHidden}>{useLabels()('price.former')} </span>
      {useAmounts().money(price)}
    </s>
  )
}
