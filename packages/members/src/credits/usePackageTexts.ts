import type { CreditPackage } from '@bouquet/contract'
import { formatMoney, formatNumber } from '@bouquet/i18n/format'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../language/useLocale.ts'

/** Translated texts of a package; the discount itself is shown once, above the packages. */
export function usePackageTexts() {
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
