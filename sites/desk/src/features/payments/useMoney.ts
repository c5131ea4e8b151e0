import { useDeskLocale } from '../../platform/language/useDeskLocale.ts'

interface Amount {
  /** Minor unit. */
  readonly amount: number
  /** A currency of any provider, not only one of those that packages are sold in. */
  readonly currency: string
}

/** Formats amounts in the language of the desk. */
export function useMoney(): (money: Amount) => string {
  const locale = useDeskLocale()
  return ({ amount, currency }) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
    const digits = format.resolvedOptions().maximumFractionDigits ?? 2
    return format.format(amount / 10 ** digits)
  }
}
