import { type Brand, type BrandFile, type CompanyFile, resolveBrand } from '@bouquet/theme'

type Settings = Brand['settings']

const settings: Settings = {
  countries: ['DE', 'AT', 'CH'],
  visible_profile_fields: [
    'sexuality',
    'hair_colour',
    'eye_colour',
    'body_type',
    'relationship_status',
    'interests',
    'region',
    'city',
  ],
  visible_profile_notes: true,
  search_fields: ['region', 'interests'],
  message_credits: 5,
  photo_credits: 10,
  gift_credits: 15,
  signup_credits: 10,
  message_length: 500,
  minimum_message_costs: { DE: { amount: 99, currency: 'EUR' } },
  refund_days: 14,
  min_age: 18,
  signups: 'all',
  discreet: false,
  logged_out_search: 'limited',
  logged_out_search_trafficsource: 'all',
  member_resell: false,
  enable_site_entry_popup: 'yes',
  site_entry_countries: ['NL', 'DE'],
  fictional_profiles: true,
}

const file = (id: string): BrandFile => ({
  name: 'Harbour',
  domains: [`${id}.example`],
  niche: 'general',
  company: 'quay',
  seeds: { primary: '#c2185b', secondary: '#ef6c00', neutral: '#8d8d8d' },
  type: { display: 'fraunces', text: 'figtree' },
  art: 'waves',
})

const company: CompanyFile = {
  name: 'Quay Media B.V.',
  address: 'Kade 1, 1011 AA',
  kvk: '12345678',
  city: 'Amsterdam',
  country: 'NL',
  tradenames: ['Harbour'],
  vat_numbers: ['NL001234567B01'],
  support_phone: '+31 20 123 4567',
  support_email: 'help@harbour.example',
  delete_discount: 25,
  added: '2024-05-01T12:00:00Z',
}

/** A brand for tests; `id` names it and its domain. */
export function testBrand(id = 'harbour', own: Partial<Settings> = {}): Brand {
  const brand = resolveBrand(id, file(id), company)
  return { ...brand, settings: { ...settings, ...own } }
}
