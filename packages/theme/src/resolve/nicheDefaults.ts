import type { FeatureSettings, Niche } from '@bouquet/contract'
import { niches } from './niches.ts'

/** Countries of the eleven languages, each with the minimum price of a message. */
const messageCosts: FeatureSettings['minimum_message_costs'] = {
  DK: { amount: 550, currency: 'DKK' },
  DE: { amount: 75, currency: 'EUR' },
  AT: { amount: 75, currency: 'EUR' },
  CH: { amount: 75, currency: 'CHF' },
  GB: { amount: 65, currency: 'GBP' },
  IE: { amount: 75, currency: 'EUR' },
  ES: { amount: 75, currency: 'EUR' },
  FI: { amount: 75, currency: 'EUR' },
  FR: { amount: 75, currency: 'EUR' },
  BE: { amount: 75, currency: 'EUR' },
  IT: { amount: 75, currency: 'EUR' },
  NO: { amount: 850, currency: 'NOK' },
  NL: { amount: 75, currency: 'EUR' },
  PL: { amount: 325, currency: 'PLN' },
  SE: { amount: 850, currency: 'SEK' },
  US: { amount: 80, currency: 'USD' },
}

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
