import type { DiscountCode } from '@bouquet/contract'
import { formatDate, formatPercent } from '@bouquet/i18n/format'
import { CountdownTimer } from '@bouquet/ui/CountdownTimer'
import { Link } from '@bouquet/ui/LinkProvider'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../language/useLocale.ts'
import * as css from './bonus.css.ts'
import { isTimeBonus } from './bonus.rules.ts'

interface BonusBannerProps {
  readonly discount: DiscountCode
  /** Null while the time is shown elsewhere, or for a discount without a countdown. */
  readonly secondsLeft: number | null
}

/** One line at the top of the page: what is cheaper and until when; it leads to the packages. */
export function BonusBanner({ discount, secondsLeft }: BonusBannerProps) {
  const { t } = useTranslation('credits')
  const locale = useLocale()
  const { expires } = discount
  const percent = formatPercent(discount.value_percentage / 100, locale)
  const words = isTimeBonus(discount)
    ? t('bonus.time', { percent })
    : expires === null
      ? t('bonus.active', { percent })
      : t('bonus.until', { percent, date: formatDate(expires, locale, 'moment') })
  return (
    <aside className={css.banner} aria-label={t('bonus.label')}>
      <Link className={css.link} href="/credits">
        <span>
          {words} <ArrowRight size="1em" className={css.arrow} />
        </span>
      </Link>
      {secondsLeft === null ? null : (
        <span className={css.time}>
          {t('bonus.left')}{' '}
          <CountdownTimer size="sm" secondsLeft={secondsLeft} label={t('bonus.left')} />
        </span>
      )}
    </aside>
  )
}
