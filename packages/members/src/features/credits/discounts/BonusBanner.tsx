import type { DiscountCode } from '@bouquet/contract'
import { formatPercent } from '@bouquet/i18n/format'
import { TimeBonusBanner } from '@bouquet/ui/TimeBonusBanner'
import { WelcomeBonusBanner } from '@bouquet/ui/WelcomeBonusBanner'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../platform/language/useDates.ts'
import { useLocale } from '../../../platform/language/useLocale.ts'
import { isTimeBonus } from './bonus.rules.ts'

interface BonusBannerProps {
  readonly discount: DiscountCode
  /** Null for a discount without a countdown. */
  readonly secondsLeft: number | null
}

/** Banner at the top of the page: the discount, its end, and a link to the packages. */
export function BonusBanner({ discount, secondsLeft }: BonusBannerProps) {
  const { t } = useTranslation('credits')
  const locale = useLocale()
  const dates = useDates()
  const { expires, value_percentage } = discount
  const percent = formatPercent(value_percentage / 100, locale)
  const frame = {
    variant: 'bar',
    action: { label: t('offer.to_packages'), href: '/credits' },
  } as const
  if (isTimeBonus(discount)) {
    return (
      <TimeBonusBanner {...frame} title={t('bonus.time', { percent })} secondsLeft={secondsLeft} />
    )
  }
  return (
    <WelcomeBonusBanner
      {...frame}
      title={
        expires === null
          ? t('bonus.active', { percent })
          : t('bonus.until', { percent, date: dates.format(expires, 'moment') })
      }
    />
  )
}
