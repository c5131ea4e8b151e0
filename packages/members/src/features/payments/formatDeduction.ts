import type { Locale, Money } from '@bouquet/contract'
import { formatMoney } from '@bouquet/i18n/format'

/** What is taken off or paid back: a negative sum with a minus sign, for which Intl writes a hyphen in most languages. */
export function formatDeduction({ amount, currency }: Money, locale: Locale): string {
  return formatMoney({ amount: -Math.abs(amount), currency }, locale).replace('-', '\u2212')
}
