import { useClient } from '@bouquet/client'
import { type CreditOffer, constants } from '@bouquet/contract'
import { formatDate, formatPercent } from '@bouquet/i18n/format'
import { CountdownTimer, useCountdown } from '@bouquet/ui/CountdownTimer'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../language/useLocale.ts'
import { bonus, bonusTime } from './credits.css.ts'

type Discount = NonNullable<CreditOffer['discount']>

/** The running discount with its true end; nothing is claimed about one that has no end. */
export function BonusLine({ discount }: { readonly discount: CreditOffer['discount'] }) {
  if (discount === null) return null
  return discount.code === constants.timeBonus.code ? (
    <TimeBonus discount={discount} />
  ) : (
    <OtherDiscount discount={discount} />
  )
}

function TimeBonus({ discount }: { readonly discount: Discount }) {
  const { t } = useTranslation('credits')
  const locale = useLocale()
  const { cache, clock } = useClient()
  const secondsLeft = useCountdown(
    discount.expires === null ? null : Date.parse(discount.expires),
    clock.now,
  )
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (isOver) void cache.invalidateQueries({ queryKey: ['credits'] })
  }, [isOver, cache])
  if (secondsLeft === null || isOver) return null
  const percent = formatPercent(discount.value_percentage / 100, locale)
  return (
    <p className={bonus}>
      <span>{t('bonus.time', { percent })}</span>
      <span className={bonusTime}>
        <span>{t('bonus.left')}</span>
        <CountdownTimer secondsLeft={secondsLeft} label={t('bonus.left')} />
      </span>
    </p>
  )
}

function OtherDiscount({ discount }: { readonly discount: Discount }) {
  const { t } = useTranslation('credits')
  const locale = useLocale()
  const percent = formatPercent(discount.value_percentage / 100, locale)
  return (
    <p className={bonus}>
      {discount.expires === null
        ? t('bonus.active', { percent })
        : t('bonus.until', { percent, date: formatDate(discount.expires, locale, 'moment') })}
    </p>
  )
}
