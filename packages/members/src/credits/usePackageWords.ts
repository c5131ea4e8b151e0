import type { CreditPackage } from '@bouquet/contract'
import { formatMoney, formatNumber } from '@bouquet/i18n/format'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../language/useLocale.ts'

/** Words for a package as it is offered now; the discount itself is said once, above all of them. */
export function usePackageWords() {
  const { t } = useTranslation('credits')
  const locale = useLocale()
  return ({ credits, price, former_price, message_price }: CreditPackage) => ({
    creditsText: t('package.credits', { count: credits, figure: formatNumber(credits, locale) }),
    priceText: formatMoney(price, locale),
    messagePriceText: t('package.message_price', { price: formatMoney(message_price, locale) }),
    ...(former_price && {
      formerPriceText: formatMoney(former_price, locale),
      formerPriceLabel: t('package.former_price'),
    }),
  })
}
