import { formatMoney } from '@bouquet/i18n/format'
import { useTranslation } from 'react-i18next'
import { useUser } from '../accounts/session.ts'
import { useSettings } from '../app/useSettings.ts'
import { useLocale } from '../language/useLocale.ts'
import { small } from './credits.css.ts'

/** What a message costs at least in the reader's country; nothing where the brand states no price. */
export function MessagePrice() {
  const { t } = useTranslation('credits')
  const locale = useLocale()
  const settings = useSettings()
  const own = useUser()?.profile.country
  const country = own ?? settings?.geoip_selected_country ?? settings?.geoip_country
  const price = country ? settings?.minimum_message_costs[country] : undefined
  if (price === undefined) return null
  return <p className={small}>{t('message_from', { price: formatMoney(price, locale) })}</p>
}
