import type { CreditOffer } from '@bouquet/contract'
import { formatPercent } from '@bouquet/i18n/format'
import { CountdownTimer } from '@bouquet/ui/CountdownTimer'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../platform/language/useDates.ts'
import { useLocale } from '../../platform/language/useLocale.ts'
import { bonusTime } from './credits.css.ts'
import { isTimeBonus } from './discounts/bonus.rules.ts'
import { DiscountLine } from './discounts/DiscountLine.tsx'
import { useBonusTime } from './discounts/useBonusTime.ts'

type Discount = NonNullable<CreditOffer['discount']>

/** The active discount and, if it ends, the time left. */
export function BonusLine({ discount }: { readonly discount: CreditOffer['discount'] }) {
  if (discount === null) return null
  return isTimeBonus(discount) ? (
    <TimeBonus discount={discount} />
  ) : (
    <OtherDiscount discount={discount} />
  )
}

function TimeBonus({ discount }: { readonly discount: Discount }) {
  const { t } = useTranslation('credits')
  const locale = useLocale()
  const secondsLeft = useBonusTime(discount)
  if (!secondsLeft) return null
  const percent = formatPercent(discount.value_percentage / 100, locale)
  return (
    <DiscountLine>
      <span>{t('bonus.time', { percent })}</span>
      <span className={bonusTime}>
        <span>{t('bonus.left')}</span>
        <CountdownTimer secondsLeft={secondsLeft} label={t('bonus.left')} />
      </span>
    </DiscountLine>
  )
}

function OtherDiscount({ discount }: { readonly discount: Discount }) {
  const { t } = useTranslation('credits')
  const locale = useLocale()
  const dates = useDates()
  const percent = formatPercent(discount.value_percentage / 100, locale)
  return (
    <DiscountLine>
      {discount.expires === null
        ? t('bonus.active', { percent })
        : t('bonus.until', { percent, date: dates.format(discount.expires, 'moment') })}
    </DiscountLine>
  )
}
