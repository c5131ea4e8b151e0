import type { CreditPackage } from '@bouquet/contract'
import { leastMessagePrice } from '@bouquet/contract/packages'
import { formatMoney } from '@bouquet/i18n/format'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../platform/language/useLocale.ts'
import { muted } from '../../platform/screens/screen.css.ts'

/** What a message costs at least by the packages on offer to the reader; nothing where messages are free. */
export function MessagePrice({ packages }: { readonly packages: readonly CreditPackage[] }) {
  const { t } = useTranslation('credits')
  const locale = useLocale()
  const price = leastMessagePrice(packages)
  if (price === null) return null
  return <p className={muted}>{t('message_from', { price: formatMoney(price, locale) })}</p>
}
