import type { FeatureSettings, Locale, Niche } from '@bouquet/contract'
import { niches } from './niches.ts'

type MessageCosts = FeatureSettings['minimum_message_costs']

/** Countries of each language, with the minimum price of a message. */
const costsByLanguage: Readonly<Record<Locale, MessageCosts>> = {
  da: { DK: { amount: 550, currency: 'DKK' } },
  de: {
    DE: { amount: 75, currency: 'EUR' },
    AT: { amount: 75, currency: 'EUR' },
    CH: { amount: 75, currency: 'CHF' },
  },
  en: { GB: { amount: 65, currency: 'GBP' }, IE: { amount: 75, currency: 'EUR' } },
  es: { ES: { amount: 75, currency: 'EUR' } },
  fi: { FI: { amount: 75, currency: 'EUR' } },
  fr: { FR: { amount: 75, currency: 'EUR' }, BE: { amount: 75, currency: 'EUR' } },
  it: { IT: { amount: 75, currency: 'EUR' } },
  nb: { NO: { amount: 850, currency: 'NOK' } },
  nl: { NL: { amount: 75, currency: 'EUR' } },
  pl: { PL: { amount: 325, currency: 'PLN' } },
  sv: { SE: { amount: 850, currency: 'SEK' } },
}

/** In the order in which countries are listed: Europe, then the United States. */
const messageCosts: MessageCosts = Object.fromEntries([
  ...Object.values(costsByLanguage).flatMap((costs) => Object.entries(costs)),
  ['US', { amount: 80, currency: 'USD' }],
])

/** Default settings of a niche. */
export const nicheDefaults = (niche: Niche): FeatureSettings => {
  const { shown, searched, loggedOutSearch } = niches[niche]
  return {
    countries: Object.keys(messageCosts),
    visible_profile_fields: [...shown],
    visible_profile_notes: true,
    search_fields: [...searched],
    message_credits: 10,
    photo_credits: 20,
    gift_credits: 25,
    signup_credits: 30,
    message_length: 1000,
    minimum_message_costs: messageCosts,
    refund_days: 14,
    min_age: 18,
    signups: 'all',
    logged_out_search: loggedOutSearch,
    logged_out_search_trafficsource: loggedOutSearch,
    member_resell: false,
    enable_site_entry_popup: 'yes',
    site_entry_countries: ['NL', 'DE'],
    fictional_profiles: false,
  }
}
