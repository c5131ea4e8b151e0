import { packagesFor } from '@bouquet/contract/packages'
import { locales } from '@bouquet/i18n'
import { PriceTag } from '@bouquet/ui/PriceTag'
import { useSettings } from '../app/useSettings.ts'
import { useLocale } from '../language/useLocale.ts'
import { priceList } from './credits.css.ts'

/** The packages in the visitor's country, else in that of the language, with the price of a message. */
export function PriceList() {
  const settings = useSettings()
  const { region = 'NL' } = new Intl.Locale(locales[useLocale()].tag)
  if (!settings) return null
  const country = settings.geoip_selected_country ?? settings.geoip_country ?? region
  const terms = { country, messageCredits: settings.message_credits, percentage: 0 }
  return (
    <ul className={priceList}>
      {packagesFor(terms).map(({ id, credits, price, message_price }) => (
        <li key={id}>
          <PriceTag credits={credits} price={price} messagePrice={message_price} />
        </li>
      ))}
    </ul>
  )
}
