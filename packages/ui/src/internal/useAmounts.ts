import type { Money } from '@bouquet/contract'
import { formatMoney, formatNumber, formatPercent } from '@bouquet/i18n/format'
import { useLabels, useLocale } from './labels.ts'

/** A former price counts only if it was higher, and in the same currency. */
export function isReduced(price: Money, former: Money | undefined): former is Money {
  return former !== undefined && former.currency === price.currency && former.amount > price.amount
}

/** Credits and money in the page's language. */
export function useAmounts() {
  const labels = useLabels()
  const locale = useLocale()
  const money = (price: Money) => formatMoney(price, locale)
  return {
    money,
    number: (figure: number) => formatNumber(figure, locale),
    /** "100 credits". */
    credits: (count: number) =>
      labels('price.credits', { count, figure: formatNumber(count, locale) }),
    /** "€0.45 a message". */
    messagePrice: (price: Money) => labels('price.message', { price: money(price) }),
    /** "25% off". */
    discount: (price: Money, former: Money) =>
      labels('price.discount', {
        percent: formatPercent(1 - price.amount / former.amount, locale),
      }),
  }
}
