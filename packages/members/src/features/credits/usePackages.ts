import { creditsQuery, useClient, userQuery } from '@bouquet/client'
import type { CreditPackage, Settings } from '@bouquet/contract'
import { pricesFor } from '@bouquet/contract/packages'
import { type Locale, locales } from '@bouquet/i18n'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../platform/language/useLocale.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'

/**
 * The packages at the reader's own prices: members get the server's offer with their discount, visitors prices
 * without one. Null until it is known who reads and what they pay.
 */
export function usePackages(): readonly CreditPackage[] | null {
  const client = useClient()
  const locale = useLocale()
  const settings = useSettings()
  const user = useQuery(userQuery(client)).data
  const offer = useQuery({ ...creditsQuery(client), enabled: user != null }).data
  if (user === undefined) return null
  if (user !== null) return offer?.packages ?? null
  return settings && visitorPackages(settings, locale)
}

/** The packages in the visitor's country, else in that of the language. */
export function visitorPackages(
  settings: Pick<Settings, 'geoip_country' | 'geoip_selected_country' | 'message_credits'>,
  locale: Locale,
): readonly CreditPackage[] {
  const { region = 'NL' } = new Intl.Locale(locales[locale].tag)
  const country = settings.geoip_selected_country ?? settings.geoip_country ?? region
  return pricesFor({ country, discount: null }, settings.message_credits).packages
}
