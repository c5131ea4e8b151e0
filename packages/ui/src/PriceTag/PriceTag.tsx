import { clsx } from 'clsx'
import type { Ref } from 'react'
import { visuallyHidden } from '../base/index.ts'
import type { PriceTagSize, PriceTagVariant } from './PriceTag.css.ts'
import * as css from './PriceTag.css.ts'

export interface Price {
  /** In the smallest currency unit, for exact comparison. */
  readonly amount: number
  /** Formatted for the locale. */
  readonly text: string
}

/** A former price is shown only if it was higher. */
export const isReduced = (price: Price, former: Price | undefined): former is Price =>
  former !== undefined && former.amount > price.amount

export interface PriceTagProps {
  /** "100 credits". */
  readonly creditsText: string
  readonly price: Price
  /** Shown only if higher than the price. */
  readonly formerPrice?: (Price & { readonly label: string }) | undefined
  /** Price per message, for example "€ 0.45 a message". */
  readonly perText?: string | undefined
  readonly size?: PriceTagSize | undefined
  readonly variant?: PriceTagVariant | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** An amount of credits and its price. */
export const PriceTag = ({
  creditsText,
  price,
  formerPrice,
  perText,
  size = 'md',
  variant = 'row',
  className,
  ...rest
}: PriceTagProps) => {
  const isLess = isReduced(price, formerPrice)
  return (
    <div
      {...rest}
      className={clsx(css.tag({ size, variant }), className)}
      data-reduced={isLess || undefined}
    >
      <span className={css.credits}>{creditsText}</span>
      <span className={css.money}>
        {isLess ? (
          <s className={css.former}>
            <span className={visuallyHidden}>{formerPrice?.label} </span>
            {formerPrice?.text}
          </s>
        ) : null}
        <span className={css.price}>{price.text}</span>
      </span>
      {perText === undefined ? null : <span className={css.note}>{perText}</span>}
    </div>
  )
}
