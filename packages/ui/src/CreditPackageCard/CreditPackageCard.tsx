import { clsx } from 'clsx'
import type { Ref } from 'react'
import { Badge } from '../Badge/index.ts'
import { visuallyHidden } from '../base/index.ts'
import * as css from './CreditPackageCard.css.ts'

export interface CreditPackageCardProps {
  /** "100 credits". */
  readonly creditsText: string
  /** Formatted price. */
  readonly priceText: string
  /** Former price, struck through, with a label for screen readers. */
  readonly formerPriceText?: string | undefined
  readonly formerPriceLabel?: string | undefined
  /** "€ 0.90 a message". */
  readonly messagePriceText: string
  /** "25% off". */
  readonly discountText?: string | undefined
  /** For example "Best value". */
  readonly bestValueText?: string | undefined
  readonly isSelected?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** Shared by all cards of one group. */
  readonly name: string
  readonly value: string
  readonly onSelect?: (() => void) | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLLabelElement> | undefined
}

/** One credit package: a radio button that looks like a card. */
export const CreditPackageCard = ({
  creditsText,
  priceText,
  formerPriceText,
  formerPriceLabel,
  messagePriceText,
  discountText,
  bestValueText,
  isSelected,
  isDisabled,
  name,
  value,
  onSelect,
  className,
  ...rest
}: CreditPackageCardProps) => (
  <label {...rest} className={clsx(css.card, className)}>
    <span className={css.inner}>
      <input
        type="radio"
        className={css.input}
        name={name}
        value={value}
        {...(isSelected === undefined ? {} : { checked: isSelected })}
        disabled={isDisabled}
        onChange={() => onSelect?.()}
      />
      <span className={css.textBlock}>
        <span className={css.credits}>{creditsText}</span>
        <span className={css.message}>{messagePriceText}</span>
        {bestValueText === undefined && discountText === undefined ? null : (
          <span className={css.marks}>
            {bestValueText === undefined ? null : <Badge tone="secondary">{bestValueText}</Badge>}
            {discountText === undefined ? null : <Badge tone="success">{discountText}</Badge>}
          </span>
        )}
      </span>
      <span className={css.prices}>
        {formerPriceText === undefined ? null : (
          <s className={css.former}>
            {formerPriceLabel === undefined ? null : (
              <span className={visuallyHidden}>{formerPriceLabel} </span>
            )}
            {formerPriceText}
          </s>
        )}
        <span className={css.price}>{priceText}</span>
      </span>
    </span>
  </label>
)
