import { clsx } from 'clsx'
import type { Ref } from 'react'
import { Badge } from '../Badge/index.ts'
import { visuallyHidden } from '../base/index.ts'
import * as css from './CreditPackageCard.css.ts'

export interface CreditPackageCardProps {
  /** "100 credits". */
  readonly creditsText: string
  /** What is paid, in the reader's language. */
  readonly priceText: string
  /** The true former price, struck out; with it its name for those who cannot see the line. */
  readonly formerPriceText?: string | undefined
  readonly formerPriceLabel?: string | undefined
  /** "€ 0.90 a message". */
  readonly messagePriceText: string
  /** "25% off". */
  readonly discountText?: string | undefined
  /** "Best value", only when it is. */
  readonly bestValueText?: string | undefined
  readonly isSelected?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** All cards of one choice share it. */
  readonly name: string
  readonly value: string
  readonly onSelect?: (() => void) | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLLabelElement> | undefined
}

/** One package in a choice of several: a radio button that looks like a card. */
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
  ...marks
}: CreditPackageCardProps) => (
  <label {...marks} className={clsx(css.card, className)}>
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
      <span className={css.words}>
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
