import { type Brand, type BrandFile, type CompanyFile, resolveBrand } from '@bouquet/theme'

type Settings = Brand['settings']

/** Figures that tests calculate with; the other settings are the niche's. */
const settings: Partial<Settings> = {
  countries: ['DE', 'AT', 'CH'],
  message_credits: 5,
  photo_credits: 10,
  gift_credits: 15,
  signup_credits: 10,
  message_length: 500,
  search_fields: ['region', 'interests'],
  logged_out_search_trafficsource: 'all',
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

/** The company of every test's brand. */
export const testCompany: CompanyFile = {
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
  return resolveBrand(id, { ...file(id), settings: { ...settings, ...own } }, testCompany)
}
