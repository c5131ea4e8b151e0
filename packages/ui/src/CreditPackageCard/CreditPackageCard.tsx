import type { Money } from '@bouquet/contract'
import { clsx } from 'clsx'
import { Badge } from '../Badge/index.ts'
import { FormerPrice } from '../internal/FormerPrice.tsx'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { useRadio } from '../internal/radio.ts'
import { isReduced, useAmounts } from '../internal/useAmounts.ts'
import * as css from './CreditPackageCard.css.ts'

export interface CreditPackageCardProps extends RootProps<HTMLLabelElement> {
  /** Value of the RadioGroup around it while this package is chosen. */
  readonly value: string
  readonly credits: number
  readonly price: Money
  /** Shown, with the discount in percent, only if higher than the price. */
  readonly formerPrice?: Money | undefined
  /** What one message costs. */
  readonly messagePrice: Money
  /** Marks the package whose messages cost least. */
  readonly isBestValue?: boolean | undefined
  /** Leaves out the percentage, where it is said once for all packages. */
  readonly isDiscountHidden?: boolean | undefined
  readonly isDisabled?: boolean | undefined
}

/** One credit package: an option of a RadioGroup. */
export function CreditPackageCard({
  value,
  credits,
  price,
  formerPrice,
  messagePrice,
  isBestValue = false,
  isDiscountHidden = false,
  isDisabled,
  className,
  ...rest
}: CreditPackageCardProps) {
  const labels = useLabels()
  const amounts = useAmounts()
  const radio = useRadio(value, isDisabled)
  const isLess = isReduced(price, formerPrice)
  const hasDiscount = isLess && !isDiscountHidden
  return (
    <label {...rest} className={clsx(css.card, className)}>
      <span className={css.inner}>
        <input className={css.input} {...radio} />
        <span className={css.textBlock}>
          <span className={css.credits}>{amounts.credits(credits)}</span>
          <span className={css.message}>{amounts.messagePrice(messagePrice)}</span>
          {isBestValue || hasDiscount ? (
            <span className={css.marks}>
              {isBestValue ? <Badge tone="secondary">{labels('price.best')}</Badge> : null}
              {hasDiscount ? (
                <Badge tone="success">{amounts.discount(price, formerPrice)}</Badge>
              ) : null}
            </span>
          ) : null}
        </span>
        <span className={css.prices}>
          {isLess ? <FormerPrice price={formerPrice} className={css.former} /> : null}
          <span className={css.price}>{amounts.money(price)}</span>
        </span>
      </span>
    </label>
  )
}
