import type { CreditPackage } from '@bouquet/contract'
import { formatMoney, formatNumber } from '@bouquet/i18n/format'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../language/useLocale.ts'

/** The package with the cheapest message; null when several are equally cheap. */
export function bestPackage(packages: readonly CreditPackage[]): CreditPackage | null {
  const [best, second] = packages.toSorted(
    (a, b) => a.message_price.amount - b.message_price.amount,
  )
  if (!best || !second) return null
  return best.message_price.amount < second.message_price.amount ? best : null
}

/** The package with an id, else the preselected one. */
export const chosenPackage = (
  packages: readonly CreditPackage[],
  id: string | null,
): CreditPackage | null =>
  packages.find((each) => each.id === id) ?? packages[1] ?? packages[0] ?? null

/** Translated texts of a package. The discount is shown once, above the packages. */
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
