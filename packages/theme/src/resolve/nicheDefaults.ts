import type { FeatureSettings, Locale, Niche } from '@bouquet/contract'
import { leastMessageCost } from '@bouquet/contract/packages'
import { niches } from './niches.ts'

/** Countries of each language. */
const countriesByLanguage: Readonly<Record<Locale, readonly string[]>> = {
  da: ['DK'],
  de: ['DE', 'AT', 'CH'],
  en: ['GB', 'IE'],
  es: ['ES'],
  fi: ['FI'],
  fr: ['FR', 'BE'],
  it: ['IT'],
  nb: ['NO'],
  nl: ['NL'],
  pl: ['PL'],
  sv: ['SE'],
}

/** In the order in which countries are listed: Europe, then the United States. */
const countries = [...Object.values(countriesByLanguage).flat(), 'US']

/** What a message costs at least in each country, by the packages that are sold. */
export const leastMessageCosts = (
  settings: Pick<FeatureSettings, 'countries' | 'message_credits'>,
): FeatureSettings['minimum_message_costs'] =>
  Object.fromEntries(
    settings.countries.map((country) => [
      country,
      leastMessageCost(country, settings.message_credits),
    ]),
  )

const messageCredits = 10

/** Default settings of a niche. */
export const nicheDefaults = (niche: Niche): FeatureSettings => {
  const { shown, searched, loggedOutSearch, reveals } = niches[niche]
  return {
    countries: [...countries],
    visible_profile_fields: [...shown],
    visible_profile_notes: true,
    search_fields: [...searched],
    message_credits: messageCredits,
    photo_credits: 20,
    gift_credits: 25,
    signup_credits: 30,
    message_length: 1000,
    minimum_message_costs: leastMessageCosts({ countries, message_credits: messageCredits }),
    refund_days: 14,
    min_age: 18,
    signups: 'all',
    discreet: reveals !== null,
    logged_out_search: loggedOutSearch,
    logged_out_search_trafficsource: loggedOutSearch,
    member_resell: false,
    enable_site_entry_popup: 'yes',
    site_entry_countries: ['NL', 'DE'],
    fictional_profiles: false,
  }
}
