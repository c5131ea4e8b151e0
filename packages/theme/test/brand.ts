import type { BrandFile } from '../src/brand/brand.schema.ts'
import type { CompanyFile } from '../src/brand/company.ts'

export const file: BrandFile = {
  name: 'Rose',
  domains: ['rose.example'],
  niche: 'general',
  company: 'acorn',
  seeds: { primary: '#d9223b', secondary: '#f58a1f', neutral: '#8f7768' },
  type: { display: 'fraunces', text: 'figtree' },
  art: 'petals',
}

export const company: CompanyFile = {
  name: 'Acorn B.V.',
  address: 'Singel 1, 1012 VC',
  kvk: '90210417',
  city: 'Amsterdam',
  country: 'NL',
  tradenames: ['Acorn', 'Rose'],
  vat_numbers: ['NL865190417B01'],
  support_phone: '+31 20 555 0142',
  support_email: 'care@acorn.example',
  delete_discount: 25,
  added: '2024-03-18T09:00:00Z',
}
