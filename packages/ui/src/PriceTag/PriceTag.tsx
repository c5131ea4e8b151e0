import type { Money } from '@bouquet/contract'
import { clsx } from 'clsx'
import { FormerPrice } from '../internal/FormerPrice.tsx'
import type { RootProps } from '../internal/props.ts'
import { isReduced, useAmounts } from '../internal/useAmounts.ts'
import type { PriceTagSize, PriceTagVariant } from './PriceTag.css.ts'
import * as css from './PriceTag.css.ts'

export interface PriceTagProps extends RootProps<HTMLDivElement> {
  readonly credits: number
  readonly price: Money
  /** Shown only if higher than the price. */
  readonly formerPrice?: Money | undefined
  /** What one message costs. */
  readonly messagePrice?: Money | undefined
  readonly size?: PriceTagSize | undefined
  readonly variant?: PriceTagVariant | undefined
}

/** An amount of credits and its price. */
export function PriceTag({
  credits,
  price,
  formerPrice,
  messagePrice,
  size = 'md',
  variant = 'row',
  className,
  ...rest
}: PriceTagProps) {
  const amounts = useAmounts()
  const isLess = isReduced(price, formerPrice)
  return (
    <div
      {...rest}
      className={clsx(css.tag({ size, variant }), className)}
      data-reduced={isLess || undefined}
    >
      <span className={css.credits}>{amounts.credits(credits)}</span>
      <span className={css.money}>
        {isLess ? <FormerPrice price={formerPrice} className={css.former} /> : null}
        <span className={css.price}>{amounts.money(price)}</span>
      </span>
      {messagePrice === undefined ? null : (
        <span className={css.note}>{amounts.messagePrice(messagePrice)}</span>
      )}
    </div>
  )
}
