import type { Counted, FigureGroup, Figures } from '@bouquet/contract/staff'
import { isLocale } from '@bouquet/i18n'
import { formatDate, formatMoney, languageName } from '@bouquet/i18n/format'
import { useTranslation } from 'react-i18next'
import { useDeskLocale } from '../../platform/language/useDeskLocale.ts'
import { useSession } from '../../platform/session.ts'

/** Formats figures in the language of the desk. */
export function useFigureTexts() {
  const { t } = useTranslation('desk')
  const locale = useDeskLocale()
  const brands = useSession()?.brands ?? []
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })

  const count = (counted: Counted) =>
    typeof counted === 'number' ? counted.toLocaleString(locale) : t(`figures.${counted}`)

  const day = (value: string) => formatDate(value, locale, 'medium', 'UTC')

  const dayAndMonth = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })

  /** A part of a whole; null where one of the two is not shown. */
  function share(part: Counted, whole: Counted): string | null {
    if (typeof part !== 'number' || typeof whole !== 'number' || whole <= 0) return null
    return part <= whole ? percent.format(part / whole) : null
  }

  const money = (sums: Figures['revenue']): string =>
    sums
      .map(({ amount, currency }) =>
        amount === null ? `${currency} –` : formatMoney({ amount, currency }, locale),
      )
      .join(', ')

  const landerNames: Readonly<Record<string, string>> = {
    home: t('figures.key_home'),
    other: t('figures.key_rest'),
    none: t('figures.key_none'),
  }

  /** A key of a group in words. */
  function key(group: FigureGroup, value: string): string {
    if (group === 'day' || group === 'week') return day(value)
    if (group === 'brand') return brands.find(({ id }) => id === value)?.name ?? value
    if (group === 'locale' && isLocale(value)) return languageName(value, locale)
    return landerNames[value] ?? value
  }

  return {
    count,
    share,
    money,
    day,
    /** Without its year. */
    shortDay: (value: string) => dayAndMonth.format(new Date(value)),
    key,
    percent: (value: number) => percent.format(value),
    /** Percentage points. */
    points: (value: number) => points.format(Math.abs(value) * 100),
  }
}
